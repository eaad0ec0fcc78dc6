import * as z from "zod/mini";
import type { SearchOutcome } from "@/knowledge/embeddings/rank-by-both";
import type { SearchText, TextHit, TextPlace } from "@/knowledge/index/index-types";
import type { JsonObject } from "@/lib/json";
import { greatest } from "@/lib/lists/whole-lists";
import { spokenTogether } from "@/lib/text/speaker";
import { listOf } from "../elements/parts";
import type { CommandContext, CommandResult, CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { offsetParameter } from "../registry/parameters";
import { refuse } from "../registry/results";
import { excerpts } from "./excerpts";
import { outline } from "./get-outline";
import { type From, findScope, handbookOrNone, type Scope, takenData, takenSaid } from "./library-scope";
import { nearData, nearSaid } from "./near-taken";
import { type TextSaid, tell } from "./text-texts";

const searchInput = z.strictObject({
  query: z.optional(z.string().check(z.minLength(1))),
  course: z.optional(z.string()),
  lesson: z.optional(z.string()),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  offset: z.optional(offsetParameter),
});
type SearchInput = z.output<typeof searchInput> & { readonly query: string };

export const searchContent = defineWork({
  description:
    "Searches the texts (courses, long attributes, else the handbook on graphs and Parley), best first. " +
    "Without query: a lesson's whole text, on from offset.",
  input: searchInput,
  compact: { takes: ["query", "course", "lesson"] },
  run: search,
});

const usualLimit = 5;
/** Characters of all texts of a result together: with what stands around them they fit in what a model is sent. */
const textRoom = 2400;
/** A graph that has less of what is asked, by the rarity of the words, is not what the question is about … */
const littleShare = 0.5;
/** … if the handbook has so much more of it. */
const muchMore = 0.25;

async function search(
  given: z.output<typeof searchInput>,
  context: CommandContext,
): Promise<CommandResult<JsonObject>> {
  const asked = await findScope({ ...given, isSearch: true }, context);
  if (!asked.success) return asked;
  const { query, offset = 0 } = given;
  if (query === undefined) return wholeText(asked.scope, offset);
  const input = { ...given, query };
  const first = await hitsIn(asked.scope, input, context);
  const found = await withHandbook(first, input, context);
  if (found.hits.length > 0) return toResult(input, found);
  const nothing = nothingFound(input, found);
  const courses = await outline(given, context);
  return courses.success ? { ...courses, ...spokenTogether(nothing, courses) } : nothing;
}

/** So much of a text at once, in whole passages: with what stands around it, it fits in a result. */
const wholeRoom = 3000;

/** A course or lesson from a passage on, none of them cut as far as they fit. */
function wholeText(scope: Scope, offset: number): CommandResult<JsonObject> {
  const places = placesOf(scope);
  if (places === undefined) return refuse("It is not said what to read.", "Give query, or a course or lesson to read.");
  const all = scope.library.read(places);
  const texts: SearchText[] = [];
  let left = wholeRoom;
  for (const one of all.slice(offset)) {
    if (texts.length > 0 && one.text.length > left) break;
    texts.push(one);
    left -= one.text.length;
  }
  const next = offset + texts.length;
  const [where, passageCount] = [placeOf(scope), passagesPart(all.length)];
  const range = { first: String(offset + 1), last: String(next), passages: passageCount };
  const spoken =
    texts.length === 0
      ? tell({ id: "behindOffset", with: { where, offset: String(offset), passages: passageCount } })
      : tell(
          takenSaid(scope),
          { id: "textOf", with: { where, ...range } },
          next < all.length ? { id: "onFrom", with: { next: String(next) } } : null,
        );
  const passages = texts.map((one) =>
    passageData({ ...one, score: 0, share: 0, marks: [] }, { text: one.text, left: 0 }),
  );
  return {
    success: true,
    ...spoken,
    data: { count: all.length, offset, passages, ...takenData(scope) },
    ...(scope.from === "graph" && texts.length > 0 && { set: { nodes: texts.map(({ id }) => id), edges: [] } }),
  };
}

interface Found extends SearchOutcome {
  readonly scope: Scope;
  /** Of the handbook, beside those of the graph. */
  readonly beside?: readonly TextHit[];
  /** Nothing fits: this is the text of the lesson from its beginning. */
  readonly isText?: boolean;
}

async function hitsIn(
  scope: Scope,
  { query, limit = usualLimit }: SearchInput,
  { signal }: CommandContext,
): Promise<Found> {
  const places = placesOf(scope);
  const found = await scope.library.search({ query, limit, ...(places && { places }) }, signal);
  if (found.hits.length > 0 || (scope.lesson ?? scope.lessons) === undefined) return { scope, ...found };
  const text = scope.library.read(places ?? []).slice(0, limit);
  return { scope, ...found, hits: text.map((one) => ({ ...one, score: 0, share: 0, marks: [] })), isText: true };
}

function placesOf({ course, lesson, lessons }: Scope): readonly TextPlace[] | undefined {
  if (lessons !== undefined) return lessons.map((one) => ({ course: one.course.title, number: one.lesson.number }));
  return course && [{ course: course.title, ...(lesson && { number: lesson.number }) }];
}

/** Where the whole graph was searched and has nothing of it, what the handbook has; where it has much less, that too. */
async function withHandbook(first: Found, input: SearchInput, context: CommandContext): Promise<Found> {
  const { scope, hits } = first;
  if (scope.from === "handbook" || placesOf(scope) !== undefined) return first;
  const share = bestShare(hits);
  if (share >= littleShare) return first;
  const library = await handbookOrNone(context);
  if (library === null) return first;
  const other = await hitsIn({ library, from: "handbook" }, input, context);
  const isMore = bestShare(other.hits) >= share + muchMore;
  const isByWords = first.ranking !== "words and meaning";
  if (hits.length === 0 || (isByWords && isMore && hits.every(isGuessed)))
    return other.hits.length === 0 ? first : { ...other, ...(first.note !== undefined && { note: first.note }) };
  if (!isMore) return first;
  const { limit = usualLimit } = input;
  const own = hits.slice(0, Math.max(1, limit - other.hits.length, Math.floor(limit / 2)));
  return { ...first, hits: own, beside: other.hits.slice(0, limit - own.length) };
}

/** It has no word that was asked, nor one that means the same: at best one that is written like it. */
function isGuessed({ share, taken = [] }: TextHit): boolean {
  return share === 0 && taken.every(({ meant }) => meant.length === 0);
}

function bestShare(hits: readonly TextHit[]): number {
  return greatest(
    hits.slice(0, 3).map(({ share }) => share),
    0,
  );
}

function nothingFound({ query }: SearchInput, { scope, ranking, note }: Found) {
  return {
    success: true as const,
    ...tell(takenSaid(scope), { id: "nothingOn", with: { query, where: inPlace(scope) } }, noteSaid(note)),
    data: { count: 0, passages: [], ranking, ...takenData(scope) },
  };
}

function placeOf({ course, lesson, from }: Scope): TextSaid {
  if (lesson !== undefined && course !== undefined) {
    return { id: "lessonOf", with: { number: String(lesson.number), course: course.title } };
  }
  if (course !== undefined) return { id: "ofCourse", with: { course: course.title } };
  return { id: from === "handbook" ? "theHandbook" : "theTexts" };
}

function inPlace(scope: Scope): TextSaid {
  const hasNone = scope.course === undefined && scope.from === "graph" && !scope.library.hasTexts;
  return hasNone ? { id: "noTexts" } : { id: "inPlace", with: { where: placeOf(scope) } };
}

function passagesPart(count: number) {
  return { id: "passages", with: { count } } as const;
}

function toResult({ query }: SearchInput, found: Found): CommandSuccess<JsonObject> {
  const { scope, hits, beside = [], ranking, note } = found;
  const passages = [
    ...hits.map((hit) => ({ hit, from: undefined })),
    ...beside.map((hit) => ({ hit, from: handbook })),
  ];
  const cut = excerpts(
    passages.map(({ hit }) => hit),
    textRoom,
  );
  const isCut = cut.some(({ left }) => left > 0);
  return {
    success: true,
    ...tell(takenSaid(scope), foundSaid(query, found), nearSaid(hits), noteSaid(note)),
    data: {
      count: passages.length,
      passages: passages.map(({ hit, from }, index) => ({
        ...passageData(hit, cut[index] ?? { text: hit.text, left: 0 }),
        ...(from && { from }),
      })),
      ranking,
      ...nearData([...hits, ...beside]),
      ...takenData(scope),
      ...(isCut && {
        note: "left: characters not shown; a smaller limit shows more, no query the whole lesson.",
      }),
    },
    ...(scope.from === "graph" && { set: { nodes: hits.map(({ id }) => id), edges: [], foundBy: query } }),
  };
}

const handbook: From = "handbook";

/** Why meaning did not count though it is switched on. */
function noteSaid(note: string | undefined): TextSaid | null {
  return note === undefined ? null : { id: "byMeaning", with: { note } };
}

function foundSaid(query: string, { scope, hits, beside = [], isText }: Found): readonly TextSaid[] {
  const places = placesOfHits(hits);
  if (isText === true) return [{ id: "noPassage", with: { where: inPlace(scope), query, places } }];
  const what = { passages: passagesPart(hits.length), query, places };
  const more: readonly TextSaid[] =
    beside.length === 0 ? [] : [{ id: "handbookMore", with: { places: placesOfHits(beside) } }];
  if (scope.from === "graph") return [{ id: "foundOn", with: what }, ...more];
  return [{ id: scope.course === undefined ? "onlyHandbook" : "handbookHas", with: what }];
}

function placesOfHits(hits: readonly TextHit[]) {
  const places = new Map<string, string | TextSaid>();
  for (const { course, lesson, number } of hits) {
    if (number === undefined) places.set(lesson, lesson);
    else places.set(`${course}, ${number}`, { id: "lessonAt", with: { course, number: String(number) } });
  }
  return listOf<TextSaid["id"]>([...places.values()], 4);
}

function passageData(hit: TextHit, { text, left }: { readonly text: string; readonly left: number }): JsonObject {
  const { id, course, lesson, number, part, score, link } = hit;
  return {
    id,
    course,
    lesson,
    ...(number !== undefined && { number }),
    ...(part !== undefined && { part }),
    text,
    ...(score > 0 && { score: Number(score.toFixed(2)) }),
    ...(link !== undefined && { link }),
    ...(left > 0 && { left }),
  };
}
