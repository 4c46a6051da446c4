// The published games, explained: what each of them has that the others have not, with boards to try.
import type { FunctionComponent } from "preact";
import { BOXES } from "../rules/axis";
import { countsAt, tilesAt } from "../box/columns";
import { looksAfter } from "../box/position";
import type { TurnState } from "./turn";
import { ruleTitle, t } from "../language/words";
import { Box } from "../box/Box";
import { LastChoice } from "./LastChoice";
import { Scenes, type Person, type Scene } from "./Scenes";
import { TryBoard } from "./TryBoard";

const NINE = BOXES["nine"]!;
const DOUBLE = BOXES["double"]!;
const FULL = "123456789/987654321";

/** The people of the examples. */
function names(): [string, string, string, string] {
  const names = t("learn-names").split(",").map((name) => name.trim());
  return [names[0] ?? "A", names[1] ?? "B", names[2] ?? "C", names[3] ?? "D"];
}

const people = (marks: [Person["mark"], number?, number?][]): Person[] =>
  marks.map(([mark, total, points], place) => ({
    name: names()[place]!,
    mark,
    ...(total === undefined ? {} : { total }),
    ...(points === undefined ? {} : { points }),
  }));

function ShutTheBox() {
  return (
    <>
      <section>
        <p class="lede">{t("learn-shut-the-box")}</p>
        <p>{t("learn-shut-the-box-two")}</p>
        <TryBoard
          rules="shut-the-box"
          box={NINE}
          start="123456789"
          script={[[4, 5]]}
          label={ruleTitle("shut-the-box")}
        />
        <p>{t("learn-shut-the-box-dice")}</p>
        <p>{t("learn-shut-the-box-end")}</p>
      </section>
      <Questions texts={[t("learn-shut-the-box-stop")]} />
    </>
  );
}

function FermeTaBoite() {
  const scenes: Scene[] = [
    { text: t("learn-ferme-ta-boite-mat-one"), position: "1.3.5...." },
    { text: t("learn-ferme-ta-boite-mat-two"), position: "1.3.5...9" },
    { text: t("learn-ferme-ta-boite-mat-three"), position: "1.3.5...9" },
  ];
  return (
    <>
      <section>
        <p class="lede">{t("learn-ferme-ta-boite")}</p>
        <p>{t("learn-ferme-ta-boite-any")}</p>
        <TryBoard
          rules="ferme-ta-boite"
          box={NINE}
          start="123456789"
          script={[[3, 6]]}
          label={ruleTitle("ferme-ta-boite")}
        />
        <p>{t("learn-ferme-ta-boite-rounds")}</p>
      </section>
      <section>
        <h2>{t("learn-ferme-ta-boite-mat")}</h2>
        <Scenes scenes={scenes} box={NINE} label={t("learn-ferme-ta-boite-mat")} />
        <p>{t("learn-ferme-ta-boite-mat-other")}</p>
      </section>
    </>
  );
}

/** The box, the throw, the count: what the games with two rows share. */
function DoubleTurn({ rules }: { rules: string }) {
  const behind = (now: TurnState) => {
    const word = now.last?.move.word;
    if (now.phase !== "throw" || now.thrown !== 1 || !word) return null;
    return word === "9'+1" ? t("learn-double-behind-done") : t("learn-double-behind-other");
  };
  const left = "..3....../..7......";
  return (
    <>
      <section>
        <h2>{t("learn-double-rows")}</h2>
        <p>{t("learn-double-rows-one")}</p>
        <p>{t("learn-double-rows-two")}</p>
      </section>
      <section>
        <h2>{t("learn-double-behind")}</h2>
        <p>{t("learn-double-behind-about")}</p>
        <TryBoard
          rules={rules}
          box={DOUBLE}
          start={FULL}
          script={[[4, 6]]}
          label={t("learn-double-behind")}
          say={behind}
        />
      </section>
      <section>
        <h2>{t("learn-double-die")}</h2>
        <p>{t("learn-double-die-about")}</p>
        <TryBoard rules={rules} box={DOUBLE} start="........./.....4..1" label={t("learn-double-die")} />
      </section>
      <section>
        <h2>{t("learn-double-count")}</h2>
        <p>{t("learn-double-count-about")}</p>
        <div class="scenes">
          <Box tiles={tilesAt(DOUBLE, countsAt(DOUBLE, left)!)} label={t("learn-double-count")} looks={looksAfter()} />
        </div>
        <p>{t("learn-double-count-first")}</p>
      </section>
    </>
  );
}

function Chase() {
  const [a, b, c, d] = names();
  const who = { a, b, c, d };
  const chase: Scene[] = [
    { text: t("learn-chase-one", who), people: people([["holds", 14], ["now"], ["waits"], ["waits"]]) },
    { text: t("learn-chase-two", who), people: people([["holds", 14], ["tried", 14], ["now"], ["waits"]]) },
    { text: t("learn-chase-three", who), people: people([["waits"], ["waits"], ["holds", 9], ["now"]]) },
    { text: t("learn-chase-four", who), people: people([["now"], ["waits"], ["holds", 9], ["tried", 22]]) },
    { text: t("learn-chase-five", who), people: people([["tried", 11], ["now"], ["holds", 9], ["tried", 22]]) },
    {
      text: t("learn-chase-six", who),
      people: people([
        ["tried", 11],
        ["tried", 30],
        ["holds", 9],
        ["tried", 22],
      ]),
    },
    {
      text: t("learn-chase-seven", who),
      people: people([
        ["tried", 11],
        ["tried", 30],
        ["holds", 9, 1],
        ["tried", 22],
      ]),
    },
  ];
  const box: Scene[] = [
    { text: t("learn-super-one", who), people: people([["holds", 0], ["now"], ["waits"], ["waits"]]) },
    { text: t("learn-super-two", who), people: people([["holds", 0], ["tried", 6], ["tried", 21], ["now"]]) },
    { text: t("learn-super-three", who), people: people([["now"], ["waits"], ["waits"], ["holds", 0]]) },
    { text: t("learn-super-four", who), people: people([["tried", 12], ["tried", 3], ["tried", 27], ["holds", 0, 2]]) },
  ];
  return (
    <>
      <section>
        <h2>{t("learn-chase")}</h2>
        <p>{t("learn-chase-about")}</p>
        <Scenes scenes={chase} label={t("learn-chase")} />
      </section>
      <section>
        <h2>{t("learn-super")}</h2>
        <p>{t("learn-super-about")}</p>
        <Scenes scenes={box} label={t("learn-super")} />
      </section>
    </>
  );
}

function DoubleShutter() {
  return (
    <>
      <p class="lede">{t("learn-double-shutter")}</p>
      <DoubleTurn rules="double-shutter" />
      <Chase />
      <section>
        <p>{t("learn-double-end")}</p>
      </section>
      <Questions texts={[t("learn-double-asked-last"), t("learn-double-asked-pass")]} />
    </>
  );
}

function DoubleShutter2008() {
  const rows = [
    { who: "winner", round: "+3", box: "+6" },
    { who: "other", round: "−1", box: "−2" },
  ];
  return (
    <>
      <section>
        <p class="lede">{t("learn-double-2008")}</p>
        <p>{t("learn-double-2008-pay")}</p>
        <table class="pays">
          <caption>{t("learn-double-2008-table")}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t("learn-double-2008-round")}</th>
              <th scope="col">{t("learn-double-2008-super")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.who}>
                <th scope="row">{t("learn-double-2008-who", { who: row.who })}</th>
                <td>{row.round}</td>
                <td>{row.box}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t("learn-double-2008-end")}</p>
      </section>
      <DoubleTurn rules="double-shutter-2008" />
      <Chase />
      <Questions texts={[t("learn-double-asked-last"), t("learn-double-asked-pass")]} />
    </>
  );
}

function LastOneStanding() {
  const [a, b, c] = names();
  const who = { a, b, c };
  const three = (marks: [Person["mark"], number?][]) => people(marks as [Person["mark"], number?, number?][]);
  const scenes: Scene[] = [
    { text: t("learn-last-one", who), position: FULL, people: three([["now"], ["waits"], ["waits"]]) },
    {
      text: t("learn-last-two", who),
      position: "12345678./987654321",
      faces: [4, 5],
      people: three([["waits"], ["now"], ["waits"]]),
    },
    {
      text: t("learn-last-three", who),
      position: "12.4567../987654321",
      faces: [5, 6],
      people: three([["waits"], ["waits"], ["now"]]),
    },
    {
      text: t("learn-last-four", who),
      position: "........./..7.5...1",
      faces: [1, 2],
      people: three([["now"], ["waits"], ["out"]]),
    },
    {
      text: t("learn-last-five", who),
      position: "........./..7......",
      faces: [2, 4],
      people: three([["waits"], ["now"], ["out"]]),
    },
    {
      text: t("learn-last-six", who),
      position: "........./..7......",
      faces: [3, 6],
      people: three([["now"], ["out"], ["out"]]),
    },
    { text: t("learn-last-seven", who), position: "........./..7......", people: three([["now"], ["out"], ["out"]]) },
  ];
  return (
    <>
      <section>
        <p class="lede">{t("learn-last")}</p>
        <h2>{t("learn-last-round")}</h2>
        <Scenes scenes={scenes} box={DOUBLE} label={t("learn-last-round")} />
      </section>
      <section>
        <h2>{t("learn-last-choice")}</h2>
        <p>{t("learn-last-choice-about")}</p>
        <LastChoice />
        <p>{t("learn-last-end")}</p>
      </section>
      <DoubleTurn rules="last-one-standing" />
      <Questions texts={[t("learn-last-asked")]} />
    </>
  );
}

function Questions({ texts }: { texts: string[] }) {
  return (
    <section>
      <h2>{t("learn-asked")}</h2>
      <ul class="questions">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

export const LESSONS: Record<string, FunctionComponent> = {
  "shut-the-box": ShutTheBox,
  "ferme-ta-boite": FermeTaBoite,
  "double-shutter": DoubleShutter,
  "double-shutter-2008": DoubleShutter2008,
  "last-one-standing": LastOneStanding,
};
