import { fromXmlText } from "../xml/xml-escapes";

/** Who wrote it, as our own files say it: then keys have escapes. */
export const GML_MARK = "Parley";

/** What our own files say in keys that no attribute has. */
export const OWN_GML_KEYS = {
  id: "parleyId",
  label: "parleyLabel",
  /** Of a graph: labels are attributes of that name, if no node says 0. */
  labelled: "parleyLabelled",
  directed: "parleyDirected",
  json: "parleyJson",
} as const;

/** Keys that mean something themselves: an attribute called so is escaped. */
const TAKEN = /^(?:id|label|gid|isGroup|graphics|LabelGraphics|source|target|key|parley\w*)$/;
/** A key begins with a letter. */
const PREFIX = "k";

/** An attribute of a node that its label does not hold. */
export const OTHER_LABEL = toGmlKey("label");

/** A name in letters, digits and underscores, a letter first; `fromGmlKey` gives it back. */
export function toGmlKey(name: string): string {
  const isPlain = /^[A-Za-z]/.test(name) && !name.startsWith(`${PREFIX}_`) && !TAKEN.test(name);
  const first = isPlain ? name.charAt(0) : `${PREFIX}${name === "" ? "_" : escaped(name.charAt(0))}`;
  return `${first}${name.slice(1).replace(/[^A-Za-z0-9_]|_(?=x[0-9A-F]{4})/g, escaped)}`;
}

export function fromGmlKey(key: string): string {
  if (key === `${PREFIX}_`) return "";
  return fromXmlText(key.startsWith(`${PREFIX}_`) ? key.slice(1) : key);
}

function escaped(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}
