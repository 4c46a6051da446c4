// Before anything is painted: how somebody likes it, as this browser remembers it (src/device/preference.ts).
try {
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem("shutbox taste")));
} catch {
  // A browser that forbids its storage shows the usual.
}
if (matchMedia("(prefers-contrast: more)").matches) document.documentElement.dataset.contrast = "high";
