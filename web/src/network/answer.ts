// What the server answers to a question that changes as somebody taps: asked when they pause, the last one only, each
// once. The answer before stays until the next is there.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, request } from "./api";
import { faultOf } from "./fault";
import type { Fault } from "./wire";

// The server could answer these a moment later.
const LATER = ["http-too-many", "server-busy", "think-busy", "think-share"];

export interface AnswerState<Answer> {
  answer: Answer | null;
  /** Whether the answer is to what is asked now. */
  fresh: boolean;
  busy: boolean;
  fault: Fault | null;
}

const CACHE_SIZE = 300;
const AGAIN = 3000;
const cache = new Map<string, unknown>();

function remember(key: string, answer: unknown): void {
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value!);
  cache.set(key, answer);
}

/** Asks once, or tells what was answered before. */
export async function fetchAnswer<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const key = path + JSON.stringify(body);
  if (!cache.has(key)) remember(key, await requestPatiently<Answer>(path, body, signal));
  return cache.get(key) as Answer;
}

/** A server that has too much to do is asked again a little later. */
async function requestPatiently<Answer>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await request<Answer>("POST", path, body, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || !LATER.includes(error.fault.code)) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
      signal?.throwIfAborted();
    }
  }
}

export function useAnswer<Answer>(path: string, body: unknown, wait = 180): AnswerState<Answer> {
  const key = body === null ? "" : path + JSON.stringify(body);
  const state = useSignal<{ key: string; answer: Answer | null; fault: Fault | null }>({
    key: "",
    answer: null,
    fault: null,
  });
  useEffect(() => {
    if (!key) return;
    const stop = new AbortController();
    const ask = () =>
      fetchAnswer<Answer>(path, body, stop.signal).then(
        (answer) => stop.signal.aborted || (state.value = { key, answer, fault: null }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          state.value = { ...state.value, key, fault: faultOf(error) };
        },
      );
    const timer = setTimeout(ask, cache.has(key) ? 0 : wait);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  const here = state.value.key === key;
  const fault = here ? state.value.fault : null;
  return { answer: state.value.answer, fresh: here && !fault, busy: key !== "" && !here, fault };
}
