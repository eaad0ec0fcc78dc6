import { type GraphData, type GraphNode, usualLabelAttributes } from "../host";

/** What people of other languages call the attribute that names things. */
const names = new Set([
  ...usualLabelAttributes,
  ...["nombre", "nom", "nome", "bezeichnung", "titel", "título", "titulo", "titre", "titolo", "naam", "namn", "navn"],
  ...["名前", "名称", "名稱", "姓名", "名字", "氏名", "标题", "標題", "タイトル", "이름", "имя", "название"],
]);

/** A graph that does not say which attribute names its nodes, with the one that does by its name or its values. */
export function withLabelAttribute(graph: GraphData): GraphData {
  if (graph.labelAttribute !== undefined) return graph;
  const labelAttribute = guessedLabel(graph.nodes);
  return labelAttribute === undefined ? graph : { ...graph, labelAttribute };
}

/**
 * Undefined where none does, or where opening tells. Fewer nodes than `fewest` differ by chance. Nodes that edges alone name have
 * no values, and tell nothing.
 */
export function guessedLabel(all: readonly GraphNode[], fewest = 5): string | undefined {
  const nodes = all.filter((node) => Object.keys(node.attributes).length > 0);
  const attributes = [...new Set(nodes.flatMap((node) => Object.keys(node.attributes)))];
  const person = attributes.find(isPersonName);
  if (person !== undefined && !attributes.includes("label") && !attributes.includes("name")) return person;
  if (nodes.length === 0 || nodes.some(isNamed)) return undefined;
  const byName = attributes.find((name) => names.has(name.toLowerCase().normalize("NFC")));
  if (byName !== undefined) return byName;
  // "fullName", "item title": which of them, opening tells.
  if (attributes.some((name) => /name|label|title/iu.test(name))) return undefined;
  const hasCodes = nodes.length >= fewest && nodes.every(({ id }) => isCode(id));
  return hasCodes ? attributes.find((name) => isNaming(nodes, name)) : undefined;
}

/** "Full Name", "employee_name": beside one, a title is a job's. */
export function isPersonName(name: string): boolean {
  return /^(?:full|display|employee|person|staff|member|student|contact)[ _-]?name$/i.test(name.trim());
}

function isNamed({ attributes }: GraphNode): boolean {
  return usualLabelAttributes.some((name) => attributes[name] !== undefined);
}

/** "101", "n7", "bus-12": an id that nobody would call the thing by. */
function isCode(id: string): boolean {
  return /^\p{L}{0,4}[-_:.#]?\d+$/u.test(id);
}

/** Nearly each node has a short text of its own there, which is no date, no address and no number. */
function isNaming(nodes: readonly GraphNode[], name: string): boolean {
  const values = nodes.map(({ attributes }) => attributes[name]).filter((value) => value !== undefined);
  if (!values.every((value) => typeof value === "string" && isName(value))) return false;
  return new Set(values).size >= nodes.length * 0.9;
}

function isName(text: string): boolean {
  const isAddress = /^(?:\w+:\/\/|www\.)|^\S+@\S+\.\S+$|^[\da-f]{8}-[\da-f]{4}-/iu.test(text);
  return text.length <= 60 && /\p{L}/u.test(text) && !/^\d{2,4}[-/.]\d/u.test(text) && !isAddress;
}
