import { RotateCcw } from "lucide-react";
import { useEffect } from "react";
import { composerId } from "../actions/chat-actions";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useView, useWords } from "../use-stores";
import "./return-note.css";
import { Button } from "../parts/Button";

/** It is in nobody's way for longer. */
const shownMs = 20_000;

/** Beside the graph of the last visit: the way to begin anew. Gone with the first thing that is done. */
export function ReturnNote() {
  const { document, view } = useServices();
  const words = useWords();
  const isBack = useView((state) => state.isBack);
  const name = useDocument(({ meta }) => meta.name);
  useEffect(() => {
    if (!isBack) return undefined;
    const end = () => view.change({ isBack: false });
    const timer = setTimeout(end, shownMs);
    const unsubscribe = document.subscribe(end);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isBack, document, view]);
  useEffect(beginAtMessage, []);
  if (!isBack) return null;
  return (
    <div className="float return-note" role="status">
      <span className="cut">{words.start.welcomeBack(name === "" ? words.frame.untitled : name)}</span>
      <Button icon={RotateCcw} className="slim" onClick={() => view.change({ isBack: false, isStartOpen: true })}>
        {words.start.startFresh}
      </Button>
    </div>
  );
}

/**
 * A visit that goes on begins at the message box; on a touch screen its keyboard would cover the graph. Who has clicked or pressed a
 * key by then works elsewhere already.
 */
function beginAtMessage(): void {
  if (globalThis.navigator.userActivation?.hasBeenActive) return;
  if (document.activeElement !== document.body || !globalThis.matchMedia?.("(pointer: fine)").matches) return;
  document.getElementById(composerId)?.focus({ preventScroll: true });
}
