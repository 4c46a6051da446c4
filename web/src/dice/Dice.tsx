// The dice on the mat. A throw that is seen to fall tumbles: another face is up while the die flies.
import { andList, t } from "../language/words";
import { Die } from "./Die";

const yaw = (place: number, rolled: number): number => (place % 2 ? 57 : 21) + ((rolled * 7 + place * 5) % 10);

export function Dice({ faces, rolled }: { faces: number[]; rolled: number }) {
  if (!faces.length) return null;
  return (
    <div class="dice" role="img" aria-label={t("web-thrown", { faces: andList(faces.map(String)) })} key={rolled}>
      {faces.map((face, place) => (
        <span key={place} class={rolled ? "cell falls" : "cell"} style={{ "--i": place }}>
          {rolled > 0 && (
            <Die face={face > 6 ? face : (face + place + 1) % 6 || 6} yaw={yaw(place + 1, rolled)} twist={place} />
          )}
          <Die face={face} yaw={yaw(place, rolled)} twist={(face + place + rolled) % 4} />
        </span>
      ))}
    </div>
  );
}
