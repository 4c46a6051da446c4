// What is heard of the scene on the stage.
import { useEffect } from "preact/hooks";
import { playSounds, ring } from "../device/sound";
import type { StoryEntry } from "../live/reducer";
import type { StageView } from "../live/stage";

/** Whether the box has just been shut. */
export const hasShut = (told: StoryEntry[]): boolean =>
  told.some((each) => each.facts.some((fact) => fact.kind === "box-shut"));

/** Everything is heard when it is told; dice in the air are heard where they fly (`Dice`). */
export function useSceneSounds({ kind, told, game }: StageView): void {
  useEffect(() => {
    if (kind === "meanwhile") return;
    playSounds(told.flatMap((each) => each.facts));
    if (hasShut(told)) ring(game.tiles.length);
  }, [kind, told]);
}
