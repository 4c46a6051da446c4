// The box of the game that one has in mind, large, and a peg for each game that one can leaf to.
import type { ComponentChildren } from "preact";
import { Box, type Looks } from "../box/Box";
import { Num } from "../box/Num";
import { Figure } from "../control/Figure";
import { Die } from "../dice/Die";
import { Icon } from "../frame/Icon";
import { ruleName, t } from "../language/words";
import type { TileView } from "../network/wire";
import { savedRules, type House } from "../rules/house";
import { opening, rulebook, USUAL } from "../rules/rulebook";
import { factsOf, needsOthers, type Plan } from "./plan";
import { sceneOf, SHOWN, type GameScene } from "../rules/scene";

export const titleOf = (house: House): string => house.set["name"] ?? ruleName(house.rules);

const same = (one: House, other: House) => one.rules === other.rules && one.set["name"] === other.set["name"];

/** The games that one leafs through: the best known, those of one's own, and the chosen one. */
function shelf(chosen: House, alone: boolean): House[] {
  const own = savedRules().slice(-3).map(({ rules, set }) => ({ rules, set }));
  const fit = SHOWN.filter((rules) => !alone || !needsOthers(rulebook.value[rules]));
  const known = [...fit.map((rules) => ({ rules, set: {} })), ...own];
  return known.some((each) => same(each, chosen)) ? known : [...known, chosen];
}

interface ShowcaseProps {
  plan: Plan;
  onChoose: (house: House) => void;
}

export function Showcase({ plan, onChoose }: ShowcaseProps) {
  const scene = sceneOf(Object.keys(plan.house.set).length ? "" : plan.house.rules);
  const facts = factsOf(plan) ?? rulebook.value[USUAL]!;
  return (
    <Box
      tiles={opening(facts)}
      label={titleOf(plan.house)}
      looks={(tile) => looksIn(scene, tile)}
      mat={<SceneMat scene={scene} />}
      rail={<Games chosen={plan.house} alone={plan.whom === "alone"} onChoose={onChoose} />}
    />
  );
}

function looksIn({ picked, fallen }: GameScene, { state, value }: TileView): Looks {
  if (state !== "standing") return state === "shut" ? "shut" : "hid";
  if (fallen.includes(value)) return "shut";
  return picked.includes(value) ? "got" : "up";
}

interface StillBoxProps {
  tiles: TileView[][];
  label: string;
  children?: ComponentChildren;
}

/** A box as it was left, with a word about it in its rail if there is one. */
export function StillBox({ tiles, label, children }: StillBoxProps) {
  return (
    <Box
      tiles={tiles}
      label={label}
      looks={({ state }) => (state === "standing" ? "up" : state === "shut" ? "shut" : "hid")}
      mat={<SceneMat scene={sceneOf("")} />}
      rail={children && <div class="rail still">{children}</div>}
    />
  );
}

function SceneMat({ scene: { faces, totals, survivors } }: { scene: GameScene }) {
  return (
    <div class="mat" aria-hidden="true">
      {faces.length > 0 && (
        <div class="dice">
          {faces.map((face, place) => (
            <Die key={place} face={face} yaw={place ? 62 : 24} twist={place ? 0 : 1} />
          ))}
        </div>
      )}
      {totals.length > 0 && (
        <span class="sum totals">
          {totals.map((total, place) => (
            <>
              {place > 0 && <span key={`+${place}`}>+</span>}
              <span key={place} class="mt">
                <Num value={total} />
              </span>
            </>
          ))}
        </span>
      )}
      {survivors && (
        <span class="survivors">
          <Figure who="person" />
          <Figure who="person" />
          <Figure who="person" />
        </span>
      )}
    </div>
  );
}

interface GamesProps {
  chosen: House;
  alone: boolean;
  onChoose: (house: House) => void;
}

/** Leafs through the games, with a peg for each. */
function Games({ chosen, alone, onChoose }: GamesProps) {
  const games = shelf(chosen, alone);
  const at = games.findIndex((each) => same(each, chosen));
  const step = (by: number) => onChoose(games[(at + by + games.length) % games.length]!);
  return (
    <div class="rail">
      <button type="button" aria-label={t("web-previous")} onClick={() => step(-1)}>
        <span class="l">
          <Icon name="next" />
        </span>
      </button>
      <span class="pegs" role="img" aria-label={t("web-game-of", { number: at + 1, of: games.length })}>
        {games.map((each, place) => (
          <i key={place} class={same(each, chosen) ? "in" : ""} />
        ))}
      </span>
      <button type="button" aria-label={t("web-next")} onClick={() => step(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}
