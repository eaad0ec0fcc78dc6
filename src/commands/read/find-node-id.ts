import type { ElementRecord } from "@/graph/document/graph-reader";
import type { NodeId } from "@/graph/document/graph-types";
import type { Comparison, ComputedField, Selector } from "@/graph/selector/selector-types";
import { figures } from "@/lib/english";
import { longestName, nearest } from "@/lib/text/nearest";
import { listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";

export type FoundNode = { readonly success: true; readonly id: NodeId; readonly label: string };

/** Bounds what a refusal reads of a large graph before it names the nearest. */
const mostCandidates = 5_000;

/** The node an id or label names: the exact id, else the only node of that label whatever its case. */
export async function findNodeId(idOrLabel: string, context: CommandContext): Promise<FoundNode | CommandRefusal> {
  const wanted = withoutBrackets(idOrLabel);
  const [byId] = await context.reader.records("nodes", [wanted], context.signal);
  if (byId) return { success: true, id: byId.id, label: byId.label };
  const named = await nodesCalled(wanted, context);
  const [only] = named;
  if (only === undefined) return refuseUnknown(wanted, context);
  if (named.length === 1) return { success: true, id: only.id, label: only.label };
  return refuse(
    `${figures(named.length)} nodes are called '${wanted}': their ids are ${listed(named.map(({ id }) => id))}.`,
    "Give the id of the one that is meant.",
    { why: "several-nodes", name: wanted, count: named.length },
  );
}

/** For a list of names: what one names is looked up once. */
export function createNodeFinder(context: CommandContext): (idOrLabel: string) => ReturnType<typeof findNodeId> {
  const known = new Map<string, ReturnType<typeof findNodeId>>();
  return (idOrLabel) => {
    const found = known.get(idOrLabel) ?? findNodeId(idOrLabel, context);
    known.set(idOrLabel, found);
    return found;
  };
}

/** Answers name nodes as [[id]]; models hand that back. */
function withoutBrackets(text: string): string {
  return /^\[\[(.+)\]\]$/s.exec(text.trim())?.[1] ?? text;
}

async function nodesCalled(label: string, context: CommandContext): Promise<readonly ElementRecord[]> {
  const exact = await candidates(compare("label", "==", label), context);
  if (exact.length > 0) return exact;
  const trimmed = label.trim();
  const terms = [compare("label", "startsWith", trimmed), compare("label", "endsWith", trimmed)];
  const alike = await candidates({ op: "and", terms }, context);
  return alike.filter((record) => record.label.toLowerCase() === trimmed.toLowerCase());
}

async function refuseUnknown(wanted: string, context: CommandContext): Promise<CommandRefusal> {
  if (wanted.length > longestName)
    return refuse(`There is no node of that name of ${wanted.length} letters.`, "Give a node's id or label.", {
      why: "unknown-node",
      name: `${wanted.slice(0, 40)}…`,
      nearest: [],
    });
  const terms = pieces(wanted).flatMap((piece) => [
    compare("label", "contains", piece),
    compare("id", "contains", piece),
  ]);
  const records = await candidates({ op: "or", terms }, context);
  const near = nearest(wanted, [...new Set(records.flatMap(({ id, label }) => [label, id]))]);
  const holding = records.map(({ label }) => label).filter((label) => includesIgnoringCase(label, wanted));
  const names = [...new Set([...near, ...holding])].slice(0, 5);
  const hint = names.length > 0 ? `The nearest: ${listed(names)}.` : "Give a node's id or label; findNodes lists them.";
  return refuse({ why: "unknown-node", name: wanted, nearest: names }, hint);
}

/**
 * A name that `nearest` counts as near differs in at most a third of its letters: cut in one more piece than that, one
 * piece is in it unchanged. So the scan that contains one finds every candidate.
 */
function pieces(word: string): readonly string[] {
  const letters = [...word];
  const count = Math.max(1, Math.ceil(letters.length / 3)) + 1;
  const size = Math.max(1, Math.floor(letters.length / count));
  const starts = Array.from({ length: Math.min(count, letters.length) }, (_, index) => index * size);
  return starts.map((start, index) =>
    letters.slice(start, index === starts.length - 1 ? undefined : start + size).join(""),
  );
}

async function candidates(selector: Selector, context: CommandContext): Promise<readonly ElementRecord[]> {
  const query = { target: "nodes", selector, records: mostCandidates } as const;
  return (await context.reader.find(query, context.signal)).records;
}

function compare(name: ComputedField, cmp: Comparison, value: string): Selector {
  return { op: "compare", field: { name, of: "computed" }, cmp, value: { kind: "literal", value } };
}

function includesIgnoringCase(text: string, part: string): boolean {
  return part.length > 1 && text.toLowerCase().includes(part.toLowerCase());
}
