import { render } from "preact";
import { useEffect } from "preact/hooks";
import { later } from "./frame/lazy";
import { Glyphs } from "./box/Num";
import { Nowhere } from "./frame/Nowhere";
import { Home } from "./home/HomePage";
import { Table } from "./table/TablePage";
import { path } from "./frame/route";
import { answering, renewed } from "./network/renewal";
import { also, load, locale, ready, t } from "./language/words";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./box/box.css";
import "./style/app.css";

const Report = later(() => import("./report/ReportPage").then((page) => page.Report));
const Practise = later(() => import("./practise/PractisePage").then((page) => page.Practise));
const KeptReport = later(() => import("./report/ReportPage").then((page) => page.KeptReport));
const Score = later(() => import("./scorekeeper/ScorePage").then((page) => page.Score));
const Explore = later(() =>
  Promise.all([import("./explore/ExplorePage"), also("aside", "error")]).then(([page]) => page.Explore),
);
const Design = later(() =>
  Promise.all([import("./design/DesignPage"), also("aside", "error")]).then(([page]) => page.Design),
);
const Learn = later(() =>
  Promise.all([import("./learn/LearnPage"), also("aside", "learn", "error")]).then(([page]) => page.Learn),
);
const Games = later(() => Promise.all([import("./games/GamesPage"), also("aside")]).then(([page]) => page.Games));
const Dice = later(() =>
  Promise.all([import("./fairness/DicePage"), also("aside", "error")]).then(([page]) => page.Dice),
);
const About = later(() => Promise.all([import("./home/AboutPage"), also("aside")]).then(([page]) => page.About));

function Page() {
  const [first = "", second = "", third = ""] = path.value.slice(1).split("/");
  if (first === "t" && third === "report") return <Report key={second} code={second} />;
  if (first === "t" && second) return <Table key={second} code={second} />;
  if (first === "report" && second) return <KeptReport key={second} id={second} />;
  if (first === "practise")
    return <Practise key={path.value} code={second === "t" ? third : ""} own={second === "mistakes"} />;
  if (first === "score") return <Score />;
  if (first === "explore") return <Explore />;
  if (first === "design") return <Design />;
  if (first === "games") return <Games />;
  if (first === "dice") return <Dice key={second} code={second} />;
  if (first === "about") return <About />;
  if (first === "learn") return <Learn key={second} topic={second} />;
  return first ? <Nowhere>{t("web-no-page")}</Nowhere> : <Home />;
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
addEventListener("vite:preloadError", () => void answering().then(() => !renewed() && location.reload()));

void load().then(() => render(<App />, document.getElementById("app")!));
