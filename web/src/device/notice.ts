// Notifications of the desktop: only on a secure connection, on a computer, and after somebody has asked for them.
import { preferences } from "./preference";

/** Whether this device can show them: a phone does so for installed apps alone, and no browser without HTTPS. */
export const canNotify = (): boolean =>
  isSecureContext && "Notification" in window && matchMedia("(hover: hover) and (pointer: fine)").matches;

/** Asks the user for them; whether they are allowed. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Shows one, if they are wanted and nobody looks at the page. */
export function notify(title: string, body: string): void {
  if (!preferences.value.notify || !canNotify() || !document.hidden || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, icon: "/icon-turn.svg", tag: "shutbox" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
