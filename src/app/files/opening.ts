import { shareMark } from "@parley/formats/recognise";
import type { ShareFault, UnpackedShare } from "@parley/formats/share";
import type { SampleSource } from "@/commands/registry/command-types";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { plainReason } from "@/lib/plain-reason";
import { type LoadedSession, nothingLoaded } from "@/store/session/saved-graph";
import type { SessionStorage } from "@/store/session/session-storage";
import type { SharedView } from "@/store/session/shared-view";
import type { TextStorage } from "@/store/settings/api-keys";
import { graphOfTab } from "../session/tab-graph";
import type { OpeningWay } from "./opening-way";

/** What the page begins with. */
export interface Opening {
  readonly id: string;
  readonly graph: GraphData;
  readonly loaded: LoadedSession;
  /** A sample stands behind the start card. */
  readonly isFirstVisit: boolean;
  /** From a link: a copy that nobody keeps yet. */
  readonly shared: SharedView | null;
  readonly faults: readonly OpeningFault[];
  /** Without filter and labels, as it could not be drawn with them. */
  readonly isPlain: boolean;
}

type OpeningFault =
  | { readonly kind: "sample"; readonly detail: string }
  | { readonly kind: "link"; readonly reason: ShareFault };

export interface OpeningDeps {
  readonly storage: SessionStorage;
  readonly samples: SampleSource;
  readonly tab: TextStorage | null;
  readonly newId: () => string;
  readonly hash: string;
  readonly way: OpeningWay;
}

const firstSample = "cats";

/** The graph in an address; null where it holds none. */
export async function sharedIn(hash: string): Promise<UnpackedShare | null> {
  if (!hash.startsWith(shareMark)) return null;
  const { unpackShare } = await import("@parley/formats/share");
  return unpackShare(hash.slice(shareMark.length));
}

/** A link's graph, else that of this tab, else the one used last, else a sample. */
export async function findOpening(deps: OpeningDeps): Promise<Opening> {
  const shared = deps.way === "fresh" ? null : await sharedIn(deps.hash);
  const plain = {
    id: deps.newId(),
    loaded: nothingLoaded,
    isFirstVisit: false,
    shared: null,
    faults: [],
    isPlain: deps.way === "plain",
  };
  if (shared?.success) {
    const { readSharedView } = await import("@/store/session/shared-view");
    return { ...plain, graph: shared.graph, shared: readSharedView(shared.extra) };
  }
  const faults: readonly OpeningFault[] = shared ? [{ kind: "link", ...shared }] : [];
  const last = deps.way === "fresh" ? null : await lastVisit(deps);
  if (last?.loaded.graph) return { ...plain, ...last, graph: last.loaded.graph, faults };
  const loaded = last?.loaded ?? nothingLoaded;
  try {
    const graph = await deps.samples.load(firstSample, new AbortController().signal);
    return { ...plain, loaded: { ...nothingLoaded, problems: loaded.problems }, graph, isFirstVisit: true, faults };
  } catch (error) {
    const detail = plainReason(error);
    const all: readonly OpeningFault[] = [...faults, { kind: "sample", detail }];
    return { ...plain, loaded, graph: emptyGraph(), isFirstVisit: true, faults: all };
  }
}

async function lastVisit({
  storage,
  tab,
}: OpeningDeps): Promise<{ readonly id: string; readonly loaded: LoadedSession } | null> {
  const last = await storage.last();
  const id = graphOfTab(tab) ?? last;
  if (id === null) {
    // Reading tells where nothing can be kept at all.
    const loaded = await storage.load("");
    return loaded.problems.length > 0 ? { id: "", loaded } : null;
  }
  const loaded = await storage.load(id);
  if (loaded.graph !== null || loaded.problems.length > 0 || last === null || last === id) return { id, loaded };
  return { id: last, loaded: await storage.load(last) };
}
