// A report as one file: the booklet lies in the page, and nothing is asked of any server.
import { render } from "preact";
import { Booklet } from "../report/Booklet";
import { Glyphs } from "../box/Num";
import type { Booklet as BookletData } from "../report/data/report";
import { saveFile } from "../device/share";
import { load, t } from "../language/words";
import "../style/fonts.css";
import "../style/tokens.css";
import "../style/base.css";
import "../box/box.css";
import "../style/app.css";

function Page({ booklet }: { booklet: BookletData }) {
  return (
    <>
      <Glyphs />
      <Booklet
        booklet={booklet}
        next={
          <>
            <button type="button" class="btn quiet" onClick={() => saveFile("game.shutbox", booklet.record)}>
              {t("web-report-save")}
            </button>
            <button type="button" class="btn quiet" onClick={() => print()}>
              {t("web-report-print")}
            </button>
          </>
        }
      />
    </>
  );
}

const booklet = JSON.parse(document.getElementById("booklet")!.textContent!) as BookletData;
void load().then(() => render(<Page booklet={booklet} />, document.getElementById("app")!));
