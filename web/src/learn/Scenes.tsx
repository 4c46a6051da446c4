// Something told step by step: a box as it stands, who holds what, and a sentence.
import { useSignal } from "@preact/signals";
import { countsAt, full, tilesAt, type Columns } from "../box/columns";
import { looksAfter } from "../box/position";
import { t } from "../language/words";
import { Box } from "../box/Box";
import { Num } from "../box/Num";
import { Pip } from "../dice/Die";

export interface Person {
  name: string;
  mark: "holds" | "now" | "tried" | "waits" | "out";
  total?: number;
  points?: number;
}

export interface Scene {
  text: string;
  people?: Person[];
  position?: string;
  faces?: number[];
}

export function Scenes({ scenes, box, label }: { scenes: Scene[]; box?: Columns; label: string }) {
  const at = useSignal(0);
  const now = scenes[at.value]!;
  const position = scenes.slice(0, at.value + 1).filter((scene) => scene.position).at(-1)?.position;
  return (
    <div class="scenes" role="group" aria-label={label}>
      {now.people && <People people={now.people} />}
      {box && position && (
        <Box tiles={tilesAt(box, countsAt(box, position) ?? full(box))} label={label} looks={looksAfter()} />
      )}
      <p class="told" aria-live="polite">
        {now.faces && (
          <span class="mini" aria-hidden="true">
            {now.faces.map((face, place) => (
              <Pip key={place} face={face} />
            ))}
          </span>
        )}
        {now.text}
      </p>
      <ol class="onpaper">
        {scenes.map((scene) => (
          <li key={scene.text}>{scene.text}</li>
        ))}
      </ol>
      <div class="steps">
        <button type="button" class="btn quiet" disabled={at.value === 0} onClick={() => (at.value -= 1)}>
          {t("learn-step-back")}
        </button>
        <span>{t("learn-step-of", { step: at.value + 1, steps: scenes.length })}</span>
        <button
          type="button"
          class="btn quiet"
          disabled={at.value === scenes.length - 1}
          onClick={() => (at.value += 1)}
        >
          {t("learn-step-next")}
        </button>
      </div>
    </div>
  );
}

function People({ people }: { people: Person[] }) {
  return (
    <ol class="chasers">
      {people.map((person) => (
        <li key={person.name} class={`is-${person.mark}`}>
          <span class="n">{person.name}</span>
          {person.mark === "holds" ? (
            <span class="chip">
              <Num value={person.total ?? 0} />
            </span>
          ) : (
            <i class={person.mark === "now" ? "dot now" : person.mark === "waits" ? "dot" : "dot done"} />
          )}
          <span class="p">
            {t("learn-mark", { mark: person.mark })}
            {person.mark === "tried" && person.total !== undefined && <b> {person.total}</b>}
            {person.points !== undefined && <b class="plus"> +{person.points}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}
