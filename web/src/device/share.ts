// Handing something on. A page on a home network has no secure context: there the clipboard is reached the old way.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByField(text);
  }
}

/** Copies from a field that is selected. Under an open dialog only what is in it can have the focus. */
function copyByField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.select();
  const done = document.activeElement === field && document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

/** Hands a text on by the means of the device, or copies it; what came of it. */
export async function shareText(text: string): Promise<"shared" | "copied" | "failed"> {
  if (navigator.share) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "shared";
    }
  }
  return (await copyText(text)) ? "copied" : "failed";
}

/** Shares a link by the means of the device, or copies it; what came of it. */
export async function shareLink(title: string, url: string): Promise<"shared" | "copied" | "failed"> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "shared";
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/** Saves a text as a file. */
export const saveFile = (name: string, text: string, kind = "text/plain"): void =>
  saveBlob(name, new Blob([text], { type: `${kind};charset=utf-8` }));

export function saveBlob(name: string, content: Blob): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(content);
  anchor.download = name;
  anchor.target = "_self";
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
