// The code of a classroom: how it is shown, and how it is told from one that was said aloud.
/** A code as it is read aloud: K7M 4Q2. */
export const codeText = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase();

/** Whether a text may be the code of a classroom: six letters and digits, not digits alone. */
export const isRoomCode = (text: string): boolean => {
  const plain = text.replace(/[\s-]/g, "");
  return /^[0-9a-z]{6}$/i.test(plain) && /[a-z]/i.test(plain);
};
