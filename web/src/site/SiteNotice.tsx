// What the static site says about itself, at the foot of the page: that it is getting ready, that another tab has the
// tables, that nothing is kept, that a new version is there.
import { signal } from "@preact/signals";
import { render } from "preact";
import { keep, recall } from "../device/storage";
import { also, t } from "../language/words";
import { path } from "../frame/route";
import { faultText } from "../network/fault";
import { kept, phase, progress, reason, tell, trouble } from "./office";
import { dropsAfterAWeek, isPlain, justKept, renewed, update } from "./keeping";
import { arrival } from "./turn";
import { TurnNotice, useTurn } from "./TurnNotice";
import "./site.css";

/** What somebody has been told already of what this browser does not keep. */
const noted = signal(recall<string>("site noted"));

const TABLE = /^\/t\/([^/]+)$/;

function SiteNotice() {
  const code = TABLE.exec(path.value)?.[1] ?? "";
  const turn = useTurn(code);
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
  const came = arrival.value;
  if (came?.kind === "refused") return <Arrived said={faultText(came.fault)} />;
  if (came?.kind === "older") return <Arrived said={t("site-turn-older")} />;
  if (turn?.due) return <TurnNotice code={code} turn={turn} />;
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
  if (!kept.value) return <p role="status">{t("site-passing")}</p>;
  const hint = dropsAfterAWeek() ? "week" : isPlain() ? "plain" : null;
  if (!hint || noted.value === hint || path.value !== "/") return null;
  const note = () => keep("site noted", (noted.value = hint));
  return (
    <p role="status">
      {t(`site-keeps-${hint}`)}
      <button type="button" class="btn quiet" onClick={note}>
        {t("site-noted")}
      </button>
    </p>
  );
}

/** What has become of a link that brought nothing new. */
function Arrived({ said }: { said: string }) {
  return (
    <p role="alert">
      {said}
      <button type="button" class="btn quiet" onClick={() => (arrival.value = null)}>
        {t("site-noted")}
      </button>
    </p>
  );
}

/** Shows the notices below the app. */
export async function showNotices(): Promise<void> {
  await also("site", "error");
  const place = document.createElement("aside");
  place.className = "sitenotice";
  document.body.append(place);
  render(<SiteNotice />, place);
}
