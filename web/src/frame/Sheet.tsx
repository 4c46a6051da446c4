// A sheet over the page: a dialog that Escape or a tap outside closes, with focus kept inside by the browser.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../language/words";
import { useFresh } from "./fresh";
import { Icon } from "./Icon";

export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  // Only a tap that begins outside closes: a finger may come down before the sheet acts, or slide out of it.
  const outside = useRef(false);
  // It may come by itself, under a finger that meant what was there before.
  const fresh = useFresh("open");
  // A dialog that is closed gives the focus back to what opened it; one that is only taken away would lose it.
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => {
      gone.current = true;
      shown.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={fresh ? "sheet-box fresh" : "sheet-box"}
      aria-label={title}
      onClose={() => !gone.current && onClose()}
      onPointerDown={(event) => (outside.current = !fresh && event.target === dialog.current)}
      onClick={(event) => outside.current && event.target === dialog.current && dialog.current?.close()}
    >
      <div class="inner">
        <header>
          <h2>{title}</h2>
          <button type="button" class="iconbtn" aria-label={t("web-close")} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
