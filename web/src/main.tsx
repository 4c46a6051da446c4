import { render } from "preact";
import { useEffect } from "preact/hooks";
import { guardTaps } from "./frame/fresh";
import { lazy } from "./frame/lazy";
import { Glyphs } from "./box/Num";
import { Nowhere } from "./frame/Nowhere";
import { HomePage } from "./home/HomePage";
import { TablePage } from "./table/TablePage";
import { path } from "./frame/route";
import { serverAnswers, reloadedLately } from "./network/renewal";
import { also, load, locale, ready, t } from "./language/words";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./box/box.css";
import "./style/app.css";

const ReportPage = lazy(() => import("./report/ReportPage").then((page) => page.ReportPage));
const PractisePage = lazy(() => import("./practise/PractisePage").then((page) => page.PractisePage));
const SavedReportPage = lazy(() => import("./report/ReportPage").then((page) => page.SavedReportPage));
const ScorePage = lazy(() => import("./scorekeeper/ScorePage").then((page) => page.ScorePage));
const ExplorePage = lazy(() =>
  Promise.all([import("./explore/ExplorePage"), also("aside", "error")]).then(([page]) => page.ExplorePage),
);
const DesignPage = lazy(() =>
  Promise.all([import("./design/DesignPage"), also("aside", "error")]).then(([page]) => page.DesignPage),
);
const LearnPage = lazy(() =>
  Promise.all([import("./learn/LearnPage"), also("aside", "learn", "error")]).then(([page]) => page.LearnPage),
);
const GamesPage = lazy(() =>
  Promise.all([import("./games/GamesPage"), also("aside")]).then(([page]) => page.GamesPage),
);
const DicePage = lazy(() =>
  Promise.all([import("./fairness/DicePage"), also("aside", "error")]).then(([page]) => page.DicePage),
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
  if (first === "about") return <AboutPage />;
  if (first === "learn") return <LearnPage key={second} topic={second} />;
  return first ? <Nowhere>{t("web-no-page")}</Nowhere> : <HomePage />;
}

function App() {
  useEffect(() => {
    document.documentElement.lang = locale.value;
  }, [locale.value]);
  if (!ready.value) return null;
  return (
    <>
      <Glyphs />
      <Page />
    </>
  );
}

// A part of the app that cannot be fetched: the server has a newer one, or does not answer, and is asked until it does.
addEventListener("vite:preloadError", () => void serverAnswers().then(() => !reloadedLately() && location.reload()));

guardTaps();
void load().then(() => render(<App />, document.getElementById("app")!));
