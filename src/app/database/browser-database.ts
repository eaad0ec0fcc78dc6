import type { AnyCommand } from "@/commands/registry/command-types";
import { shownIds } from "@/commands/remote/change-shown";
import { overOne } from "@/commands/remote/over-remote";
import { readBoltAddress } from "@/engine/bolt/address";
import { connectGraph, type EnginePlace, importInto } from "@/engine/connect";
import { type EngineFault, isEngineFault } from "@/engine/engine-fault";
import type { ImportPlan } from "@/engine/import-graph";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { plainReason } from "@/lib/plain-reason";
import { hostOfDatabase, type ShownDatabase } from "@/store/view/database-store";
import type { DatabaseChoice, DatabaseDeeds, PutInWatch } from "@/ui/database/database-service";
import { allWords } from "@/words/all-words";
import type { Page } from "../page/page";
import { sessionOf } from "../session/session-feature";
import { absentRemote } from "./absent-remote";
import { readPlace } from "./read-place";

export interface BrowserDatabase extends DatabaseDeeds {
  over(command: AnyCommand): AnyCommand;
  /** In place of an answer while it is not connected. */
  absentText(): string;
  /** Said when the graph of the last visit was a part of a database. */
  tellAbsent(): void;
}

const nameOf = "database";

/** A graph database behind the page: connects, opens what is shown of it, and hears when it is gone. The password is in the driver alone. */
export function createBrowserDatabase(deps: Page): BrowserDatabase {
  const { document, view, preferences } = deps;
  const { store } = deps.database;
  const tellLost = lostTeller(deps);

  const open = async (choice: DatabaseChoice, signal: AbortSignal, letGo: () => void): Promise<null> => {
    const opened = await openPart(deps, choice, { signal, onFault: tellLost });
    const close = opened.remote.close;
    const remote = { ...opened.remote, close: () => close().finally(letGo) };
    await show(deps, choice, { ...opened, remote });
    tellOpen(deps);
    preferences.write(nameOf, { address: choice.address, database: choice.database, user: choice.user });
    return null;
  };

  let over = overOne(store.getState().remote ?? absentRemote(store, document));
  store.subscribe(({ remote }, before) => {
    if (remote !== before.remote) over = overOne(remote ?? absentRemote(store, document));
  });
  const close = async (): Promise<void> => {
    await store.getState().remote?.close();
    store.setState({ remote: null, server: null, isLost: false });
  };
  return {
    connect: (choice, signal) => reach(deps, choice, signal, (letGo) => open(choice, signal, letGo)),
    putIn: (choice, { signal, ask, progress }) =>
      reach(deps, choice, signal, async (letGo) => {
        const { isIn, problem } = await putIn(deps, choice, { signal, ask, progress });
        if (isIn) return open(choice, signal, letGo);
        letGo();
        return problem;
      }),
    reconnect: () => reconnect(deps),
    disconnect: close,
    keepCopy() {
      void close();
      store.setState({ shown: null });
      deps.services().library.keep();
    },
    remembered: () => store.getState().shown ?? readPlace(preferences.read(nameOf)),
    over: (command) => over(command),
    absentText() {
      const { absentTitle, absentText } = allWords(deps.words.getState()).database;
      return `${absentTitle} ${absentText(hostOfDatabase(store.getState().shown ?? { address: "" }))}`;
    },
    tellAbsent() {
      const { shown } = store.getState();
      if (!shown) return;
      const { absentTitle, absentText, connectAgain } = allWords(deps.words.getState()).database;
      const actions = [{ title: connectAgain, run: () => view.change({ dialog: "database" }) }];
      view.tell({ tone: "plain", title: absentTitle, text: absentText(hostOfDatabase(shown)), actions });
    },
  };
}

/** Lets the host through for `work`, and from then on unless it failed or let go by itself. */
async function reach(
  { guard, words }: Page,
  { address }: DatabaseChoice,
  signal: AbortSignal,
  work: (letGo: () => void) => Promise<string | null>,
): Promise<string | null> {
  const { badAddress, mixed, faults } = allWords(words.getState()).database;
  const read = readBoltAddress(address);
  if (!read.success) return badAddress;
  const { host, url } = read;
  const hasTls = /^[a-z0-9]+\+s/u.test(url);
  if (location.protocol === "https:" && !hasTls && !isOwnMachine(host)) return mixed(host);
  const letGo = guard.allow(`${hasTls ? "https" : "http"}://${host}`, "database");
  return work(letGo).catch((error: unknown) => {
    letGo();
    if (signal.aborted) throw error;
    return isEngineFault(error) ? faults[error.kind](host, error.message) : plainReason(error);
  });
}

/** Whether all is in; the problem is how far it came, null where it may not. */
async function putIn(
  { document, words }: Page,
  choice: DatabaseChoice,
  { signal, ask, progress }: PutInWatch,
): Promise<{ readonly isIn: boolean; readonly problem: string | null }> {
  const { putInAsks, putInEnded } = allWords(words.getState()).database;
  let ratio = 0;
  const watched = (now: number): void => {
    ratio = now;
    progress(now);
  };
  const allows = (what: string, plan: ImportPlan) => ask(putInAsks(what, plan));
  try {
    const done = await importInto(placeOf(choice), document.snapshot(), { signal, allows, progress: watched });
    return { isIn: done !== null, problem: null };
  } catch (error) {
    // Also of one that was stopped: what is in stays in.
    if (ratio === 0 || !isEngineFault(error)) throw error;
    return { isIn: false, problem: putInEnded(Math.floor(ratio * 100), `${error.message} ${error.hint}`) };
  }
}

type Connected = Awaited<ReturnType<typeof connectGraph>>;

/** Browsers let a page with TLS reach its own machine without. */
const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/u.test(host);

const isSame = (shown: ShownDatabase | null, { address, database }: DatabaseChoice): boolean =>
  shown !== null && shown.address === address && shown.database === database;

/** What is shown of it already is fetched anew. */
async function openPart(
  { database: { store }, document, now }: Page,
  choice: DatabaseChoice,
  watch: { readonly signal: AbortSignal; readonly onFault: (fault: EngineFault | null) => void },
): Promise<Connected> {
  const ids = isSame(store.getState().shown, choice) ? shownIds(document.tables) : [];
  return connectGraph({ ...placeOf(choice), ...(ids.length > 0 && { ids }) }, { ...watch, now });
}

function placeOf({ address, database, user, password }: DatabaseChoice): EnginePlace {
  return { address, ...(database !== "" && { database }), ...(user !== "" && { login: { user, password } }) };
}

async function show(deps: Page, choice: DatabaseChoice, { remote, server, graph }: Connected): Promise<void> {
  const { document, words } = deps;
  const { store } = deps.database;
  const session = sessionOf(deps);
  const { address, database, user, keepsData } = choice;
  const { nodeCount: nodes, edgeCount: edges } = remote.profile;
  const isBack = isSame(store.getState().shown, choice) && graph.nodes.length > 0;
  const opened = isBack ? withLooks(graph, document) : graph;
  const shown = { address, database, user, keepsData, nodes, edges };
  store.setState({ next: { shown, remote, server, edges: opened.edges } });
  const title = allWords(words.getState()).database.step(graph.name);
  if (isBack) {
    session.expect(session.id());
    const origin = { step: deps.newId(), actor: "user", title } as const;
    document.apply([{ type: "graph-replace", graph: opened }], origin);
  } else await deps.services().files.openGraph(opened, title);
  const { next } = store.getState();
  if (next === null) return;
  store.setState({ next: null });
  await remote.close();
}

/** The same nodes where they stood, and as they looked. */
function withLooks(graph: GraphData, document: GraphDocument): GraphData {
  const { layers, namedSets: sets, filter, fold, layout, meta } = document;
  const nodes = graph.nodes.map((node) => {
    const position = document.positionOf(node.id);
    return position ? { ...node, position } : node;
  });
  return {
    ...graph,
    ...meta,
    nodes,
    layers,
    sets,
    filter,
    ...(fold !== null && { fold }),
    ...(layout !== null && { layout }),
  };
}

/** How much is shown, and what the server can. */
function tellOpen({ database: { store }, document, view, words }: Page): void {
  const { shown, server, remote } = store.getState();
  if (!shown || !server || !remote) return;
  const { connected, shown: part, allShown, guarded, unguarded } = allWords(words.getState()).database;
  const { count } = document.tables.nodes;
  const { nodeCount } = remote.profile;
  const figures = count >= nodeCount ? allShown(nodeCount) : part(count, nodeCount);
  const text = `${figures}. ${server.refusesWrites ? guarded : unguarded}`;
  view.change({ dialog: null });
  view.tell({ tone: "plain", title: connected(server.agent || hostOfDatabase(shown)), text });
}

/** Says once that the connection is gone, until it is there again. */
function lostTeller(deps: Page) {
  const { view, words } = deps;
  const { store } = deps.database;
  let takeBack = (): void => undefined;
  return (fault: EngineFault | null): void => {
    const { shown, remote, isLost } = store.getState();
    if (!shown || !remote) return;
    const isGone = fault !== null && (fault.kind === "lost" || fault.kind === "unreachable");
    if (fault !== null && !isGone) return;
    if (isGone === isLost) return;
    store.setState({ isLost: isGone });
    takeBack();
    takeBack = () => undefined;
    if (!isGone) return;
    const { lostTitle, lostText, reconnectNow } = allWords(words.getState()).database;
    const actions = [{ title: reconnectNow, run: () => void reconnect(deps) }];
    takeBack = view.tell({ tone: "warn", title: lostTitle(hostOfDatabase(shown)), text: lostText, actions });
  };
}

/** The driver connects by itself as soon as it is asked. */
async function reconnect({ database: { store }, view, words, work }: Page): Promise<void> {
  const { remote, shown } = store.getState();
  if (!remote || !shown) {
    view.change({ dialog: "database" });
    return;
  }
  // Where it fails again, it is told again.
  store.setState({ isLost: false });
  const title = allWords(words.getState()).database.connecting(hostOfDatabase(shown));
  try {
    await work.run(title, (signal) => remote.check(signal));
  } catch (error) {
    // Of another fault it was told already.
    if (isEngineFault(error) && error.kind === "auth") view.change({ dialog: "database" });
  }
}
