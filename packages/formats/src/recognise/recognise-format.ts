import { type FormatRule, formatRules, isOwnTable, isZipText } from "./format-rules";
import { type FormatName, formatByEnding, titleOf } from "./known-formats";
import { lookAt, type TextLook } from "./text-look";

/** What a text is taken for. */
export interface Recognised {
  /** Null where it is nothing that Parley knows. */
  readonly format: FormatName | null;
  /** Nothing in it could well be meant otherwise. */
  readonly sure: boolean;
  /** What it may be, the likeliest first. */
  readonly candidates: readonly FormatName[];
}

/** Endings that say nothing, since files of many formats have them. */
const plainExtensions = new Set(["", ".txt"]);

/** Endings of tables of edges that are nothing else. */
const tableExtensions = new Set([".edges", ".edgelist", ".ncol"]);

/**
 * Tells a text's format: by the mark of its own with which it begins, then by its file's ending, then by the shape of its
 * lines. What no rule is sure of is not sure: then a person is asked, or it is refused.
 */
export function recogniseFormat(content: string, fileName: string): Recognised {
  const look = lookAt(content, fileName);
  if (formatByEnding(look.extension) === "xlsx" && !isZipText(content)) return asSheet(look);
  const marked = formatRules.find(({ by, evidence }) => by === "mark" && evidence(look) === "sure");
  if (marked) return known(marked.name);
  const named = plainExtensions.has(look.extension) ? undefined : formatByEnding(look.extension);
  const isTableOnly = tableExtensions.has(look.extension);
  if (named !== undefined && (named !== "csv" || isTableOnly)) return known(named);
  return byShape(look, named);
}

/** A sheet of a workbook comes as the text of a table, which may be a matrix and nothing else. */
function asSheet(look: TextLook): Recognised {
  if (isOwnTable(look)) return known("csv");
  return byShape(look, "csv", ({ name }) => name === "csv" || name === "matrix");
}

function byShape(
  look: TextLook,
  named: FormatName | undefined,
  isAsked: (rule: FormatRule) => boolean = () => true,
): Recognised {
  const found = formatRules
    .filter((rule) => rule.by === "shape" && isAsked(rule))
    .map(({ name, evidence }) => ({ name, evidence: evidence(look) }))
    .filter(({ evidence }) => evidence !== "no");
  const sure = found.find(({ name, evidence }) => evidence === "sure" && name !== "csv");
  if (sure) {
    const others = found.filter(({ name }) => name !== sure.name).map(({ name }) => name);
    return { ...known(sure.name), candidates: [sure.name, ...others] };
  }
  const isTable = found.some(({ name, evidence }) => name === "csv" && evidence === "sure") || named !== undefined;
  const shapes = found.map(({ name }) => name).filter((name) => name !== "csv");
  const isCsv = isTable || found.length > shapes.length;
  const candidates: readonly FormatName[] = isCsv ? ["csv", ...shapes] : shapes;
  const [format = null] = candidates;
  return { format, sure: format !== null && candidates.length === 1 && isTable, candidates };
}

export function titlesOf(candidates: readonly FormatName[]): readonly string[] {
  return candidates.map(titleOf);
}

function known(format: FormatName): Recognised {
  return { format, sure: true, candidates: [format] };
}
