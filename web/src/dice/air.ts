// How long dice fly until they rest, in milliseconds at the usual speed. All throws take the same time: how long a
// flight took in the box is stretched to it.
const AIR = 900;

export const airTime = (): number => AIR;
