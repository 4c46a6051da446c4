// What the box of a game shows while one leafs through the games: the one thing that the others do not have.

export interface GameScene {
  faces: number[];
  /** Values of tiles that are picked for these faces. */
  picked: number[];
  /** Values of tiles that lie. */
  fallen: number[];
  /** Totals that add up, in the place of dice. */
  totals: number[];
  /** Whether players are seen to drop out. */
  survivors: boolean;
}

const PLAIN: GameScene = { faces: [4, 1], picked: [], fallen: [], totals: [], survivors: false };

const SCENES: Record<string, Partial<GameScene>> = {
  nine: { faces: [5, 2] },
  "shut-the-box": { faces: [3, 4], picked: [2, 5] },
  "ferme-ta-boite": { faces: [], fallen: [6, 8, 9], totals: [12, 7, 20] },
  "last-one-standing": { faces: [], survivors: true },
  twelve: { faces: [6, 5] },
};

export const sceneOf = (rules: string): GameScene => ({ ...PLAIN, ...SCENES[rules] });

/** The games that one leafs through, the simplest first. */
export const SHOWN = ["nine", "shut-the-box", "ferme-ta-boite", "double-shutter", "last-one-standing", "twelve"];
/** Those that are explained by a picture and five words. */
export const PICTURED = [...SHOWN.slice(0, 5), "triple", "twelve"];
