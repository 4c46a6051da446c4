// What is heard of the scene on the stage.
import { useEffect } from "preact/hooks";
import { playSounds, ring } from "../device/sound";
import type { StageView } from "../live/stage";

/** Everything is heard when it is told; dice in the air are heard where they fly (`Dice`). */
export function useSceneSounds({ kind, told, celebrated }: StageView): void {
  useEffect(() => {
    if (kind === "meanwhile") return;
    playSounds(told.flatMap((each) => each.facts));
    if (celebrated) ring();
  }, [kind, told]);
}
