import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { expectPage, focusOn, headingOf, keepFocus } from "./frame/focus";
import { guardTaps } from "./frame/fresh";
import { lazy } from "./frame/lazy";
import { Glyphs } from "./box/Num";
import { Nowhere } from "./frame/Nowhere";
import { HomePage } from "./home/HomePage";
import { path } from "./frame/route";
import "./table/table.css";
import { serverAnswers, reloadedLately } from "./network/renewal";
import { also, load, locale, ready, t } from "./language/words";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./box/box.css";
import "./style/app.css";
// Other pages draw tiles, throws and bars as the table does.
import "./table/table.css";
import "./table/side/side.css";
import "./table/side/layout.css";
import "./style/comfort.css";

const TablePage = lazy(() => import("./table/TablePage").then((page) => page.TablePage));
const report = () =>
  Promise.all([import("./report/ReportPage"), also("reason", "moment", "company")]).then(([page]) => page);
const ReportPage = lazy(() => report().then((page) => page.ReportPage));
const SavedReportPage = lazy(() => report().then((page) => page.SavedReportPage));
const PractisePage = lazy(() =>
  Promise.all([import("./practise/PractisePage"), also("reason", "ending")]).then(([page]) => page.PractisePage),
);
const ScorePage = lazy(() =>
  Promise.all([import("./scorekeeper/ScorePage"), also("keeper")]).then(([page]) => page.ScorePage),
);
const ExplorePage = lazy(() =>
  Promise.all([import("./explore/ExplorePage"), also("aside", "setup", "error")]).then(([page]) => page.ExplorePage),
);
const DesignPage = lazy(() =>
  Promise.all([import("./design/DesignPage"), also("aside", "setup", "error")]).then(([page]) => page.DesignPage),
);
const LearnPage = lazy(() =>
  Promise.all([import("./learn/LearnPage"), also("aside", "learn", "setup", "error")]).then(([page]) => page.LearnPage),
);
const GamesPage = lazy(() =>
  Promise.all([import("./games/GamesPage"), also("aside")]).then(([page]) => page.GamesPage),
);
const DicePage = lazy(() =>
  Promise.all([import("./fairness/DicePage"), also("aside", "error")]).then(([page]) => page.DicePage),
);
const PaperPage = lazy(() =>
  Promise.all([import("./paper/PaperPage"), also("aside", "paper", "card", "setup", "error")]).then(
    ([page]) => page.PaperPage,
  ),
);
const ClassroomPage = lazy(() =>
  Promise.all([import("./classroom/ClassroomPage"), also("classroom", "aside", "setup", "error")]).then(
    ([page]) => page.ClassroomPage,
  ),
);
const AboutPage = lazy(() => Promise.all([import("./home/AboutPage"), also("aside")]).then(([page]) => page.AboutPage));

function Page() {
  const [first = "", second = "", third = ""] = path.value.slice(1).split("/");
  if (first === "t" && third === "report") return <ReportPage key={second} code={second} />;
  if (first === "t" && second) return <TablePage key={second} code={second} />;
  if (first === "report" && second) return <SavedReportPage key={second} id={second} />;
  if (first === "practise")
    return <PractisePage key={path.value} code={second === "t" ? third : ""} own={second === "mistakes"} />;
  if (first === "score") return <ScorePage />;
  if (first === "explore") return <ExplorePage />;
  if (first === "design") return <DesignPage />;
  if (first === "games") return <GamesPage />;
  if (first === "dice") return <DicePage key={second} code={second} />;
  if (first === "paper") return <PaperPage />;
  if (first === "c") return <ClassroomPage key={second} code={second} screen={third} />;
  if (first === "about") return <AboutPage />;
  if (first === "learn") return <LearnPage key={second} topic={second} />;
  return first ? <Nowhere>{t("web-no-page")}</Nowhere> : <HomePage />;
}

/** Over everything that all pages begin with. */
function SkipLink() {
  const skip = (event: Event) => {
    event.preventDefault();
    focusOn(headingOf(document));
    document.activeElement?.scrollIntoView();
  };
  return (
    <a class="skip" href="#main" onClick={skip}>
      {t("frame-skip")}
    </a>
  );
}

function App() {
  const opened = useRef(path.value);
  useEffect(() => {
    document.documentElement.lang = locale.value;
  }, [locale.value]);
  useEffect(() => {
    if (opened.current !== path.value) expectPage();
    opened.current = path.value;
  }, [path.value]);
  if (!ready.value) return null;
  return (
    <>
      <SkipLink />
      <Glyphs />
      <Page />
    </>
  );
}

// A part of the app that cannot be fetched: the server has a newer one, or does not answer, and is asked until it does.
// Firefox also says so when somebody leaves the page meanwhile: a page loaded again at once would call them back.
const LEAVING = 2000;
const again = (): unknown => setTimeout(() => !reloadedLately() && location.reload(), LEAVING);
addEventListener("vite:preloadError", () => void serverAnswers().then(again));

const root = document.getElementById("app")!;
guardTaps();
keepFocus(root);
void load().then(() => {
  render(<App />, root);
  // Whoever is at Home will open a table next.
  setTimeout(() => void import("./table/TablePage").catch(() => undefined), 3000);
});
