// What the static site says about itself, at the foot of the page: that it is getting ready, that another tab has the
// tables, that nothing is kept, that a new version is there.
import { render } from "preact";
import { also, t } from "../language/words";
import { path } from "../frame/route";
import { faultText } from "../network/fault";
import { kept, phase, progress, reason, tell, trouble } from "./office";
import { justKept, renewed, update } from "./keeping";
import "./site.css";

function SiteNotice() {
  if (phase.value === "broken")
    return (
      <p role="alert">
        {t("site-broken")} <small>{reason.value}</small>
      </p>
    );
  if (phase.value === "elsewhere")
    return (
      <p role="status">
        {t("site-elsewhere")}
        <button type="button" class="btn quiet" onClick={() => tell({ kind: "take" })}>
          {t("site-take")}
        </button>
      </p>
    );
  if (trouble.value && path.value.startsWith("/t/")) return <p role="alert">{faultText(trouble.value)}</p>;
  if (phase.value === "fetching" && (path.value !== "/" || progress.value > 0)) {
    const percent = Math.min(99, Math.round(100 * progress.value));
    return (
      <p role="status" class="fetching">
        <span style={{ width: `${percent}%` }} />
        {t("site-fetching", { percent })}
      </p>
    );
  }
  if (renewed.value && !path.value.startsWith("/t/"))
    return (
      <p role="status">
        {t("site-update")}
        <button type="button" class="btn quiet" onClick={update}>
          {t("site-update-now")}
        </button>
      </p>
    );
  if (justKept.value && !path.value.startsWith("/t/")) return <p role="status">{t("site-ready")}</p>;
  return kept.value ? null : <p role="status">{t("site-passing")}</p>;
}

/** Shows the notices below the app. */
export async function showNotices(): Promise<void> {
  await also("site", "error");
  const place = document.createElement("aside");
  place.className = "sitenotice";
  document.body.append(place);
  render(<SiteNotice />, place);
}
