// The time that dice are in the air, as box.css lets them fly.
const FIRST_DIE = 720;
const NEXT_DIE = 70;

/** How long dice fly, in milliseconds at the usual speed. */
export const airTime = (dice: number): number => FIRST_DIE + NEXT_DIE * (dice - 1);
