import type { FaultKind } from "@/engine/engine-fault";
import type { ConnectStep, WriteGuard } from "@/engine/engine-types";
import type { ImportPlan, ImportSource } from "@/engine/import-plan";
import { counted, figures } from "@/lib/english";

/** `detail` is the fault in whole sentences, with what to do. */
type Fault = (host: string, detail: string) => string;

const faults: Readonly<Record<FaultKind, Fault>> = {
  auth: (host) => `${host} refused the user name or the password. Check both and connect again.`,
  unreachable: (host) =>
    `Nothing answers at ${host} that speaks Bolt. Check the address and that the database is running. If it asks for TLS, use bolt+s://.`,
  lost: (host) => `The connection to ${host} was lost. Connect again.`,
  timeout: (host) => `${host} did not answer in time. Try again, or ask whoever runs it.`,
  cancelled: (host) => `The connection to ${host} was closed. Connect again.`,
  refused: (_host, detail) => detail,
  unsure: (host) => `${host} did not say whether the change was written. Connect again and look.`,
  "bad-query": (_host, detail) => detail,
};

/** A graph database behind the page. */
export const database = {
  title: "Graph database",
  lead:
    "Connect to a graph in Neo4j, ArcadeDB or another database with the Bolt protocol. You see a part of it; " +
    "questions go to all of it.",
  address: "Address",
  user: "User",
  password: "Password",
  passwordHint: "Kept in the memory of this tab, nowhere else.",
  name: "Database",
  nameHint: "Leave it empty for the default database.",
  keepData: "Keep the data on this device",
  keepDataHint: "Off: only the address, ids, positions and styles are kept. Values and chats are gone when you leave.",
  putIn: "Put the open graph in…",
  putFileIn: "Put a file in…",
  putNamedIn: (name: string) => `Put ${name} in…`,
  putInYes: "Put it in",
  /** As the terminal says it. */
  putInAsks: (what: string, _plan: ImportPlan, _source: ImportSource) => what,
  putInDone: (nodes: number, edges: number) => `Put ${counted(nodes, "node")} and ${counted(edges, "edge")} in.`,
  puttingInto: (name: string, host: string) => `Putting ${name} into ${host}`,
  showIt: "Show it",
  puttingIn: (percent: number) => `${percent} % are in the database`,
  putInEnded: (_percent: number, what: string) => what,
  connect: "Connect",
  connecting: (host: string) => `Connecting to ${host}`,
  steps: {
    slow: "Still connecting: the server is slow to answer",
    schema: "Reading labels, types and attributes",
    counts: "Counting values",
    part: "Fetching the first nodes",
  } satisfies Readonly<Record<ConnectStep, string>>,
  stop: "Stop",
  cancel: "Cancel",
  badAddress:
    "The address begins with bolt:// or neo4j:// (bolt+s:// or neo4j+s:// with TLS) and has no password in it.",
  mixed: (host: string) =>
    `This page was loaded by https, so the browser lets it reach ${host} only with TLS. Use bolt+s:// or neo4j+s://.`,
  noTls: (host: string) =>
    `No TLS connection to ${host}: nothing answers there, or this browser does not trust its certificate. ` +
    `Open https://${host} in a new tab and accept the certificate, or use bolt:// if the server has none.`,
  faults,
  step: (name: string) => `Open ${name}`,
  shown: (shown: number, all: number) => `${figures(shown)} of ${figures(all)} shown`,
  allShown: (all: number) => (all === 0 ? "The database is empty" : `All ${counted(all, "node")} shown`),
  counted: (shown: number, all: number) =>
    `${figures(shown)} of ${counted(all, "node")} shown. The counts are of these.`,
  guards: {
    session: "The server itself refuses writes in a reading session.",
    rights:
      "The server refused a write on trial: you may only read here, or may not add labels. If you need more, ask whoever runs it.",
    none: "This server does not enforce read-only. The assistant asks before every write; an edit by hand is written at once.",
  } satisfies Readonly<Record<WriteGuard, string>>,
  computes: "The server itself computes PageRank, communities, components and paths by weight over everything.",
  computesNone: "Algorithms run on what is shown: this server has none that Parley knows.",
  connected: (server: string) => `Connected to ${server}`,
  notConnected: "Not connected",
  isLost: "Connection lost",
  more: (count: number) => `Show ${figures(count)} more`,
  expand: "Show neighbours",
  takeAway: "Take away from view",
  keep: "Keep only these",
  needsSelection: "Select nodes to show their neighbours, to take them away from view or to keep only them.",
  expanded: (count: number) => (count === 0 ? "All neighbours are shown." : `${counted(count, "neighbour")} added`),
  disconnect: "Disconnect",
  connectAgain: "Connect…",
  reconnectNow: "Reconnect",
  keepCopy: "Keep a copy",
  keepCopyHint: "A copy is a graph of its own, kept on this device.",
  lostTitle: (host: string) => `The connection to ${host} was lost.`,
  lostText: "What is shown stays. Ask again once it is back, or reconnect.",
  absentTitle: "This graph is a part of a database.",
  absentText: (host: string) => `Connect to ${host} to see its data and to ask. The password was not kept.`,
};
