// An option in a list: its tiles drawn, anything else in words.
import { choiceText } from "./advice";
import type { ActionView } from "../network/wire";
import { Tiles } from "../tile/MiniTile";

export function OptionLabel({ option }: { option: ActionView }) {
  return <span class="option">{option.do === "shut" ? <Tiles word={option.word ?? ""} /> : choiceText(option)}</span>;
}
