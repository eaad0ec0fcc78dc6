import { failure, type ReadFailure, type ReadResult } from "../read-result";
import { createGraphDraft, type GraphDraft, plainValue } from "./graph-draft";
import { addCells, isSymmetric } from "./matrix";
import { wordsOf } from "./text-lines";

const HINT = { id: "dl" } as const;

interface Header {
  readonly count: number;
  readonly format: string;
  readonly labels: readonly string[];
  readonly isEmbedded: boolean;
  readonly data: readonly (readonly string[])[];
}

interface Reading {
  readonly header: Header;
  readonly draft: GraphDraft;
  readonly fileName: string;
}

/** UCINET's DL: a full matrix, a list of edges or a list of neighbours, with labels before the data or in them. */
export function readDl(content: string, fileName: string): ReadResult {
  const header = headerIn(content, fileName);
  if ("success" in header) return header;
  const reading = { header, draft: createGraphDraft(fileName), fileName };
  const read = readers[header.format];
  if (read) return read(reading);
  return failure({ id: "dlFormat", with: { file: fileName, format: header.format } }, { hint: HINT });
}

function headerIn(content: string, fileName: string): Header | ReadFailure {
  const parts = /^\s*dl\b([\s\S]*?)\bdata\s*:([\s\S]*)$/i.exec(content);
  if (!parts) return failure({ id: "dlWithoutData", with: { file: fileName } }, { hint: HINT });
  const [, head = "", data = ""] = parts;
  const several = /\b(n[rcm])\s*=|\b((?:row|column|col|matrix)\s+labels)\b/i.exec(head);
  if (several) {
    const part = several[1] ?? several[2] ?? "";
    return failure({ id: "dlSeveral", with: { file: fileName, part } }, { hint: { id: "dlSquare" } });
  }
  const count = Number(/\bn\s*=\s*(\d{1,7})\b/i.exec(head)?.[1]);
  if (!Number.isInteger(count) || count > 1_000_000)
    return failure({ id: "dlWithoutCount", with: { file: fileName } }, { hint: HINT });
  const isEmbedded = /\blabels?\s+embedded\b/i.test(head);
  const listed = /\blabels?\s*:([\s\S]*)$/i.exec(head.replace(/\blabels?\s+embedded\b\s*:?/gi, ""))?.[1] ?? "";
  return {
    count,
    format: /\bformat\s*=\s*(\w+)/i.exec(head)?.[1]?.toLowerCase() ?? "fullmatrix",
    labels: wordsOf(listed.replace(/,/g, " ")),
    isEmbedded,
    data: data
      .split(/\r\n|\n|\r/)
      .map((line) => wordsOf(line.replace(/,/g, " ")))
      .filter((words) => words.length > 0),
  };
}

const readers: Readonly<Record<string, (reading: Reading) => ReadResult>> = {
  fullmatrix: readFull,
  fm: readFull,
  edgelist1: readEdges,
  edgelist: readEdges,
  el1: readEdges,
  nodelist1: readNeighbours,
  nodelist: readNeighbours,
  nl1: readNeighbours,
};

function readFull({ header, draft, fileName }: Reading): ReadResult {
  const { count, isEmbedded, data, labels } = header;
  const [head = [], ...rest] = data;
  const names = isEmbedded ? head : labels;
  const words = isEmbedded ? rest.flatMap(([, ...cells]) => cells) : data.flat();
  const figures = words.map(Number);
  if (figures.length !== count * count || figures.some((value) => !Number.isFinite(value))) {
    const counts = { file: fileName, nodes: count, cells: figures.length, wanted: count * count };
    return failure({ id: "dlCells", with: counts }, { hint: HINT });
  }
  if (names.length > 0 && (names.length !== count || new Set(names).size !== count))
    return wrongLabels(fileName, names.length, count);
  const ids = names.length > 0 ? names : Array.from({ length: count }, (_, place) => String(place + 1));
  for (const id of ids) draft.node(id);
  const values = ids.map((_, row) => figures.slice(row * count, (row + 1) * count));
  const directed = !isSymmetric(values);
  addCells(draft, { names: ids, values, isNamed: true }, directed);
  return draft.finish({ directed });
}

function readEdges(reading: Reading): ReadResult {
  const { header, draft, fileName } = reading;
  const idOf = createIds(reading);
  for (const words of header.data) {
    const [source, target] = words.slice(0, 2).map(idOf);
    const value = words[2];
    if (source === undefined || target === undefined || words.length > 3) return wrongLine(fileName, words);
    draft.edge({ source, target, attributes: value === undefined ? {} : { weight: plainValue(value) } });
  }
  return finish(reading);
}

function readNeighbours(reading: Reading): ReadResult {
  const { header, draft, fileName } = reading;
  const idOf = createIds(reading);
  for (const words of header.data) {
    const ids = words.map(idOf);
    const [source, ...targets] = ids;
    if (source === undefined || ids.includes(undefined)) return wrongLine(fileName, words);
    for (const target of targets) if (target !== undefined) draft.edge({ source, target });
  }
  return finish(reading);
}

/** Places become labels where there are some. Names that are in the data are nodes as they come. */
function createIds({ header: { labels, count, isEmbedded }, draft }: Reading): (word: string) => string | undefined {
  const ids = labels.length > 0 ? labels : Array.from({ length: count }, (_, place) => String(place + 1));
  if (labels.length > 0 || !isEmbedded) for (const id of ids) draft.node(id);
  const byName = new Map(ids.toReversed().map((id) => [id.toLowerCase(), id] as const));
  return (word) => {
    if (isEmbedded) return word;
    const place = Number(word);
    return Number.isInteger(place) ? ids[place - 1] : byName.get(word.toLowerCase());
  };
}

function finish({ header: { count, labels }, draft, fileName }: Reading): ReadResult {
  if (labels.length > 0 && labels.length !== count) return wrongLabels(fileName, labels.length, count);
  const found = draft.nodes.size;
  const note = { id: "fewerNames", with: { file: fileName, nodes: count, found } } as const;
  return found > count
    ? failure(note, { hint: HINT })
    : draft.finish({ directed: true, notes: found < count ? [note] : [] });
}

function wrongLabels(file: string, found: number, nodes: number): ReadFailure {
  return failure({ id: "dlLabels", with: { file, found, nodes } }, { hint: HINT });
}

function wrongLine(file: string, words: readonly string[]): ReadFailure {
  return failure({ id: "dlLine", with: { file, line: words.join(" ") } }, { hint: HINT });
}
