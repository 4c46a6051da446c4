// What one can do now, under the thumb: one button that says what will happen, take back to its left, all ways to its
// right. The button stays the same element through a turn, so that keys and screen readers keep their place on it.
import type { ComponentChildren } from "preact";
import { optionName } from "../advice";
import type { Gathering } from "../gather";
import { listed, t } from "../words";
import type { ActionView, GameView } from "../wire";
import { DiceSign } from "./DiceSign";
import { Icon } from "./Icon";
import { Sum, values } from "./Sum";

export interface ActionsProps {
  game: GameView;
  /** What is to be done here: nothing yet, look on, guess, or act. */
  part: "look" | "wait" | "guess" | "act";
  legal: ActionView[];
  got: Gathering;
  gathered: ReadonlySet<string>;
  missing: number;
  dice: number;
  guessed: ActionView | null;
  busy: boolean;
  next: string;
  on: {
    dice: (count: number) => void;
    throw: (count: number) => void;
    play: (action: ActionView) => void;
    guess: (move: ActionView) => void;
    back: (() => void) | null;
    ways: () => void;
    skip: () => void;
  };
}

function Main({ able, onClick, label, children }: { able: boolean; onClick: () => void; label?: string | undefined; children: ComponentChildren }) {
  return (
    <button type="button" class="btn main" aria-disabled={!able} aria-label={label} onClick={() => able && onClick()}>
      {children}
    </button>
  );
}

export function Actions(props: ActionsProps) {
  const { game, part, legal } = props;
  if (part === "act" && (game.phase === "survivor" || game.phase === "penalty")) return <Choice {...props} />;
  const tiles = (part === "act" || part === "guess") && game.phase === "shut" && !props.guessed;
  const counts = part === "act" && game.phase !== "shut" && game.dice.length > 1 ? [...game.dice].sort((one, other) => one - other) : [];
  const back = part === "act" && props.on.back !== null;
  const kind = tiles ? "act" : back && !counts.length ? "act behind" : counts.length ? (back ? "act throw back" : "act throw") : "act one";
  return (
    <footer class={kind}>
      {(tiles || back) && (
        <button key="back" type="button" class="iconbtn ring" aria-label={t("web-take-back")} disabled={props.on.back === null || props.busy} onClick={() => props.on.back?.()}>
          <Icon name="undo" />
        </button>
      )}
      {counts.length > 0 && <Count key="count" counts={counts} chosen={props.dice} onChoose={props.on.dice} />}
      <MainAction key="main" {...props} />
      {tiles && (
        <button key="ways" type="button" class="iconbtn ring" aria-label={t("web-all-ways", { count: legal.length })} onClick={props.on.ways}>
          <Icon name="list" />
        </button>
      )}
      {part === "act" && <KeyGuide key="keys" />}
    </footer>
  );
}

function MainAction({ game, part, got, gathered, missing, dice, guessed, busy, next, on }: ActionsProps) {
  if (part === "look") return <Main able onClick={on.skip}>{next ? t("web-go-on-to", { who: next }) : t("web-go-on")}</Main>;
  const who = game.at === null ? "" : game.seats[game.at]!.name;
  if (part === "wait") return <p class="waits">{t("web-waits", { who, phase: game.phase })}</p>;
  if (guessed) return <p class="waits">{t("web-guessed", { option: optionName(guessed) })}</p>;
  if (game.phase !== "shut") {
    return (
      <Main able={!busy} onClick={() => on.throw(dice)}>
        {game.phase === "start" ? t("web-throw-start", { dice }) : t("web-throw", { dice })}
      </Main>
    );
  }
  const move = got.complete ?? got.only;
  if (!move) return <Main able={false} onClick={on.skip}>{t("web-still-missing", { missing })}</Main>;
  const added = got.complete ? [] : values(move).filter((_, place) => !gathered.has(`${move.columns![place]} ${move.rows![place]}`));
  const label = t("web-shut-label", { guess: part === "guess" ? "yes" : "no", tiles: listed(values(move)), added: listed(added), count: gathered.size ? added.length : 0 });
  return (
    <Main able={!busy} onClick={() => (part === "guess" ? on.guess(move) : on.play(move))} label={label}>
      {part === "guess" ? t("web-guess") : t("web-shut")} <Sum move={move} gathered={gathered.size ? gathered : null} />
    </Main>
  );
}

/** What the keys do, where there is a keyboard and room to say so. */
function KeyGuide() {
  return (
    <p class="keys deskonly" aria-hidden="true">
      <span><kbd>1 … 9</kbd>{t("web-key-gather")}</span>
      <span><kbd>↵</kbd>{t("web-key-shut")}</span>
      <span><kbd>␣</kbd>{t("web-key-throw")}</span>
      <span><kbd>⌫</kbd>{t("web-key-back")}</span>
    </p>
  );
}

function Count({ counts, chosen, onChoose }: { counts: number[]; chosen: number; onChoose: (count: number) => void }) {
  return (
    <div class="seg" role="group" aria-label={t("web-how-many")}>
      {counts.map((each) => (
        <button key={each} type="button" aria-pressed={each === chosen} aria-label={t("web-dice", { dice: each })} onClick={() => onChoose(each)}>
          <DiceSign count={each} />
        </button>
      ))}
    </div>
  );
}

/** A real choice has equal buttons and no default. */
function Choice({ game, legal, busy, on }: ActionsProps) {
  const seat = game.at === null ? null : game.seats[game.at]!;
  const points = (seat?.points ?? 0) + 1;
  const wins = game.limit !== null && points >= game.limit;
  return (
    <footer class="act choice">
      {legal.map((action) => (
        <button
          key={action.word ?? action.dice}
          type="button"
          class="btn main"
          aria-disabled={busy}
          onClick={() => !busy && (action.do === "throw" ? on.throw(action.dice!) : on.play(action))}
        >
          {action.do === "throw" ? <DiceSign count={action.dice!} /> : action.do === "take" ? <span class="pegs"><i class="in" /></span> : null}
          {t("web-choice", { choice: action.word ?? "throw", dice: action.dice ?? 0, several: game.dice.length > 1 ? "yes" : "no" })}
          {game.phase === "survivor" && <small>{t("web-choice-stake", { choice: action.word ?? "throw", points, wins: wins ? "yes" : "no" })}</small>}
        </button>
      ))}
    </footer>
  );
}
