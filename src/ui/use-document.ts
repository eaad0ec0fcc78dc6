import { useCallback, useDeferredValue, useRef, useSyncExternalStore } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import { useServices } from "./services";

/** What `read` gives of the document now, for what is given beside it; read again after each change, drawn again when it differs. */
export function useDocument<T, Given extends readonly unknown[]>(
  read: (document: GraphDocument, ...given: Given) => T,
  ...given: Given
): T {
  return useReadAt(useDocumentVersion(), read, given);
}

export interface Later<T> {
  /** What there is until it was read at first. */
  readonly before: T;
  /** Whether it takes long now; else it is read at once, as what is laid out beside it may need its room. */
  readonly isLong: (document: GraphDocument) => boolean;
}

/** The same for what may take long to read: in a task of its own then, after all else that a change is shown in. */
export function useDocumentLater<T>(read: (document: GraphDocument) => T, { before, isLong }: Later<T>): T {
  const { document } = useServices();
  const now = useDocumentVersion();
  const later = useDeferredValue(now, NEVER);
  const version = isLong(document) ? later : now;
  const unread = useCallback(() => before, [before]);
  return useReadAt(version, version === NEVER ? unread : read, []);
}

/** Versions are counted from 0. */
const NEVER = -1;

function useReadAt<T, Given extends readonly unknown[]>(
  version: number,
  read: (document: GraphDocument, ...given: Given) => T,
  given: Given,
): T {
  const { document } = useServices();
  const known = useRef<{ readonly by: readonly unknown[]; readonly value: T } | null>(null);
  const by = [version, read, ...given];
  if (known.current === null || known.current.by.some((one, place) => one !== by[place])) {
    // biome-ignore lint/plugin: a component gives a few.
    known.current = { by, value: read(document, ...given) };
  }
  return known.current.value;
}

/** Grows with each change list, those of selection and camera too, and with what is tried out. */
export function useDocumentVersion(): number {
  const { document } = useServices();
  const counter = counterOf(document);
  return useSyncExternalStore(counter.subscribe, counter.read);
}

/** Grows when another graph is put in place of the open one: the key of what is known of one graph alone. */
export function useOpenings(): number {
  const { document } = useServices();
  const counter = counterOf(document);
  return useSyncExternalStore(counter.subscribe, counter.openings);
}

interface Counter {
  subscribe(listener: () => void): () => void;
  read(): number;
  openings(): number;
}

const counters = new WeakMap<GraphDocument, Counter>();

/** One number for all readers of a document, so that a draw sees one state. */
function counterOf(document: GraphDocument): Counter {
  const known = counters.get(document);
  if (known) return known;
  let version = 0;
  const count = () => {
    version += 1;
  };
  let openings = 0;
  document.subscribe(({ changes }) => {
    count();
    if (changes.some(({ type }) => type === "graph-replace")) openings += 1;
  });
  document.subscribeTrial(count);
  const subscribe = (listener: () => void) => {
    const endings = [document.subscribe(listener), document.subscribeTrial(listener)];
    return () => {
      for (const end of endings) end();
    };
  };
  const made: Counter = { subscribe, read: () => version, openings: () => openings };
  counters.set(document, made);
  return made;
}
