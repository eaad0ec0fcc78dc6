import { beginsDot } from "../text-forms/dot-tokens";
import type { FormatName } from "./known-formats";
import {
  arrowEvidence,
  type Evidence,
  matrixEvidence,
  neighbourEvidence,
  tableEvidence,
  tripleEvidence,
} from "./line-shapes";
import type { TextLook } from "./text-look";

/** How a format shows itself: by a mark of its own, or by the shape of its lines, which another may have too. */
export interface FormatRule {
  readonly name: FormatName;
  readonly by: "mark" | "shape";
  readonly evidence: (look: TextLook) => Evidence;
}

const shapes = [
  shape("arrows", arrowEvidence),
  shape("matrix", matrixEvidence),
  shape("sif", tripleEvidence),
  shape("adjacency-list", neighbourEvidence),
  shape("csv", tableEvidence),
] as const;

/** What has no mark of its own: each language has a name for it, and people choose it by that. */
export type ShapeName = (typeof shapes)[number]["name"];
export const shapeNames: readonly ShapeName[] = shapes.map(({ name }) => name).reverse();

/** In the order they are tried; the first whose mark is found wins. */
export const formatRules: readonly FormatRule[] = [
  mark("csv", isOwnTable),
  mark("xlsx", ({ start, extension }) => isZipText(start) && (/xl\//.test(start) || /^\.xls[mx]$/.test(extension))),
  mark(
    "ods",
    ({ start, extension }) =>
      isZipText(start) && (start.includes("mimetypeapplication/vnd.oasis.opendocument") || extension === ".ods"),
  ),
  mark("zip", ({ start }) => isZipText(start)),
  mark("gzip", ({ start }) => start.charCodeAt(0) === 0x1f && /^[\u2039\u008b\ufffd]/.test(start.slice(1))),
  mark("xls", ({ start }) => /^(?:\u00d0\u00cf|\ufffd\ufffd)$/.test(start.slice(0, 2)) && start.charCodeAt(2) === 0x11),
  mark("pdf", ({ start }) => start.startsWith("%PDF-")),
  mark("cx", ({ start }) => /^\s*\[\s*\{\s*"(?:CXVersion|numberVerification|metaData)"/.test(start)),
  mark("ini", isSettings),
  mark("sql", isSql),
  mark("markdown", isMarkdownTable),
  mark(
    "json",
    ({ start, lines }) =>
      /^\s*\{/.test(start) || (/^\s*\[/.test(start) && !/^\[[^\]"{}[\]]*\]\s*[\p{L}<]/u.test(lines[0] ?? "")),
  ),
  mark("gexf", ({ start }) =>
    /^\s*(?:<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!doctype[^>]*>|\s)*<(?:\w+:)?gexf\b/i.test(start.slice(0, 5_000)),
  ),
  mark("xgmml", ({ start }) => /<graph\b[^>]*xmlns="http:\/\/www\.cs\.rpi\.edu\/XGMML"/i.test(start.slice(0, 2_000))),
  mark("drawio", ({ start }) => /<mxfile\b|<mxGraphModel\b/.test(start) && start.trimStart().startsWith("<")),
  mark("rdf", isRdf),
  mark("graphml", ({ start }) => /^\s*<(?:\?xml|!--|!doctype|graphml|\w+)/i.test(start)),
  mark("dot", ({ start }) => beginsDot(start)),
  mark("gml", ({ lines, start }) => {
    const first = firstLine(lines, /^(?:#|Creator\b|Version\b|comment\b)/i);
    return /^graph\s*\[/i.test(first) || (/^graph$/i.test(first) && /^graph\s*\[/im.test(start.slice(0, 5_000)));
  }),
  mark("vna", ({ lines }) => /^\*\s*(?:node|tie) (?:data|properties)/i.test(lines[0] ?? "")),
  mark("nwb", ({ lines }) => /^\*nodes\b/i.test(firstLine(lines, /^#/))),
  mark("pajek", ({ lines }) =>
    /^\*\s*(?:network|vertices|arcs|edges|arcslist|edgeslist|matrix|partition)\b/i.test(firstLine(lines, /^%/)),
  ),
  mark("gdf", ({ lines }) => /^(?:node|edge)def\s*>/i.test(firstLine(lines, /^#/))),
  mark("leda", ({ lines }) => /^LEDA\.GRAPH\b/i.test(firstLine(lines, /^#/))),
  mark("dl", ({ start }) => /^\s*dl\b[\s,]*(?:n[rcm]?\s*=|format|data\s*:|labels)/i.test(start)),
  mark("tlp", ({ start }) => /^\s*\(tlp\s+"/.test(start)),
  mark("steiner", ({ start }) => /^\s*33d32945\b/i.test(start)),
  mark("matrix-market", ({ start }) => start.startsWith("%%MatrixMarket")),
  mark("graph6", ({ start }) => />>(?:graph6|sparse6|digraph6)<</.test(start.slice(0, 40))),
  mark("lemon", ({ lines }) => /^@(?:nodes|arcs|edges)\b/.test(firstLine(lines, /^#/))),
  mark("dimacs", ({ lines }) => lines.some((line) => /^p\s+(?:edge|col|sp|max|asn|min|cut)\s+\d+/.test(line))),
  mark("graph-grammar", ({ lines }) => /^t\s+#\s+\d+/.test(lines[0] ?? "")),
  mark("mermaid", ({ lines }) =>
    /^(?:(?:graph|flowchart)\s+(?:TB|TD|BT|RL|LR)\b|(?:sequence|class|state|er)Diagram\b)/i.test(
      firstLine(lines, /^%%|^---/),
    ),
  ),
  mark("plantuml", ({ lines }) => /^@start\w+/.test(lines[0] ?? "")),
  mark("tgf", isTgf),
  mark("lgl", ({ lines }) => isLgl(lines)),
  ...shapes,
];

/** A header as our own tables have it; a matrix may have such a corner too. */
export function isOwnTable(look: TextLook): boolean {
  const [first = ""] = look.lines;
  if (/^(?:source[,\t]target|from[,\t]to)[,\t]id(?:[,\t]|$)/.test(first)) return true;
  return /^node id(?:[,\t]|$)/.test(first) || (/^id(?:[,\t]|$)/.test(first) && matrixEvidence(look) !== "sure");
}

function mark(name: FormatName, isIt: (look: TextLook) => boolean): FormatRule {
  return { name, by: "mark", evidence: (look) => (isIt(look) ? "sure" : "no") };
}

function shape<N extends FormatName>(name: N, evidence: FormatRule["evidence"]) {
  return { name, by: "shape", evidence } as const;
}

export function isZipText(start: string): boolean {
  return start.startsWith("PK\u0003\u0004");
}

/** A head in brackets over names and values. */
function isSettings({ lines }: TextLook): boolean {
  const body = lines.filter((line) => !/^[#;]/.test(line));
  const isHead = (line: string) => /^\[[^[\]{}",]+\]$/.test(line);
  const isPair = (line: string) => /^[\w."' -]+\s*=(?![=>])/.test(line);
  return isHead(body[0] ?? "") && body.some(isPair) && body.every((line) => isHead(line) || isPair(line));
}

/** Comments and statements, among them one that makes or fills a table. */
function isSql({ start, lines }: TextLook): boolean {
  const first = firstLine(lines, /^(?:--|\/\*|\*)/);
  const isStatement = /^(?:create|insert|drop|set|begin|pragma|start transaction|lock tables|select|use|alter)\b/i.test(
    first,
  );
  return isStatement && /^\s*(?:create\s+(?:temporary\s+)?table|insert\s+into)\b[^\n]*[(;]/im.test(start);
}

/** A row of cells over a line of dashes and bars. */
function isMarkdownTable({ lines }: TextLook): boolean {
  const isRule = (line: string) => line.includes("|") && /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?$/.test(line);
  return lines.some((line, at) => isRule(line) && (lines[at - 1] ?? "").includes("|"));
}

function firstLine(lines: readonly string[], comment: RegExp): string {
  return lines.find((line) => !comment.test(line)) ?? "";
}

function isRdf({ start, lines }: TextLook): boolean {
  if (/<rdf:RDF\b|<Ontology\b/.test(start.slice(0, 3_000))) return true;
  const isTriple = (line: string) => /^(?:<[^<>\s]+>|_:\S+)\s+<[^<>\s]+>\s+\S.*\.$/.test(line);
  return /^@prefix\s/m.test(start.slice(0, 3_000)) || (lines.length > 0 && lines.slice(0, 20).every(isTriple));
}

/** Nodes, a line with # alone, and edges between nodes from above. */
function isTgf({ lines }: TextLook): boolean {
  const at = lines.indexOf("#");
  if (at < 1) return false;
  const ids = new Set(lines.slice(0, at).map((line) => line.split(/\s+/)[0]));
  return lines.slice(at + 1).every((line) => {
    const [source, target] = line.split(/\s+/);
    return ids.has(source) && ids.has(target);
  });
}

/** A line `# node`, then its neighbours, and again. */
function isLgl(lines: readonly string[]): boolean {
  const heads = lines.filter((line) => /^# \S+$/.test(line)).length;
  const rest = lines.filter((line) => !line.startsWith("#"));
  return /^# \S+$/.test(lines[0] ?? "") && heads > 1 && rest.every((line) => /^\S+(?:\s+[\d.eE+-]+)?$/.test(line));
}
