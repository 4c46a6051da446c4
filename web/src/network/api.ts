// HTTP requests to the server. A device that the server does not know yet introduces itself first.
import { ask } from "./ask";
import type { Fault } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.text ?? fault.code);
  }
}

async function once<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await ask(path, {
    method,
    signal: signal ?? null,
    ...(method === "POST" ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body ?? {}) } : {}),
  });
  const data = await response.json().catch(() => ({ error: { code: "http-fault", arguments: {} } }));
  if (!response.ok) throw new ApiError(response.status, data.error as Fault);
  return data as Answer;
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.fault.code === "device-unknown";

export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    return await once<Answer>(method, path, body, signal);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await once("POST", "/api/devices");
    return once<Answer>(method, path, body, signal);
  }
}

/** Makes this device known to the server, if it is not yet. */
export async function introduce(): Promise<void> {
  await once("GET", "/api/mine").catch((error) => {
    if (!isUnknown(error)) throw error;
    return once("POST", "/api/devices");
  });
}
