// A sheet of paper: the same drawing small as a preview and large from the printer. All its lengths are counted in
// `--mm`, which is a millimetre in print and a share of the width on a screen.
import type { ComponentChildren } from "preact";
import { Logo } from "../frame/Logo";
import { t } from "../language/words";
import { MEASURE, type Line, type Size } from "./format";

interface Props {
  size: Size;
  land?: boolean;
  kind: string;
  label: string;
  children: ComponentChildren;
}

export function PaperSheet({ size, land = false, kind, label, children }: Props) {
  const [wide] = land ? [...MEASURE[size]].reverse() : MEASURE[size];
  return (
    <div class={`leaf ${size} ${land ? "land" : "upright"} ${kind}`} role="img" aria-label={label}>
      <div class="ink" style={{ "--wide": wide }}>
        {children}
      </div>
    </div>
  );
}

export function SheetHead({ title, sub }: { title: string; sub: string }) {
  return (
    <header>
      <p class="title">{title}</p>
      <Logo />
      <p class="sub">{sub}</p>
    </header>
  );
}

/** A sentence of a sheet. */
export function lineText({ id, args = {}, condition }: Line): string {
  return t(id, condition ? { ...args, condition: t(condition.id, condition.args) } : args);
}

export const linesText = (lines: Line[]): string => lines.map(lineText).join(" ");
