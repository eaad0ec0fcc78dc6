import * as z from "zod/mini";
import type { SearchOutcome } from "@/knowledge/embeddings/rank-by-both";
import type { TextHit } from "@/knowledge/index/index-types";
import { counted } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { greatest } from "@/lib/lists/whole-lists";
import type { CommandContext, CommandResult, CommandSuccess } from "../door/command-types";
import { defineWork } from "../door/define-command";
import { refuse } from "../door/results";
import { listed } from "../elements/wording";
import { excerpts } from "./excerpts";
import { findScope, handbookOrNone, type Scope, takenData, takenText } from "./library-scope";
import { nearData, nearText } from "./near-taken";

const searchInput = z.strictObject({
  query: z.string().check(z.minLength(1)),
  course: z.optional(z.string()),
  lesson: z.optional(z.string()),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
});
type SearchInput = z.output<typeof searchInput>;

export const searchContent = defineWork({
  description:
    "Searches the texts: passages of courses, long attributes, else the handbook (graphs, Parley). Best first.",
  input: searchInput,
  compact: { takes: ["query", "course", "lesson"] },
  fallback: "getOutline",
  run: search,
});

const usualLimit = 5;
/** Characters of all texts of a result together: with what stands around them they fit in what a model is sent. */
const textRoom = 2700;
/** A graph that has less of what is asked, by the rarity of the words, is not what the question is about … */
const littleShare = 0.5;
/** … if the handbook has so much more of it. */
const muchMore = 0.25;

async function search(input: SearchInput, context: CommandContext): Promise<CommandResult<JsonObject>> {
  const asked = await findScope(input, context);
  if (!asked.success) return refuse(asked.message, asked.hint);
  const first = await hitsIn(asked.scope, input, context);
  const found = await orHandbook(first, input, context);
  return found.hits.length === 0 ? nothingFound(input, found) : toResult(input, found);
}

interface Found extends SearchOutcome {
  readonly scope: Scope;
}

async function hitsIn(
  scope: Scope,
  { query, limit = usualLimit }: SearchInput,
  { signal }: CommandContext,
): Promise<Found> {
  const { course, lesson, library } = scope;
  const within = { ...(course && { course: course.title }), ...(lesson && { number: lesson.number }) };
  return { scope, ...(await library.search({ query, limit, ...within }, signal)) };
}

/** The handbook, where the whole graph was searched and has nothing of it, or much less. */
async function orHandbook(first: Found, input: SearchInput, context: CommandContext): Promise<Found> {
  const { scope, hits } = first;
  if (scope.from === "handbook" || scope.course !== undefined) return first;
  const share = bestShare(hits);
  if (share >= littleShare) return first;
  const library = await handbookOrNone(context);
  if (library === null) return first;
  const other = await hitsIn({ library, from: "handbook" }, input, context);
  const isBetter = hits.length === 0 ? other.hits.length > 0 : bestShare(other.hits) >= share + muchMore;
  if (!isBetter) return first;
  return { ...other, ...(first.note !== undefined && { note: first.note }) };
}

function bestShare(hits: readonly TextHit[]): number {
  return greatest(
    hits.slice(0, 3).map(({ share }) => share),
    0,
  );
}

function nothingFound({ query }: SearchInput, { scope, ranking, note }: Found): CommandSuccess<JsonObject> {
  return {
    success: true,
    message: `${takenText(scope)}Nothing on “${query}” was found${whereText(scope)}.${noteText(note)}`,
    data: { count: 0, passages: [], ranking, ...takenData(scope) },
  };
}

function whereText({ course, lesson, from, library }: Scope): string {
  if (lesson !== undefined && course !== undefined) return ` in lesson ${lesson.number} of “${course.title}”`;
  if (course !== undefined) return ` in “${course.title}”`;
  if (from === "handbook") return " in the handbook";
  return library.hasTexts
    ? " in the graph's texts or the handbook"
    : ": the graph has no texts, and the handbook has nothing on it";
}

function toResult({ query }: SearchInput, { scope, hits, ranking, note }: Found): CommandSuccess<JsonObject> {
  const cut = excerpts(hits, textRoom);
  const isCut = cut.some(({ left }) => left > 0);
  return {
    success: true,
    message: `${takenText(scope)}${foundText(query, scope, hits)}${nearText(hits)}${noteText(note)}`,
    data: {
      count: hits.length,
      passages: hits.map((hit, index) => passageData(hit, cut[index] ?? { text: hit.text, left: 0 })),
      ranking,
      ...nearData(hits),
      ...takenData(scope),
      ...(isCut && { note: "left: characters of a text that are not shown; a smaller limit shows more of each." }),
    },
    ...(scope.from === "graph" && { set: { nodes: hits.map(({ id }) => id), edges: [], told: query } }),
  };
}

/** Why meaning did not count though it is switched on. */
function noteText(note: string | undefined): string {
  return note === undefined ? "" : ` Search by meaning: ${note}`;
}

function foundText(query: string, scope: Scope, hits: readonly TextHit[]): string {
  const places = [
    ...new Set(
      hits.map(({ course, lesson, number }) => (number === undefined ? lesson : `${course}, lesson ${number}`)),
    ),
  ];
  const what = `${counted(hits.length, "passage")} on “${query}”: ${listed(places, 4)}.`;
  if (scope.from === "graph") return `Found ${what}`;
  if (scope.course !== undefined) return `From the handbook: ${what}`;
  return `The open graph has no text on this. The handbook has ${what}`;
}

function passageData(hit: TextHit, { text, left }: { readonly text: string; readonly left: number }): JsonObject {
  const { id, course, lesson, number, score, link } = hit;
  return {
    id,
    course,
    lesson,
    ...(number !== undefined && { number }),
    text,
    score: Number(score.toFixed(2)),
    ...(link !== undefined && { link }),
    ...(left > 0 && { left }),
  };
}
