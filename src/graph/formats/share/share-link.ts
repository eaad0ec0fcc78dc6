import { base64Of } from "@/lib/lists/whole-lists";
import type { GraphData } from "../../changes/change-types";
import { readGraph } from "../read-graph";
import { writeGraph } from "../write/write-graph";

/** A link longer than this is cut by some programs that pass it on. */
export const longestLink = 32_000;
/** What a link may unfold to: a small one made to fill the memory is refused. */
const mostBytes = 24_000_000;

export type UnpackedShare =
  | { readonly success: true; readonly graph: GraphData; readonly extra: string }
  | { readonly success: false; readonly reason: "broken" | "too-large" | "no-graph"; readonly detail: string };

/** The graph, and a line of anything else, small enough for an address: deflated, in letters an address takes. */
export async function packShare(graph: GraphData, extra = ""): Promise<string> {
  const text = `${extra.replaceAll("\n", " ")}\n${writeGraph(graph)}`;
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Reads what `packShare` made; anything else is refused. Nothing in it is ever run. Never rejects. */
export async function unpackShare(packed: string): Promise<UnpackedShare> {
  const bytes = fromBase64Url(packed);
  if (!bytes) return { success: false, reason: "broken", detail: "" };
  const text = await inflate(bytes);
  if (text === null) return { success: false, reason: "broken", detail: "" };
  if (text === "too-large") return { success: false, reason: "too-large", detail: "" };
  const end = text.indexOf("\n");
  const content = text.slice(end + 1);
  if (end < 0 || !/^\s*\{\s*"parley"/.test(content)) return { success: false, reason: "no-graph", detail: "" };
  const read = await readGraph(content, "The link");
  if (!read.success) return { success: false, reason: "no-graph", detail: read.message };
  return { success: true, graph: read.graph, extra: text.slice(0, end) };
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > mostBytes) {
        await reader.cancel();
        return "too-large";
      }
      parts.push(new Uint8Array(value));
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(await new Blob(parts).arrayBuffer());
  } catch {
    // Not deflated, cut short, or no UTF-8.
    return null;
  }
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
