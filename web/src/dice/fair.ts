// Dice that are thrown in the browser.

/** A face of a fair die: bytes that would favour low faces are rejected. */
export function fairFace(
  faces: number,
  byte: () => number = () => crypto.getRandomValues(new Uint8Array(1))[0]!,
): number {
  const most = 256 - (256 % faces);
  let drawn = byte();
  while (drawn >= most) drawn = byte();
  return (drawn % faces) + 1;
}
