/**
 * What selectors mean, a second time: expression trees of its own (see arbitrary-expression.ts, which also writes them as text),
 * evaluated over plain records in the plainest way. Shares no code with the real thing.
 */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };
export interface PlainNode {
  id: string;
  attributes: { [key: string]: Plain };
}
export interface PlainEdge extends PlainNode {
  source: string;
  target: string;
  directed?: boolean;
}
export interface PlainGraph {
  directed: boolean;
  nodes: PlainNode[];
  edges: PlainEdge[];
}
export type Kind = "nodes" | "edges";
export type Sign = "==" | "<" | "<=" | ">" | ">=" | "contains" | "startsWith" | "endsWith" | "has";
export interface Path {
  data: boolean;
  end?: "source" | "target" | undefined;
  name: string;
}
export type Expression =
  | { is: "everything" }
  | { is: "compared"; path: Path; sign: Sign; negated: boolean; to: { value: Plain } | { path: Path } }
  | { is: "member"; path: Path; of: Plain[]; negated: boolean }
  | { is: "present"; path: Path }
  | { is: "flag"; path: Path }
  | { is: "both" | "either"; parts: Expression[] }
  | { is: "opposite"; part: Expression }
  | { is: "near"; part: Expression; steps: number };

/** Ids of the elements an expression means, in order. */
export function evaluateNaively(expression: Expression, kind: Kind, graph: PlainGraph): string[] {
  const elements: (PlainNode | PlainEdge)[] = graph[kind];
  return elements.filter((element) => holds(expression, element, kind, graph)).map(({ id }) => id);
}

function holds(expression: Expression, element: PlainNode | PlainEdge, kind: Kind, graph: PlainGraph): boolean {
  const again = (part: Expression): boolean => holds(part, element, kind, graph);
  switch (expression.is) {
    case "everything":
      return true;
    case "compared":
      return isCompared(expression, element, kind, graph) !== expression.negated;
    case "member":
      return (
        expression.of.some((value) =>
          isCompared({ path: expression.path, sign: "==", to: { value } }, element, kind, graph),
        ) !== expression.negated
      );
    case "present":
      return !isNone(fieldValue(expression.path, element, kind, graph).value);
    case "flag":
      return stands(fieldValue(expression.path, element, kind, graph).value ?? null, "==", true);
    case "both":
      return expression.parts.every(again);
    case "either":
      return expression.parts.some(again);
    case "opposite":
      return !again(expression.part);
    case "near":
      return isNear(element.id, evaluateNaively(expression.part, "nodes", graph), expression.steps, graph);
  }
}

function isCompared(
  { path, sign, to }: Pick<Extract<Expression, { is: "compared" }>, "path" | "sign" | "to">,
  element: PlainNode | PlainEdge,
  kind: Kind,
  graph: PlainGraph,
): boolean {
  const left = fieldValue(path, element, kind, graph);
  if ("path" in to) {
    const right = fieldValue(to.path, element, kind, graph).value;
    return left.value !== undefined && right !== undefined && stands(left.value, sign, right);
  }
  if (to.value === null) return sign === "==" && isNone(left.value);
  if (left.value === undefined) return false;
  const quoted = left.numeric && typeof to.value === "string" && to.value.trim() !== "" ? Number(to.value) : Number.NaN;
  return stands(left.value, sign, Number.isNaN(quoted) ? to.value : quoted);
}

/** A list of nothing is no value. */
function isNone(value: Plain | undefined): boolean {
  return value === undefined || (Array.isArray(value) && value.every((item) => item === null));
}

function stands(left: Plain, sign: Sign, right: Plain): boolean {
  if (sign !== "has" && Array.isArray(left) && !Array.isArray(right)) {
    return left.some((item) => stands(item, sign, right));
  }
  switch (sign) {
    case "==":
      return isSame(left, right);
    case "has":
      return Array.isArray(left) && left.some((item) => isSame(item, right));
    case "contains":
      if (Array.isArray(left)) return left.some((item) => isSame(item, right));
      return areTexts(left, right) && String(lower(left)).includes(String(lower(right)));
    case "startsWith":
      return areTexts(left, right) && String(lower(left)).startsWith(String(lower(right)));
    case "endsWith":
      return areTexts(left, right) && String(lower(left)).endsWith(String(lower(right)));
    case "<":
      return order(left, right) === -1;
    case "<=":
      return [-1, 0].includes(order(left, right));
    case ">":
      return order(left, right) === 1;
    case ">=":
      return [0, 1].includes(order(left, right));
  }
}

function isSame(left: Plain, right: Plain): boolean {
  return canonical(left) === canonical(right);
}

function areTexts(left: Plain, right: Plain): boolean {
  return typeof left === "string" && typeof right === "string";
}

function lower(value: Plain): Plain {
  return typeof value === "string" ? value.toLowerCase() : value;
}

/** -1, 0 or 1; NaN for two that have no order. */
function order(left: Plain, right: Plain): number {
  if (typeof left === "number" && typeof right === "number") return Math.sign(left - right);
  return typeof left === "string" && typeof right === "string" ? byCodePoint(left, right) : Number.NaN;
}

function byCodePoint(left: string, right: string): number {
  const hex = (whole: string): string =>
    [...whole].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(6, "0")).join("");
  if (hex(left) === hex(right)) return 0;
  return hex(left) < hex(right) ? -1 : 1;
}

function canonical(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}

/** The value (null counts as none) and whether the attribute as a whole is numeric. */
function fieldValue(
  path: Path,
  element: PlainNode | PlainEdge,
  kind: Kind,
  graph: PlainGraph,
): { value: Plain | undefined; numeric: boolean } {
  if (path.end && "source" in element) {
    const owner = graph.nodes.find(({ id }) => id === element[path.end ?? "source"]);
    return owner
      ? fieldValue({ ...path, end: undefined }, owner, "nodes", graph)
      : { value: undefined, numeric: false };
  }
  const all: PlainNode[] = graph[kind];
  const exists = (name: string): boolean => all.some(({ attributes }) => Object.hasOwn(attributes, name));
  if (exists(path.name)) {
    const column = all.map(({ attributes }) => own(attributes, path.name)).filter((value) => value !== undefined);
    const numeric = column.every((value) => typeof value === "number");
    return { value: own(element.attributes, path.name), numeric };
  }
  const computed = path.data ? undefined : computedOf(path.name, element, kind, graph);
  if (computed !== undefined) return { value: computed, numeric: typeof computed === "number" };
  const words = path.name.split(".");
  for (let length = words.length - 1; length > 0; length -= 1) {
    const name = words.slice(0, length).join(".");
    if (exists(name)) return { value: inside(own(element.attributes, name), words.slice(length)), numeric: false };
  }
  return { value: undefined, numeric: false };
}

function inside(value: Plain | undefined, words: string[]): Plain | undefined {
  if (words.length === 0) return value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  if (Object.hasOwn(value, words.join("."))) return own(value, words.join("."));
  return words.length > 1 ? inside(own(value, words[0] ?? ""), words.slice(1)) : undefined;
}

function own(attributes: { [attribute: string]: Plain }, name: string): Plain | undefined {
  return Object.hasOwn(attributes, name) ? (attributes[name] ?? undefined) : undefined;
}

function computedOf(name: string, element: PlainNode | PlainEdge, kind: Kind, graph: PlainGraph): Plain | undefined {
  if (name === "id") return element.id;
  if (name === "label") return labelOf(element);
  if (kind === "edges")
    return "source" in element && (name === "source" || name === "target") ? element[name] : undefined;
  const ends = (edge: PlainEdge): { from: boolean; to: boolean; directed: boolean } => ({
    from: edge.source === element.id,
    to: edge.target === element.id,
    directed: edge.directed ?? graph.directed,
  });
  const total = (count: (edge: ReturnType<typeof ends>) => number): number =>
    graph.edges.map((edge) => count(ends(edge))).reduce((sum, one) => sum + one, 0);
  if (name === "degree") return total(({ from, to }) => Number(from) + Number(to));
  if (name === "indegree") return total(({ from, to, directed }) => Number(to || (!directed && from)));
  if (name === "outdegree") return total(({ from, to, directed }) => Number(from || (!directed && to)));
  return undefined;
}

function labelOf(element: PlainNode | PlainEdge): string {
  for (const name of ["label", "name", "title"]) {
    const value = own(element.attributes, name);
    if (typeof value === "string" && ("source" in element || value !== "")) return value;
    if (value !== undefined && value !== "" && !("source" in element)) return asRead(value);
  }
  return element.id;
}

function asRead(value: Plain): string {
  if (Array.isArray(value)) return value.map(asRead).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function isNear(id: string, start: string[], steps: number, graph: PlainGraph): boolean {
  let reached = new Set(start);
  for (let step = 0; step < steps; step += 1) {
    const next = new Set(reached);
    for (const { source, target } of graph.edges) {
      if (reached.has(source)) next.add(target);
      if (reached.has(target)) next.add(source);
    }
    reached = next;
  }
  return reached.has(id) && !start.includes(id);
}
