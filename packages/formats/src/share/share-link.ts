import { base64Of, type GraphData } from "../host";
import { readOwnGraph } from "../read-own-graph";
import { wholeText } from "../whole-text";
import { writeGraph } from "../write/write-graph";
import { inflate } from "./inflate";

/** A link longer than this is cut by some programs that pass it on. */
export const longestLink = 32_000;
/** What a link may unfold to: a small one made to fill the memory is refused. */
const mostBytes = 24_000_000;

export type ShareFault = "broken" | "too-large" | "no-graph" | "newer";

export type UnpackedShare =
  | { readonly success: true; readonly graph: GraphData; readonly extra: string }
  | { readonly success: false; readonly reason: ShareFault };

/** The graph, and a line of anything else, small enough for an address: deflated, in letters an address takes. */
export async function packShare(graph: GraphData, extra = ""): Promise<string> {
  const text = `${extra.replaceAll("\n", " ")}\n${writeGraph(graph)}`;
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Reads what `packShare` made; anything else is refused. Nothing in it is ever run. Never rejects. */
export async function unpackShare(packed: string): Promise<UnpackedShare> {
  const bytes = fromBase64Url(packed);
  if (!bytes) return { success: false, reason: "broken" };
  const unpacked = await inflate(bytes, mostBytes);
  if (typeof unpacked === "string") return { success: false, reason: unpacked };
  const text = wholeText(unpacked);
  if (text === null) return { success: false, reason: "broken" };
  const end = text.indexOf("\n");
  const content = text.slice(end + 1);
  if (end < 0 || !/^\s*\{\s*"parley"/.test(content)) return { success: false, reason: "no-graph" };
  const read = readOwnGraph(content, "The link");
  if (!read.success) {
    const isNewer = typeof read.why !== "string" && read.why.id === "newerParley";
    return { success: false, reason: isNewer ? "newer" : "no-graph" };
  }
  return { success: true, graph: read.graph, extra: text.slice(0, end) };
}

function toBase64Url(bytes: Uint8Array): string {
  return base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
