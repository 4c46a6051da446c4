// What is heard of the scene on the stage.
import { useEffect } from "preact/hooks";
import { playSounds, rattle, ring } from "../device/sound";
import type { StageView } from "../live/stage";

/** Dice are heard in the air, and everything else when it is told. */
export function useSceneSounds({ kind, air, told, celebrated }: StageView): void {
  useEffect(() => {
    if (kind === "roll") rattle(air.length);
    if (kind === "meanwhile") return;
    playSounds(told.flatMap((each) => each.facts));
    if (celebrated) ring();
  }, [kind, told]);
}
