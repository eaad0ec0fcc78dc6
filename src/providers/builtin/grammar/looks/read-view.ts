import { oneLine } from "@/lib/text/lines";
import type { Act } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, indexOf, says, without } from "../../parse/clauses";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import { attributeAfter } from "../../schema/said-attributes";
import { namedIn } from "../things/named-nodes";
import { readThings } from "../things/read-things";

/** "Use a circular layout", "arrange them in a grid". */
export const readLayout: Reader = (clause) => {
  const place = clause.links.findIndex((other) => hasSense(other, "layout"));
  const isLayout = says(clause, "noun", "layout") || says(clause, "verb", "layout");
  if (place < 0) return isLayout && !says(clause, "ask") ? candidate({ do: "layout", type: "" }, 4) : null;
  const link = clause.links[place];
  const isNamed =
    isLayout ||
    /\bas an? $/u.test(
      `${clause.links
        .slice(0, place)
        .map(({ norm }) => norm)
        .join(" ")} `,
    ) ||
    clause.links.some((other) => hasSense(other, "layout") && /layout|in a |directed/u.test(other.norm));
  if (!isNamed && !isArranging(clause) && clause.links.length > 2) return null;
  const extra = besideLayout(clause);
  const direction = directionOf(clause);
  const act = { do: "layout", type: argOf(link, "layout") ?? "force", ...layoutDetails(clause) } as const;
  return candidate(direction === null ? act : { ...act, direction }, isNamed ? 8 : 6, extra);
};

/** "sorted by age", "with Ann at the top". */
function layoutDetails(clause: Clause): { readonly by?: string; readonly root?: string } {
  const by = clause.links.findIndex((link) => /^(?:by|in order of)$/u.test(link.norm));
  const found = by < 0 ? null : attributeAfter(clause, by);
  const [root, second] = namedIn(clause.links);
  return {
    ...(found === null ? {} : { by: found.property }),
    ...(root === undefined || second !== undefined ? {} : { root }),
  };
}

/** Words that say nothing of a layout. */
function besideLayout(clause: Clause): readonly string[] {
  const { ref, unread } = readThings(clause.links.filter(isNoLayoutWord), clause.schema);
  const isKnown = ref.unknown === undefined || isPictureName(clause, ref.unknown) || ref.unknown === "chart";
  return isKnown ? unread : [...unread, ref.unknown ?? ""];
}

/** "the family tree", "our org chart": what the picture is of changes nothing. */
function isPictureName({ links }: Clause, word: string): boolean {
  const at = links.findIndex((link) => link.text === word);
  return /^(?:tree|chart|map|web|graph|network|diagram)$/u.test(links[at + 1]?.norm ?? "");
}

function directionOf({ links }: Clause): string | null {
  const norm = links.map((link) => link.norm).join(" ");
  if (/\bleft to right\b/u.test(norm)) return "right";
  if (/\bright to left\b/u.test(norm)) return "left";
  return /\bbottom(?: |-)(?:up|to top)\b/u.test(norm) ? "up" : null;
}

function isArranging(clause: Clause): boolean {
  const isVerb = /^(?:use|apply|switch|try|put|set|change|make|show|shuffle|scatter)/u.test(firstWord(clause));
  return isVerb || clause.links.some(isInstead);
}

function isInstead(link: Link): boolean {
  return link.norm === "instead";
}

function isNoLayoutWord(link: Link): boolean {
  if (link.schema.some(({ kind }) => kind === "attribute") || /^(?:by|sorted|ordered)$/u.test(link.norm)) return false;
  const isLayoutWord = hasSense(link, "layout") || hasSense(link, "noun", "layout") || hasSense(link, "verb");
  return !isLayoutWord && !/^(?:use|apply|try|again|them|up|out|nice|nicely|neatly)$/u.test(link.norm);
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
  const isThere = isEmpty && clause.links.some((link) => link.norm === "there");
  if (found.arg === "zoom" && !isThere && (isEmpty || ref.isAll)) return candidate({ do: "fit" }, 6, unread);
  const what = isEmpty ? { ...ref, base: "previous" as const, isAll: false } : ref;
  return candidate({ do: found.arg, what }, 7, unread);
};

function isAfterStyle(clause: Clause, at: number): boolean {
  return clause.links.slice(0, at).some((link) => hasSense(link, "verb", "style"));
}

/** "Unselect everything", "add the servers to the selection", "take Ann out of the selection". */
export const readSelection: Reader = (clause) => {
  if (inverted.test(clause.links.map(({ norm }) => norm).join(" "))) return candidate(invertedAct, 11);
  const found = selectionVerb(clause);
  if (found === null) return null;
  const { verb, mode } = found;
  const off = indexOf(clause, "verb", "deselect");
  const rest = without(clause, [verb]).filter((link) => off >= 0 || !hasSense(link, "noun", "selection"));
  const { ref, unread, isEmpty } = readThings(rest, clause.schema);
  if (off >= 0 && (isEmpty || ref.isAll || ref.base === "selected")) return candidate({ do: "deselect" }, 9, unread);
  const what = isEmpty ? { ...ref, base: "previous" as const, isAll: false } : ref;
  return candidate({ do: "select", what, mode }, 10, unread);
};

const inverted = new RegExp(
  oneLine`
    \b(?:invert|flip|reverse|swap|toggle)\b.*\bselection\b|\bselect (?:the )?(?:opposite|inverse)\b
    |\bselect everything (?:else|that (?:is not|isn't) selected)\b
  `,
  "u",
);

/** What is not selected now. */
const invertedAct: Act = {
  do: "select",
  what: {
    target: "nodes",
    base: "all",
    where: { op: "not", term: { op: "set", name: "selected" } },
    one: "other node",
    many: "other nodes",
    isAll: false,
    mended: [],
  },
};

function selectionVerb(clause: Clause): { readonly verb: number; readonly mode: "add" | "remove" } | null {
  const off = indexOf(clause, "verb", "deselect");
  if (off >= 0) return { verb: off, mode: "remove" };
  const text = clause.links.map((link) => link.norm).join(" ");
  const isTo = /\b(?:to|into|in|from|out of) (?:the |my )?(?:selection|current selection)\b/u.test(text);
  const isAlso = /^(?:also|additionally) /u.test(text) && says(clause, "verb", "select");
  if (!isTo && !isAlso) return null;
  const take = clause.links.findIndex((link) => hasSense(link, "verb", "remove") || link.norm === "take");
  if (take >= 0) return { verb: take, mode: "remove" };
  const add = ["add", "select"].map((arg) => indexOf(clause, "verb", arg)).find((at) => at >= 0) ?? -1;
  return add < 0 ? null : { verb: add, mode: "add" };
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

/** "Load the Les Misérables sample", "save these as friends", "export as PNG". */
export const readFiles: Reader = (clause) => loadSample(clause) ?? saveSet(clause) ?? exported(clause);

function loadSample(clause: Clause): Candidate | null {
  const verb = clause.links.findIndex((link) => hasSense(link, "verb", "load") || hasSense(link, "verb", "show"));
  const isFirst = clause.links
    .slice(0, Math.max(0, verb))
    .every((link) => link.schema.length === 0 && hasSense(link, "fill"));
  if (verb < 0 || !isFirst) return null;
  const text = plain(clause.links.map((link) => link.text).join(" "));
  const names = clause.schema.context.samples;
  const said = new Set(text.split(" "));
  const named = names.find((name) =>
    plain(name)
      .split(" ")
      .every((word) => said.has(word)),
  );
  const isLoad = hasSense(clause.links[verb], "verb", "load") && clause.links[verb]?.schema.length === 0;
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
