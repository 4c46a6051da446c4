// What the server keeps about this device: found, downloaded, deleted.
// It is asked without becoming known to it: whoever is unknown has nothing there.
import { ask } from "../network/ask";

/** The id of this device at the server; "" if the server does not know it, null if there is no server. */
export async function deviceId(): Promise<string | null> {
  try {
    const answer = await ask("/api/mine");
    if (answer.status === 401) return "";
    return answer.ok ? ((await answer.json()) as { device: string }).device : null;
  } catch {
    return null;
  }
}

/** Saves everything, in as many files as it takes; whether it succeeded. */
export async function download(save: (name: string, content: Blob) => void): Promise<boolean> {
  let after: string | null = "0";
  for (let part = 1; after !== null; part++) {
    const answer: Response = await ask(`/api/export?after=${after}`);
    if (!answer.ok) return false;
    save(part > 1 ? `shutbox-server-${part}.zip` : "shutbox-server.zip", await answer.blob());
    after = answer.headers.get("x-shutbox-after");
  }
  return true;
}

/** Deletes it; whether it succeeded. */
export async function forget(device: string): Promise<boolean> {
  const headers = { "content-type": "application/json" };
  const answer = await ask("/api/forget", { method: "POST", headers, body: JSON.stringify({ device }) });
  return answer.ok;
}
