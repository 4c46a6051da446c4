// A real choice has equal buttons and no default; the survivor's say what each of them can bring.
import { t } from "../../language/words";
import type { ActionView, GameView } from "../../network/wire";
import { DiceSign } from "../../dice/DiceSign";
import type { ActionsProps } from "../Actions";
import { Main } from "./Main";
import { goalOf, oddsText, otherwiseText, tellsOdds, type Goal } from "./odds";

export function Choice({ game, hand, snapshot, busy, talk }: ActionsProps) {
  const goal = goalOf(game);
  const counted = tellsOdds(snapshot);
  return (
    <footer class="act choice">
      {snapshot.legal.map((action) => (
        <Main
          key={action.word ?? action.dice}
          able={!busy && hand.part === "act"}
          fresh={hand.fresh}
          onClick={() => (action.do === "throw" ? hand.toss(action.dice!) : void hand.make(action))}
        >
          <ChoiceSign action={action} />
          <span>{counted && action.odds ? throwText(game, action, goal) : choiceText(game, action)}</span>
          {game.phase === "survivor" && <small>{stakeText(action, goal, counted)}</small>}
        </Main>
      ))}
      {talk}
    </footer>
  );
}

const ChoiceSign = ({ action }: { action: ActionView }) => (
  <>
    {action.do === "throw" && <DiceSign count={action.dice!} />}
    {action.do === "take" && (
      <span class="pegs">
        <i class="in" />
      </span>
    )}
  </>
);

const several = ({ dice }: GameView): boolean => dice.length > 1;

const choiceText = (game: GameView, { word, dice = 0 }: ActionView): string =>
  t("web-choice", { choice: word ?? "throw", dice, several: several(game) ? "yes" : "no" });

/** The throw with what it most likely brings; the number of dice is said where it is part of the choice. */
const throwText = (game: GameView, { odds, dice = 0 }: ActionView, goal: Goal): string =>
  t("you-odds-throw", { dice: several(game) ? dice : 0, odds: oddsText(odds!, goal) });

/** What else is at stake: another gain, nothing at all, or what a point is for. */
function stakeText({ odds, word }: ActionView, goal: Goal, counted: boolean): string {
  if (counted && odds) return otherwiseText(odds, goal);
  const wins = goal.missing <= 1;
  if (counted && word === "take" && !wins) return t("you-odds-sure");
  return t("web-choice-stake", { choice: word ?? "throw", points: goal.points + 1, wins: wins ? "yes" : "no" });
}
