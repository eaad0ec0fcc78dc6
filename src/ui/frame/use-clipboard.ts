import { useEffect } from "react";
import { type Services, useServices } from "../services";
import { isTyping } from "./use-shortcuts";

/** Of a graph that is copied from one document to another; other programs take the text beside it. */
const ownType = "application/x-parley-graph";

/**
 * Ctrl+C, X and V where no field and no table has a use for them: what is selected is copied, and pasted into this or another
 * document. Other text that is pasted opens the start card with it: there it is shown what it makes.
 */
export function useClipboard(): void {
  const services = useServices();
  useEffect(() => {
    const clips = createClips(services);
    const copy = (event: ClipboardEvent) => {
      const copied = isForPage(event, services) && !hasMarkedText() ? clips.copy() : null;
      if (copied === null || event.clipboardData === null) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", copied.text);
      event.clipboardData.setData(ownType, copied.graph);
      if (event.type === "cut") void edits().then(({ remove }) => remove(services));
    };
    const paste = (event: ClipboardEvent) => {
      if (!isForPage(event, services)) return;
      const copied = textIn(event, ownType);
      const text = textIn(event, "text/plain");
      if (copied + text.trim() === "") return;
      event.preventDefault();
      if (copied === "") services.view.change({ isStartOpen: true, pasted: text });
      else void edits().then(({ paste: put }) => put(services, copied, clips.isOwn(copied)));
    };
    document.addEventListener("copy", copy);
    document.addEventListener("cut", copy);
    document.addEventListener("paste", paste);
    return () => {
      clips.end();
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", copy);
      document.removeEventListener("paste", paste);
    };
  }, [services]);
}

const edits = () => import("../actions/hand-edits");

/** Copies what is selected. The code for it is there before the keys can be pressed: the browser waits for nobody. */
function createClips({ document: graph, words }: Services) {
  /** What was copied of the graph that is open. */
  let own: string | null = null;
  let code: typeof import("../table/clip-elements") | null = null;
  const isAnySelected = () => graph.selection.nodes.length + graph.selection.edges.length > 0;
  const load = async () => {
    if (code === null && isAnySelected()) code = await import("../table/clip-elements");
  };
  const end = graph.subscribe(({ changes }) => {
    if (changes.some(({ type }) => type === "graph-replace")) own = null;
    void load();
  });
  void load();
  return {
    end,
    isOwn: (text: string) => text === own,
    copy() {
      if (code === null || !isAnySelected()) return null;
      const copied = code.clipElements(graph, words.getState());
      own = copied.graph;
      return copied;
    },
  };
}

function textIn({ clipboardData }: ClipboardEvent, type: string): string {
  return clipboardData?.getData(type) ?? "";
}

function isForPage({ defaultPrevented, target }: ClipboardEvent, { view }: Services): boolean {
  return !defaultPrevented && view.getState().dialog === null && !takesClipboard(target);
}

/** Fields and the table have a use for it themselves. */
function takesClipboard(target: EventTarget | null): boolean {
  return isTyping(target) || (target instanceof Element && target.closest("[role=grid]") !== null);
}

function hasMarkedText(): boolean {
  return getSelection()?.isCollapsed === false;
}
