// Keeps the site for when there is no network. A version is fetched whole before it takes over, what has not changed is
// taken from the version before, and a page stays with the version that it began with.
const MARK = "unmarked";
const CACHE = `shutbox ${MARK}`;
const LIST = "files.json";
// Not a version: it stays when another one takes over.
const SHARED = "shared with shutbox";
const ROOT = new URL("./", self.location.href).href;

const listIn = async (cache) => ((await cache?.match(ROOT + LIST)) ? (await cache.match(ROOT + LIST)).json() : null);

/** The caches of other versions, with their lists. */
async function others() {
  const names = (await caches.keys()).filter((name) => name.startsWith("shutbox ") && name !== CACHE);
  const all = await Promise.all(names.map((name) => caches.open(name)));
  return Promise.all(all.map(async (cache) => ({ cache, list: await listIn(cache) })));
}

async function fill() {
  const answer = await fetch(ROOT + LIST, { cache: "no-store" });
  const list = await answer.clone().json();
  const [cache, known] = [await caches.open(CACHE), await others()];
  for (const [name, hash] of Object.entries(list.files)) {
    const older = known.find((each) => each.list?.files[name] === hash);
    const found = (await older?.cache.match(ROOT + name)) ?? (await fetch(ROOT + name, { cache: "no-cache" }));
    if (!found.ok) throw new Error(`${found.status} ${name}`);
    await cache.put(ROOT + name, found);
  }
  // Last, so that a version with its list is whole.
  await cache.put(ROOT + LIST, answer);
}

async function clean() {
  const names = (await caches.keys()).filter((name) => name.startsWith("shutbox ") && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  url.search = url.hash = "";
  const cache = await caches.open(CACHE);
  return (await cache.match(url.href === ROOT ? `${ROOT}index.html` : url.href)) ?? fetch(request);
}

/** Lays what was shared with the site where the page finds it, and leads to the page. */
async function receive(request) {
  const form = await request.formData();
  const file = form.get("file");
  const text = file instanceof File && file.size ? await file.text() : String(form.get("text") ?? "");
  await (await caches.open(SHARED)).put(`${ROOT}shared-text`, new Response(text));
  return Response.redirect(ROOT, 303);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(clean()));
self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === `${ROOT}shared`) event.respondWith(receive(request));
  if (request.method !== "GET" || !request.url.startsWith(ROOT) || request.cache === "no-store") return;
  event.respondWith(answer(request));
});
