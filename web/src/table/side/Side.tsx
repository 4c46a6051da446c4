// What stands beside the box: all of it where there is room, and otherwise one part at a time, behind tabs.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { keep, recall } from "../../device/storage";
import { Icon, type IconName } from "../../frame/Icon";
import { t } from "../../language/words";

export interface Panel {
  name: string;
  icon: IconName;
  label: string;
  content: ComponentChildren;
}

// From this width on, in pixels, an open panel stands beside the box; on a narrower screen it lies over it.
const DOCKED = 860;

/** The panel that is open at first: on a screen where it hides nothing, the one that was open last. */
const openAtFirst = (panels: Panel[]): string =>
  innerWidth < DOCKED ? "" : (recall<string>("panel") ?? panels[0]?.name ?? "");

export function Side({ panels }: { panels: Panel[] }) {
  const chosen = useSignal(openAtFirst(panels));
  const tabs = useRef<HTMLElement>(null);
  const open = panels.some((each) => each.name === chosen.value) ? chosen.value : "";
  const choose = (name: string) => keep("panel", (chosen.value = name));
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    tabs.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    choose("");
  };
  return (
    <>
      <nav class="tabs" ref={tabs} aria-label={t("frame-panels")} onKeyDown={leave}>
        {panels.map(({ name, icon, label }) => (
          <button
            key={name}
            type="button"
            aria-expanded={name === open}
            aria-controls={`panel-${name}`}
            onClick={() => choose(name === open ? "" : name)}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </button>
        ))}
      </nav>
      <aside class={open ? "aside open" : "aside"} onKeyDown={leave}>
        {panels.map(({ name, content }) => (
          <div key={name} id={`panel-${name}`} class={name === open ? "panel open" : "panel"}>
            {content}
          </div>
        ))}
      </aside>
    </>
  );
}
