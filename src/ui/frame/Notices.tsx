import { Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { Toast } from "@/store/view/view-store";
import { ShownChanges } from "../chat/changes/ShownChanges";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { ReturnNote } from "../start/ReturnNote";
import { useView, useWords } from "../use-stores";

/** Notices over the canvas, in one row: nothing of it lies over another, nor over the legend and the overview. */
export function Notices() {
  const isStartOpen = useView((state) => state.isStartOpen);
  const isBack = useView((state) => state.isBack);
  const hint = useWords("canvas").toolHints[useView((state) => state.tool)];
  return (
    <div className="notices">
      <div>
        <NoticeBar />
        <ChangesBar />
        <WorkBar />
        {isBack && !isStartOpen && <ReturnNote />}
        <ToastBar />
        {hint !== "" && !isStartOpen && <p className="float tool-hint">{hint}</p>}
      </div>
    </div>
  );
}

/** What takes a while: what it is, how far it is, and its end at any time. */
function WorkBar() {
  const work = useView((state) => state.work);
  const words = useWords("frame");
  const id = useId();
  return (
    <div className="notices-part">
      <div role="status" className="sr">
        {work?.title}
      </div>
      {work && (
        <div className="float work-bar">
          <span id={id} className="cut">
            {work.title}
          </span>
          {work.detail && <span className="num quiet">{work.detail}</span>}
          <progress aria-labelledby={id} max={1} {...(work.ratio === undefined ? {} : { value: work.ratio })} />
          <Button className="line slim" onClick={work.cancel}>
            {words.cancelWork}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What went wrong with a file or the storage, until it is closed. */
function NoticeBar() {
  const { view } = useServices();
  const notice = useView((state) => state.notice);
  const words = useWords("frame");
  if (notice === null) return null;
  const choose = (run: () => void) => {
    view.change({ notice: null });
    run();
  };
  const Icon = notice.tone === "plain" ? Info : TriangleAlert;
  return (
    <div className={`note notice ${notice.tone}`} role="alert">
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{notice.title}</b> {notice.text}
      </span>
      {notice.actions?.map(({ title, run }) => (
        <Button key={title} className="line slim" onClick={() => choose(run)}>
          {title}
        </Button>
      ))}
      <IconButton icon={X} isSlim label={words.close} onClick={() => view.change({ notice: null })} />
    </div>
  );
}

/** How long it stands; longer while the pointer or the focus is on it. */
const shownMs = 6000;

/** What was just done, with the way back; one at a time. */
function ToastBar() {
  const toast = useView((state) => state.toast);
  return (
    <div className="notices-part" aria-live="polite">
      {toast !== null && <OneToast key={toast.text} toast={toast} />}
    </div>
  );
}

function OneToast({ toast }: { readonly toast: Toast }) {
  const { view } = useServices();
  const words = useWords("frame");
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => view.change({ toast: null }), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, view]);
  const close = () => view.change({ toast: null });
  const choose = () => {
    close();
    toast.action?.run();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps its time while it is looked at.
    <div
      className="float toast"
      // A pointer that only rests where it appears does not look at it.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <Button className="slim" onClick={choose}>
          {toast.action.title}
        </Button>
      )}
      <IconButton icon={X} isSlim label={words.close} onClick={close} />
    </div>
  );
}

/** Over the canvas while the changes of a turn are drawn on it. */
function ChangesBar() {
  const step = useView((state) => state.shownChanges);
  return step && <ShownChanges key={JSON.stringify(step)} step={step} />;
}
