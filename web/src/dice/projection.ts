// The table is seen from above at an angle, without perspective: so a die looks the same wherever it lies.

/** How long a line of length 1 looks that lies on the table and points to the player, and how long one that stands. */
export const TILT = 0.788;
export const HEIGHT = 0.6156752390669318;
