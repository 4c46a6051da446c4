// After the game: the report of a table, with what one does next.
import { ALONE } from "../network/ask";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { request } from "../network/api";
import { why } from "../network/fault";
import { openLink, type Link } from "../live/link";
import { Booklet } from "./Booklet";
import { Icon } from "../frame/Icon";
import { Nowhere } from "../frame/Nowhere";
import { Sheet } from "../frame/Sheet";
import { ShareButton } from "../frame/ShareButton";
import { keepRecord, recordOf } from "../practise/practice";
import type { Booklet as BookletData } from "./data/report";
import { useAgain } from "../company/again";
import { locale, t } from "../language/words";
import "../frame/page.css";

function useBooklet(asked: () => Promise<BookletData>, key: string): { booklet: BookletData | null; fault: string } {
  const booklet = useSignal<BookletData | null>(null);
  const fault = useSignal("");
  useEffect(() => {
    booklet.value = null;
    asked().then(
      (answer) => (booklet.value = answer),
      async (error) => (fault.value = await why(error)),
    );
  }, [key]);
  return { booklet: booklet.value, fault: fault.value };
}

function Waiting({ fault, back }: { fault: string; back: string }) {
  return (
    <main class="wait">
      {fault ? <p role="alert">{fault}</p> : <p role="status">{t("web-report-thinking")}</p>}
      <a class="btn quiet" href={back}>
        {t("web-back")}
      </a>
    </main>
  );
}

type Times = NonNullable<BookletData["when"]> | null;

/** What the coach says of the game of a table, and when that was, which nothing depends on. */
async function tableBooklet(code: string): Promise<BookletData> {
  const times = request<Times>("GET", `/api/tables/${code}/times`).catch(() => null);
  const booklet = await request<BookletData>("GET", `/api/tables/${code}/booklet`);
  return { ...booklet, when: await times };
}

/** The report of a live table's game. */
export function ReportPage({ code }: { code: string }) {
  const link = useMemo(() => openLink(code), [code]);
  useEffect(() => () => link.close(), [link]);
  const { booklet, fault } = useBooklet(() => tableBooklet(code), code);
  const snapshot = link.snapshot.value;
  useEffect(() => {
    if (booklet && snapshot?.view.public && booklet.report.over) keepRecord(snapshot.view.public, booklet.record);
  }, [booklet, snapshot?.view.public]);
  if (!booklet) return <Waiting fault={fault} back={`/t/${code}`} />;
  return (
    <Booklet
      booklet={booklet}
      bar={<Bar code={code} />}
      next={<Next code={code} link={link} over={booklet.report.over} />}
      check={
        <a class="check" href={`/dice/${code}`}>
          {t("web-report-check")}
        </a>
      }
    />
  );
}

/** The report of a game whose record this browser has kept. */
export function SavedReportPage({ id }: { id: string }) {
  const record = recordOf(id);
  if (!record) return <Nowhere>{t("web-report-forgotten")}</Nowhere>;
  return <ReportOf record={record} />;
}

function ReportOf({ record }: { record: string }) {
  const { booklet, fault } = useBooklet(() => request<BookletData>("POST", "/api/booklet", { record }), record);
  if (!booklet) return <Waiting fault={fault} back="/" />;
  return <Booklet booklet={booklet} bar={<Bar code="" />} />;
}

function Bar({ code }: { code: string }) {
  return (
    <header class="rbar">
      <a class="iconbtn" href={code ? `/t/${code}` : "/"} aria-label={t("web-back")}>
        <Icon name="back" />
      </a>
      {code && <ShareButton label={t("web-report-share")} title={document.title} />}
    </header>
  );
}

/** Play again, practise what went wrong, keep the game. */
function Next({ code, link, over }: { code: string; link: Link; over: boolean }) {
  const keeping = useSignal(false);
  const snapshot = link.snapshot.value;
  const { next, wants, tap } = useAgain(link, snapshot);
  return (
    <>
      {over && next ? (
        <a class="btn main" href={`/t/${next}`}>
          {t("web-next-table")}
        </a>
      ) : over && snapshot?.you.length ? (
        <button
          type="button"
          class={wants ? "btn quiet wants" : "btn main"}
          disabled={link.busy.value}
          onClick={tap}
        >
          {wants ? t("company-again-cancel") : t("web-rematch")}
        </button>
      ) : (
        <a class="btn main" href={over ? "/" : `/t/${code}`}>
          {t(over ? "web-home" : "web-report-to-table")}
        </a>
      )}
      <a class="btn quiet" href={`/practise/t/${code}`}>
        {t("web-report-practise")}
      </a>
      <button
        type="button"
        class="iconbtn ring"
        aria-label={t("web-report-save")}
        onClick={() => (keeping.value = true)}
      >
        <Icon name="save" />
      </button>
      {keeping.value && <Downloads code={code} onClose={() => (keeping.value = false)} />}
    </>
  );
}

function Downloads({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Sheet title={t("web-report-save")} onClose={onClose}>
      <ul class="saves">
        <li hidden={ALONE}>
          <a href={`/api/tables/${code}/report.html?lang=${locale.value}`} download="" target="_self">
            <b>{t("web-report-save-page")}</b>
            <span>{t("web-report-save-page-about")}</span>
          </a>
        </li>
        <li>
          <a href={`/api/tables/${code}/record`} download="" target="_self">
            <b>{t("web-report-save-record")}</b>
            <span>{t("web-report-save-record-about")}</span>
          </a>
        </li>
      </ul>
    </Sheet>
  );
}
