// What one can do now, under the thumb: one button that says what will happen, take back to its left, all ways to its
// right. The button stays the same element through a turn, so that keys and screen readers keep their place on it.
import type { ComponentChildren } from "preact";
import { optionName } from "../coach/advice";
import type { Hand } from "../live/useHand";
import { andList, t } from "../language/words";
import type { ActionView, GameView } from "../network/wire";
import { DiceSign } from "../dice/DiceSign";
import { Icon } from "../frame/Icon";
import { Sum, values } from "../box/Sum";

export interface ActionsProps {
  game: GameView;
  hand: Hand;
  /** What the player to act may do. */
  legal: ActionView[];
  busy: boolean;
  /** Whose turn comes after what is being looked at. */
  next: string;
  onWays: () => void;
}

export function Actions(props: ActionsProps) {
  const { game, hand, legal, busy } = props;
  const acting = hand.part === "act" || hand.part === "held";
  if (acting && (game.phase === "survivor" || game.phase === "penalty")) return <Choice {...props} />;
  const counts =
    acting && game.phase !== "shut" && game.dice.length > 1 ? [...game.dice].sort((one, other) => one - other) : [];
  const back = acting && hand.back !== null;
  const kind = hand.choosing
    ? "act"
    : counts.length
      ? back
        ? "act throw behind"
        : "act throw"
      : back
        ? "act behind"
        : hand.tossForAll
          ? "act all"
          : "act one";
  return (
    <footer class={kind}>
      {(hand.choosing || back) && (
        <button
          key="back"
          type="button"
          class="iconbtn ring"
          aria-label={t("web-take-back")}
          disabled={hand.back === null || busy || hand.part === "held"}
          onClick={() => !hand.fresh && hand.back?.()}
        >
          <Icon name="undo" />
        </button>
      )}
      {counts.length > 0 && <Count key="count" counts={counts} chosen={hand.dice} onChoose={hand.setDice} />}
      <MainAction key="main" {...props} />
      {hand.tossForAll && <TossForAll key="all" toss={hand.tossForAll} {...props} />}
      {hand.choosing && (
        <button
          key="ways"
          type="button"
          class="iconbtn ring"
          aria-label={t("web-all-ways", { count: legal.length })}
          onClick={props.onWays}
        >
          <Icon name="list" />
        </button>
      )}
      <KeyGuide key="keys" idle={!acting} />
    </footer>
  );
}

interface MainProps {
  able: boolean;
  /** Whether it has just come to mean this: it looks able, and a finger does nothing with it yet. */
  fresh: boolean;
  looks?: string;
  onClick: () => void;
  label?: string | undefined;
  children: ComponentChildren;
}

function Main({ able, fresh, looks = "btn main", onClick, label, children }: MainProps) {
  return (
    <button
      type="button"
      class={able && fresh ? `${looks} fresh` : looks}
      aria-disabled={!able || fresh}
      aria-label={label}
      onClick={(event) => able && (!fresh || !event.isTrusted) && onClick()}
    >
      {children}
    </button>
  );
}

/** Throws for the start for everybody here, where nobody cares for doing it alone. */
function TossForAll({ hand, busy, toss }: ActionsProps & { toss: () => void }) {
  return (
    <Main able={!busy && hand.part === "act"} fresh={hand.fresh} onClick={toss}>
      {t("web-throw-start-all")}
    </Main>
  );
}

function MainAction({ game, hand, busy, next }: ActionsProps) {
  const { fresh } = hand;
  if (hand.part === "look")
    return (
      <Main able fresh={fresh} onClick={hand.skip}>
        {next ? t("web-go-on-to", { who: next }) : t("web-go-on")}
      </Main>
    );
  if (hand.guess) return <p class="waits">{t("web-guessed", { option: optionName(hand.guess) })}</p>;
  if (hand.part === "wait")
    return (
      <p class="waits">
        {t("web-waits", { who: game.at === null ? "" : game.seats[game.at]!.name, phase: game.phase })}
      </p>
    );
  if (game.phase !== "shut") {
    const name = game.phase === "start" ? startName(game, hand) : t("web-throw", { dice: hand.dice });
    return (
      <Main
        able={!busy && hand.part === "act"}
        fresh={fresh}
        looks={hand.tossForAll ? "btn quiet" : "btn main"}
        onClick={() => hand.toss(hand.dice)}
      >
        {name}
      </Main>
    );
  }
  const { move, gathered } = hand;
  if (!move)
    return (
      <Main able={false} fresh={fresh} onClick={hand.skip}>
        {t("web-still-missing", { missing: hand.missing })}
      </Main>
    );
  return (
    <Main able={!busy} fresh={fresh} onClick={() => hand.make(move)} label={labelOf(move, hand)}>
      {hand.part === "guess" ? t("web-guess") : t("web-shut")}{" "}
      <Sum move={move} gathered={gathered.size ? gathered : null} />
    </Main>
  );
}

/** What it is called to throw for the start: beside the button for everyone it is for one alone. */
const startName = (game: GameView, { dice, tossForAll }: Hand): string =>
  tossForAll ? t("web-throw-start-one", { who: game.seats[game.at!]!.name }) : t("web-throw-start", { dice });

/** The button in words: which tiles, and which of them it adds to those that were gathered. */
function labelOf(move: ActionView, { part, gathered }: Hand): string {
  const added = values(move).filter((_, place) => !gathered.has(`${move.columns![place]} ${move.rows![place]}`));
  return t("web-shut-label", {
    guess: part === "guess" ? "yes" : "no",
    tiles: andList(values(move)),
    added: andList(added),
    count: gathered.size ? added.length : 0,
  });
}

/** What the keys do, where there is a keyboard and room to say so; its room is kept, so that nothing jumps. */
function KeyGuide({ idle }: { idle: boolean }) {
  return (
    <p class={idle ? "keys deskonly idle" : "keys deskonly"} aria-hidden="true">
      <span><kbd>1 … 9</kbd>{t("web-key-gather")}</span>
      <span><kbd><Icon name="enter" /></kbd>{t("web-key-shut")}</span>
      <span><kbd><Icon name="space" /></kbd>{t("web-key-throw")}</span>
      <span><kbd><Icon name="erase" /></kbd>{t("web-key-back")}</span>
    </p>
  );
}

function Count({ counts, chosen, onChoose }: { counts: number[]; chosen: number; onChoose: (count: number) => void }) {
  return (
    <div class="seg" role="group" aria-label={t("web-how-many")}>
      {counts.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          aria-label={t("web-dice", { dice: each })}
          onClick={() => onChoose(each)}
        >
          <DiceSign count={each} />
        </button>
      ))}
    </div>
  );
}

/** A real choice has equal buttons and no default. */
function Choice({ game, hand, legal, busy }: ActionsProps) {
  const points = (game.at === null ? 0 : (game.seats[game.at]!.points ?? 0)) + 1;
  const wins = game.limit !== null && points >= game.limit ? "yes" : "no";
  return (
    <footer class="act choice">
      {legal.map((action) => (
        <Main
          key={action.word ?? action.dice}
          able={!busy && hand.part === "act"}
          fresh={hand.fresh}
          onClick={() => (action.do === "throw" ? hand.toss(action.dice!) : void hand.make(action))}
        >
          {action.do === "throw" && <DiceSign count={action.dice!} />}
          {action.do === "take" && (
            <span class="pegs">
              <i class="in" />
            </span>
          )}
          {t("web-choice", {
            choice: action.word ?? "throw",
            dice: action.dice ?? 0,
            several: game.dice.length > 1 ? "yes" : "no",
          })}
          {game.phase === "survivor" && (
            <small>{t("web-choice-stake", { choice: action.word ?? "throw", points, wins })}</small>
          )}
        </Main>
      ))}
    </footer>
  );
}
