// The dice on the mat. A throw that is seen to fall tumbles: another face is up while the die flies, and nobody is told
// what they show before they rest.
import { andList, t } from "../language/words";
import { Die } from "./Die";

const yaw = (place: number, rolled: number): number => (place % 2 ? 57 : 21) + ((rolled * 7 + place * 5) % 10);

interface DiceProps {
  faces: number[];
  /** The number of the throw: another one lies another way. */
  rolled: number;
  /** Whether they are in the air. */
  rolling: boolean;
}

export function Dice({ faces, rolled, rolling }: DiceProps) {
  if (!faces.length) return null;
  const name = rolling ? undefined : t("web-thrown", { faces: andList(faces.map(String)) });
  return (
    <div class="dice" role="img" aria-label={name} aria-hidden={rolling || undefined} key={rolled}>
      {faces.map((face, place) => (
        <span key={place} class={rolling ? "cell falls" : "cell"} style={{ "--i": place }}>
          {rolling && (
            <Die face={face > 6 ? face : (face + place + 1) % 6 || 6} yaw={yaw(place + 1, rolled)} twist={place} />
          )}
          <Die face={face} yaw={yaw(place, rolled)} twist={(face + place + rolled) % 4} />
        </span>
      ))}
    </div>
  );
}
