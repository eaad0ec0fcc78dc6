import type { AnyCommand } from "@/commands/registry/command-types";
import { shownIds } from "@/commands/remote/change-shown";
import { overOne } from "@/commands/remote/over-remote";
import { readBoltAddress } from "@/engine/bolt/address";
import { connectGraph, type EnginePlace } from "@/engine/connect";
import { type EngineFault, isEngineFault } from "@/engine/engine-fault";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { plainReason } from "@/lib/plain-reason";
import { hostOfDatabase, type ShownDatabase } from "@/store/view/database-store";
import type { ConnectWatch, DatabaseChoice, DatabaseDeeds } from "@/ui/database/database-service";
import { allWords } from "@/words/all-words";
import type { Page } from "../page/page";
import { sessionOf } from "../session/session-feature";
import { absentRemote } from "./absent-remote";
import { createDatabaseNotices } from "./database-notices";
import { putIn, sourceOf } from "./put-in";
import { readPlace } from "./read-place";

export interface BrowserDatabase extends DatabaseDeeds {
  over(command: AnyCommand): AnyCommand;
  /** In place of an answer while it is not connected. */
  absentText(): string;
  /** Said when the graph of the last visit was a part of a database. */
  tellAbsent(): void;
}

const nameOf = "database";

/**
 * A graph database behind the page: connects, opens what is shown of it, and hears when it is gone. The password is in the memory of
 * the tab while it is connected, nowhere else.
 */
export function createBrowserDatabase(deps: Page): BrowserDatabase {
  const { document, view, preferences } = deps;
  const { store } = deps.database;
  const notices = createDatabaseNotices(deps, () => void reconnect(deps));
  let connected: DatabaseChoice | null = null;

  const open = async (choice: DatabaseChoice, watch: ConnectWatch, letGo: () => void): Promise<null> => {
    const opened = await openPart(deps, choice, { ...watch, onFault: notices.fault });
    await show(deps, choice, { ...opened, remote: closedWith(opened.remote, letGo) });
    connected = choice;
    store.setState({ file: null });
    view.change({ dialog: null });
    notices.open();
    preferences.write(nameOf, { address: choice.address, database: choice.database, user: choice.user });
    return null;
  };

  const openLater = async (choice: DatabaseChoice): Promise<void> => {
    const { connecting, title } = allWords(deps.words.getState()).database;
    const onStep = () => undefined;
    const problem = await deps.work.run(connecting(hostOfDatabase(choice)), (signal) =>
      reach(deps, choice, signal, (letGo) => open(choice, { signal, onStep }, letGo)),
    );
    if (problem !== null) view.tell({ tone: "warn", title, text: problem });
  };

  let over = overOne(store.getState().remote ?? absentRemote(store, document));
  store.subscribe(({ remote }, before) => {
    if (remote === null) connected = null;
    if (remote !== before.remote) over = overOne(remote ?? absentRemote(store, document));
  });
  const close = async (): Promise<void> => {
    await store.getState().remote?.close();
    store.setState({ remote: null, server: null, isLost: false });
  };
  return {
    connect: (choice, watch) => reach(deps, choice, watch.signal, (letGo) => open(choice, watch, letGo)),
    async putIn(given, watch) {
      const choice = given ?? connected;
      if (choice === null) return notices.absentText();
      const source = watch.file ? await sourceOf(deps, watch.file, watch.signal) : document.snapshot();
      if (typeof source === "string") return source;
      const place = { ...placeOf(choice), host: hostOfDatabase(choice) };
      return reach(deps, choice, watch.signal, async (letGo) => {
        const { done, problem } = await putIn(deps, place, { ...watch, source });
        // Who closed the dialog does something else by now.
        const isWatched = done !== null && view.getState().dialog === "database";
        const isOpen = isWatched && (await unlessStopped(open(choice, watch, letGo), watch.signal));
        if (!isOpen) letGo();
        if (done && !isOpen) notices.putIn(done, () => void openLater(choice));
        return problem;
      });
    },
    reconnect: () => reconnect(deps),
    disconnect: close,
    keepCopy() {
      void close();
      store.setState({ shown: null });
      deps.services().library.keep();
    },
    remembered: () => store.getState().shown ?? readPlace(preferences.read(nameOf)),
    over: (command) => over(command),
    absentText: notices.absentText,
    tellAbsent: notices.absent,
  };
}

/** The same until it is closed; its profile changes with each write. */
function closedWith(remote: RemoteGraph, letGo: () => void): RemoteGraph {
  return {
    ...remote,
    get profile() {
      return remote.profile;
    },
    close: () => remote.close().finally(letGo),
  };
}

/** Lets the host through for `work`, and from then on unless it failed or let go by itself. */
async function reach(
  { guard, words }: Page,
  { address }: DatabaseChoice,
  signal: AbortSignal,
  work: (letGo: () => void) => Promise<string | null>,
): Promise<string | null> {
  const { badAddress, mixed, noTls, faults } = allWords(words.getState()).database;
  const read = readBoltAddress(address);
  if (!read.success) return badAddress;
  const { host, url } = read;
  const hasTls = /^[a-z0-9]+\+s/u.test(url);
  if (location.protocol === "https:" && !hasTls && !isOwnMachine(host)) return mixed(host);
  const letGo = guard.allow(`${hasTls ? "https" : "http"}://${host}`, "database");
  return work(letGo).catch((error: unknown) => {
    letGo();
    if (signal.aborted) throw error;
    if (!isEngineFault(error)) return plainReason(error);
    // The browser does not say why it made no connection.
    return error.kind === "unreachable" && hasTls ? noTls(host) : faults[error.kind](host, saidWhole(error));
  });
}

const saidWhole = ({ message, hint }: EngineFault): string => `${message} ${hint}`;

/** Whether it was done. */
const unlessStopped = (work: Promise<unknown>, signal: AbortSignal): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (signal.aborted) return false;
      throw error;
    },
  );

type Connected = Awaited<ReturnType<typeof connectGraph>>;

/** Browsers let a page with TLS reach its own machine without. */
const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/u.test(host);

const isSame = (shown: ShownDatabase | null, { address, database }: DatabaseChoice): boolean =>
  shown !== null && shown.address === address && shown.database === database;

/** What is shown of it already is fetched anew. */
async function openPart(
  { database: { store }, document, now }: Page,
  choice: DatabaseChoice,
  { signal, onStep, onFault }: ConnectWatch & { readonly onFault: (fault: EngineFault | null) => void },
): Promise<Connected> {
  const ids = isSame(store.getState().shown, choice) ? shownIds(document.tables) : [];
  return connectGraph({ ...placeOf(choice), ...(ids.length > 0 && { ids }) }, { signal, onStep, onFault, now });
}

/** Whether a certificate is trusted is the browser's to say: it cannot be told to trust one (+ssc). */
function placeOf({ address: given, database, user, password }: DatabaseChoice): EnginePlace {
  const address = given.replace(/^(\w+\+s)sc:/iu, "$1:");
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
