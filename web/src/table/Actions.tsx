// What one can do now, under the thumb: one button that says what will happen, take back to its left, all ways to its
// right. The button stays the same element through a turn, so that keys and screen readers keep their place on it.
import type { ComponentChildren } from "preact";
import { optionText } from "../coach/advice";
import type { Snapshot } from "../live/reducer";
import type { Hand } from "../live/useHand";
import { andList, t } from "../language/words";
import type { ActionView, GameView } from "../network/wire";
import { addressee } from "../first/me";
import { DiceSign } from "../dice/DiceSign";
import { Icon, type IconName } from "../frame/Icon";
import { Sum, spoken } from "../box/Sum";
import { Drawn } from "../tile/Drawn";
import { Choice } from "./choice/Choice";
import { Main } from "./choice/Main";

export interface ActionsProps {
  game: GameView;
  hand: Hand;
  snapshot: Snapshot;
  busy: boolean;
  /** Whose turn comes after what is being looked at. */
  next: string;
  onWays: () => void;
  /** The button for reactions, where there is somebody to talk to. */
  talk: ComponentChildren;
  /** Calls the player at the box gently, once the others have waited for long. */
  nudge: { who: string; call: () => void } | null;
}

export function Actions(props: ActionsProps) {
  const { game, hand, busy } = props;
  const { legal } = props.snapshot;
  const acting = hand.part === "act" || hand.part === "held";
  if (acting && (game.phase === "survivor" || game.phase === "penalty")) return <Choice {...props} />;
  const counts =
    acting && game.phase !== "shut" && game.dice.length > 1 ? [...game.dice].sort((one, other) => one - other) : [];
  // Whoever waits has nothing to press.
  const waits = hand.part !== "look" && (hand.part === "wait" || hand.guess !== null);
  const kind = waits ? "act one" : hand.tossForAll ? "act all" : "act";
  return (
    <footer class={kind}>
      {(kind === "act" || hand.back) && <TakeBack key="back" hand={hand} busy={busy} />}
      <MainAction key="main" {...props} />
      {hand.tossForAll && <TossForAll key="all" toss={hand.tossForAll} {...props} />}
      {kind === "act" &&
        (counts.length > 0 ? (
          <Count key="count" counts={counts} chosen={hand.dice} onChoose={hand.setDice} />
        ) : (
          <AllWays key="ways" count={hand.choosing ? legal.length : 0} onWays={props.onWays} />
        ))}
      {props.talk}
      <KeyGuide key="keys" idle={!acting} />
    </footer>
  );
}

interface SideButtonProps {
  able: boolean;
  label: string;
  icon: IconName;
  onClick: () => void;
}

/** What stands beside the main button: it is always there, so that nothing moves, and keeps the focus. */
function SideButton({ able, label, icon, onClick }: SideButtonProps) {
  return (
    <button
      type="button"
      class="iconbtn ring"
      aria-label={label}
      aria-disabled={!able}
      onClick={() => able && onClick()}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Takes back what was done last. */
function TakeBack({ hand, busy }: { hand: Hand; busy: boolean }) {
  const able = hand.back !== null && !busy && hand.part !== "held";
  return (
    <SideButton
      able={able}
      label={t("web-take-back")}
      icon="undo"
      onClick={() => !hand.fresh && hand.back?.()}
    />
  );
}

/** Opens the list of all ways to use the throw, where there are any. */
const AllWays = ({ count, onWays }: { count: number; onWays: () => void }) => (
  <SideButton
    able={count > 0}
    label={count ? t("web-all-ways", { count }) : t("frame-ways")}
    icon="list"
    onClick={onWays}
  />
);

/** Throws for the start for everybody here, where nobody cares for doing it alone. */
function TossForAll({ hand, busy, toss }: ActionsProps & { toss: () => void }) {
  return (
    <Main able={!busy && hand.part === "act"} fresh={hand.fresh} onClick={toss}>
      {t("web-throw-start-all")}
    </Main>
  );
}

function MainAction({ game, hand, busy, next, nudge }: ActionsProps) {
  const { fresh } = hand;
  if (hand.part === "look")
    return (
      <Main able fresh={fresh} onClick={hand.skip}>
        {next ? (next === addressee.value ? t("you-go-on") : t("web-go-on-to", { who: next })) : t("web-go-on")}
      </Main>
    );
  const { guess } = hand;
  if (guess)
    return (
      <p class="waits" tabIndex={-1}>
        <Drawn say={(write) => t("web-guessed", { option: optionText(guess, write) })} />
      </p>
    );
  if (hand.part === "wait" && nudge)
    return (
      <button type="button" class="btn quiet nudge" onClick={nudge.call}>
        {t("company-nudge", { who: nudge.who })}
      </button>
    );
  if (hand.part === "wait")
    return (
      <p class="waits" tabIndex={-1}>
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
  const added = spoken(move).filter((_, place) => !gathered.has(`${move.columns![place]} ${move.rows![place]}`));
  return t("web-shut-label", {
    guess: part === "guess" ? "yes" : "no",
    tiles: andList(spoken(move)),
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

/** With how many dice: a button that shows the choice, and goes on to the next. */
function Count({ counts, chosen, onChoose }: { counts: number[]; chosen: number; onChoose: (count: number) => void }) {
  const next = counts[(counts.indexOf(chosen) + 1) % counts.length]!;
  return (
    <button
      type="button"
      class="iconbtn ring count"
      title={t("web-how-many")}
      aria-label={t("web-dice", { dice: next })}
      onClick={() => onChoose(next)}
    >
      {counts.map((each) => (
        <i key={each} class={each === chosen ? "chosen" : ""}>
          <DiceSign count={each} />
        </i>
      ))}
    </button>
  );
}
