// A throw in a list: small faces, named as a whole; its sum, where the faces are not known.
import { Num } from "../box/Num";
import { andList, t } from "../language/words";
import { Pip } from "./Die";

export function ThrowFaces({ faces, pips = 0 }: { faces: number[]; pips?: number }) {
  const numbers = faces.length || !pips ? faces : [pips];
  return (
    <span class="mini" role="img" aria-label={t("web-thrown", { faces: andList(numbers.map(String)) })}>
      {!faces.length && pips > 0 && <Num value={pips} />}
      {faces.map((face, place) => (
        <Pip key={place} face={face} />
      ))}
    </span>
  );
}
