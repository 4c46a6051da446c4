import { afterEach, expect, test, vi } from "vitest";
import { deviceId, download, forget } from "./server";

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

function serve(...answers: (Response | Error)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path} ${String(init?.body ?? "")}`.trim());
    const next = answers.shift()!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("a device is known, unknown, or there is no server to ask", async () => {
  serve(answer(200, { device: "abc" }), answer(401), answer(503), new Error("offline"));
  expect([await deviceId(), await deviceId(), await deviceId(), await deviceId()]).toEqual(["abc", "", null, null]);
});

test("everything is downloaded, in as many parts as it takes", async () => {
  const asked = serve(answer(200, {}, { "x-shutbox-after": "7" }), answer(200));
  const saved: string[] = [];
  expect(await download((name) => saved.push(name))).toBe(true);
  expect(asked).toEqual(["GET /api/export?after=0", "GET /api/export?after=7"]);
  expect(saved).toEqual(["shutbox-server.zip", "shutbox-server-2.zip"]);
  serve(answer(429));
  expect(await download(() => undefined)).toBe(false);
});

test("a device names itself to be deleted", async () => {
  const asked = serve(answer(200), answer(400));
  expect([await forget("abc"), await forget("abc")]).toEqual([true, false]);
  expect(asked[0]).toBe('POST /api/forget {"device":"abc"}');
});
