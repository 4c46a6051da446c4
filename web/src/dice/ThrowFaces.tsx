// A throw in a list: small faces, named as a whole.
import { andList, t } from "../language/words";
import { Pip } from "./Die";

export function ThrowFaces({ faces }: { faces: number[] }) {
  return (
    <span class="mini" role="img" aria-label={t("web-thrown", { faces: andList(faces.map(String)) })}>
      {faces.map((face, place) => (
        <Pip key={place} face={face} />
      ))}
    </span>
  );
}
