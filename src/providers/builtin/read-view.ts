import type { Act } from "./acts";
import { type Candidate, candidate, type Reader } from "./candidate";
import { type Clause, indexOf, says, without } from "./clauses";
import { argOf, hasSense, type Link } from "./link-words";
import { numberOf } from "./read-conditions";
import { readThings } from "./read-things";

/** "Use a circular layout", "arrange them in a grid". */
export const readLayout: Reader = (clause) => {
  const place = clause.links.findIndex((other) => hasSense(other, "layout"));
  const isLayout = says(clause, "noun", "layout") || says(clause, "verb", "layout");
  if (place < 0) return isLayout && !says(clause, "ask") ? candidate({ do: "layout", type: "" }, 4) : null;
  const link = clause.links[place];
  const isNamed = isLayout || /layout|in a |directed/u.test(link?.norm ?? "");
  if (!isNamed && !isArranging(clause) && clause.links.length > 2) return null;
  const { ref, unread } = readThings(clause.links.filter(isNoLayoutWord), clause.schema);
  const extra = ref.unknown === undefined ? unread : [...unread, ref.unknown];
  return candidate({ do: "layout", type: argOf(link, "layout") ?? "force" }, isNamed ? 8 : 6, extra);
};

function isArranging(clause: Clause): boolean {
  return /^(?:use|apply|switch|try|put|set|change|make|show)/u.test(firstWord(clause));
}

function isNoLayoutWord(link: Link): boolean {
  const isLayoutWord = hasSense(link, "layout") || hasSense(link, "noun", "layout") || hasSense(link, "verb");
  return !isLayoutWord && !/^(?:use|apply|try|again|them)$/u.test(link.norm);
}

function firstWord(clause: Clause): string {
  return clause.links.find((link) => !hasSense(link, "fill", "polite"))?.norm ?? "";
}

/** "Select …", "hide …", "show only …", "focus on …". */
export const readViewVerb: Reader = (clause) => {
  const found = (["select", "hide", "only", "zoom"] as const)
    .map((arg) => ({ arg, at: indexOf(clause, "verb", arg) }))
    .filter(({ at }) => at >= 0 && !isAfterStyle(clause, at))
    .sort((a, b) => a.at - b.at)[0];
  if (found === undefined) return null;
  const { ref, unread, isEmpty } = readThings(without(clause, [found.at]), clause.schema);
  if (found.arg === "zoom" && (isEmpty || ref.isAll)) return candidate({ do: "fit" }, 6, unread);
  const what = isEmpty ? { ...ref, base: "previous" as const, isAll: false } : ref;
  return candidate({ do: found.arg, what }, 7, unread);
};

function isAfterStyle(clause: Clause, at: number): boolean {
  return clause.links.slice(0, at).some((link) => hasSense(link, "verb", "style"));
}

/** "Fit everything", "show everything", "unhide all". */
export const readWholeView: Reader = (clause) => {
  for (const [verb, act] of [
    ["unhide", "showAll"],
    ["fit", "fit"],
  ] as const) {
    const at = indexOf(clause, "verb", verb);
    if (at < 0) continue;
    const { ref, unread, isEmpty } = readThings(without(clause, [at]), clause.schema);
    const isBare = (isEmpty || ref.isAll) && ref.unknown === undefined;
    const isList = clause.links[at]?.norm === "show all" && says(clause, "noun");
    return candidate({ do: act }, isBare && !isList ? 8 : 3, isBare ? unread : [...unread, ref.unknown ?? ref.many]);
  }
  return null;
};

/** "Undo that", "redo", "undo the last 2 changes". */
export const readHistory: Reader = (clause) => {
  const redo = indexOf(clause, "verb", "redo");
  const at = redo >= 0 ? redo : indexOf(clause, "verb", "undo");
  if (at < 0) return null;
  const number = clause.links.map(numberOf).find((value) => value !== null) ?? 1;
  const rest = clause.links.filter(
    (link, index) =>
      index !== at &&
      numberOf(link) === null &&
      !["noun", "pronoun", "fill", "order"].some((cls) => hasSense(link, cls)) &&
      !/^(?:you|made|did|of|times?|once|twice)$/u.test(link.norm) &&
      link.token.kind !== "sign",
  );
  const steps = clause.links.some((link) => link.norm === "twice") ? 2 : number;
  return candidate(
    { do: redo >= 0 ? "redo" : "undo", steps: Math.min(100, Math.max(1, Math.round(steps))) },
    8,
    rest.map((link) => link.text),
  );
};

/** "Load the Les Misérables sample", "save these as friends", "export as PNG". */
export const readFiles: Reader = (clause) => loadSample(clause) ?? saveSet(clause) ?? exported(clause);

function loadSample(clause: Clause): Candidate | null {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb", "load") || hasSense(link, "verb", "show"));
  if (verb < 0) return null;
  const text = plain(clause.links.map((link) => link.text).join(" "));
  const names = clause.schema.context.samples;
  const named = names.find((name) =>
    plain(name)
      .split(" ")
      .every((word) => text.includes(word)),
  );
  const isLoad = hasSense(clause.links[verb], "verb", "load");
  if (named !== undefined && (isLoad || /\bsample\b/u.test(text))) return candidate({ do: "load", name: named }, 9);
  const isSample = isLoad && (/\b(?:sample|example|dataset)\b/u.test(text) || !says(clause, "noun"));
  const wanted = clause.links
    .slice(verb + 1)
    .filter((link) => !hasSense(link, "fill") && !hasSense(link, "noun"))
    .map((link) => link.text);
  return isSample ? candidate({ do: "load", name: wanted.join(" ") }, 5) : null;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function saveSet(clause: Clause): Candidate | null {
  const verb = indexOf(clause, "verb", "save");
  const as = clause.links.findLastIndex(
    (link, index) =>
      index > verb && (link.norm === "as" || hasSense(link, "name", "called") || link.norm === "as a set"),
  );
  if (verb < 0 || as < 0 || hasSense(clause.links[as + 1], "noun", "file")) return null;
  const nameLinks = clause.links
    .slice(as + 1)
    .filter((link) => link.token.kind !== "sign" && !/^(?:a|set|called|named|the)$/u.test(link.norm));
  const name = nameLinks.map((link) => (link.token.kind === "quoted" ? link.token.text : link.text)).join(" ");
  if (name === "") return null;
  const rest = clause.links.slice(verb + 1, as).filter((link) => !hasSense(link, "noun", "set"));
  const { ref, unread, isEmpty } = readThings(rest, clause.schema);
  const what = isEmpty ? { ...ref, base: "previous" as const, isAll: false } : ref;
  return candidate({ do: "save", what, name }, 8, unread);
}

function exported(clause: Clause): Candidate | null {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb", "export") || hasSense(link, "verb", "save"));
  if (verb < 0) return null;
  const isPicture =
    says(clause, "noun", "picture") ||
    /\b(?:png|image|picture)\b/u.test(clause.links.map((link) => link.norm).join(" "));
  const isFile = says(clause, "noun", "file") || says(clause, "verb", "export") || says(clause, "noun", "graph");
  if (!isPicture && !isFile) return null;
  const act: Act = { do: "export", format: isPicture ? "png" : "json" };
  return candidate(act, 8);
}
