// A classroom: opened by a teacher, joined by phones, shown by a projector. The address says which screen this is.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Nowhere } from "../frame/Nowhere";
import { fragment, keepState } from "../frame/route";
import { t } from "../language/words";
import { request } from "../network/api";
import { Opening } from "./Opening";
import { Join, Pupil } from "./Pupil";
import { Results } from "./Results";
import { isOwn, openRoom, type Room, type View } from "./room";
import { Teacher } from "./Teacher";
import { Wall } from "./Wall";
import "./classroom.css";

export function ClassroomPage({ code, screen }: { code: string; screen: string }) {
  return code ? <Inside key={code} code={code.replace(/[\s-]/g, "").toLowerCase()} screen={screen} /> : <Opening />;
}

function Inside({ code, screen }: { code: string; screen: string }) {
  const room = useMemo(() => openRoom(code), [code]);
  useEffect(() => () => room.close(), [room]);
  useKey(code);
  const view = room.view.value;
  if (room.line.value === "gone") return <Nowhere>{t("classroom-unknown")}</Nowhere>;
  if (!view)
    return (
      <main class="wait">
        <p role="status">{t("web-line", { line: "connecting" })}</p>
      </main>
    );
  return (
    <>
      {room.line.value === "lost" && (
        <p class="lost" role="status">
          {t("web-line", { line: "lost" })}
        </p>
      )}
      <Screen room={room} view={view} code={code} screen={screen} />
    </>
  );
}

/** Another device of the teacher comes with the key behind the `#`. */
function useKey(code: string): void {
  useEffect(() => {
    const key = fragment.value;
    if (!key) return;
    void request("POST", `/api/classrooms/${code}/teach`, { key }).catch(() => undefined);
    keepState("");
  }, []);
}

function Screen({ room, view, code, screen }: { room: Room; view: View; code: string; screen: string }) {
  const title = useSignal(document.title);
  useEffect(() => {
    document.title = `${view.title} · Shutbox`;
    return () => {
      document.title = title.value;
    };
  }, [view.title]);
  if (isOwn(view)) return <Pupil room={room} view={view} code={code} />;
  if (screen === "results") return <Results view={view} code={code} />;
  if (screen === "wall") return <Wall view={view} code={code} />;
  if (view.teacher) return <Teacher room={room} view={view} code={code} />;
  return view.stage === "finished" ? (
    <Wall view={view} code={code} />
  ) : (
    <Join room={room} view={view} taken={view.pupils.map((each) => each.name)} />
  );
}
