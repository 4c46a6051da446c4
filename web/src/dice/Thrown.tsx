// A throw in a list: small faces, named as a whole.
import { listed, t } from "../language/words";
import { Pip } from "./Die";

export function Thrown({ faces }: { faces: number[] }) {
  return (
    <span class="mini" role="img" aria-label={t("web-thrown", { faces: listed(faces.map(String)) })}>
      {faces.map((face, place) => (
        <Pip key={place} face={face} />
      ))}
    </span>
  );
}
