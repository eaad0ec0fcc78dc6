import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import { oneLine } from "@/lib/text/lines";
import { verbStem } from "../text/inflect";
import { attributesOf, type Schema } from "./schema";
import { spokenName, spokenWords } from "./spoken-names";

/** An attribute that holds points in time: years as numbers, or dates written year first. */
export interface TimeAttribute {
  readonly name: string;
  readonly isText: boolean;
}

/** What happened, and the words attributes have for when it did. */
const events: Readonly<Record<string, string>> = {
  born: "born birth birthday birthyear dob",
  died: "died death deceased",
  die: "died death deceased",
  dies: "died death deceased",
  dead: "died death deceased",
  founded: "founded established founding foundation start created",
  established: "established founded founding foundation created",
  built: "built construction completed opened year",
  opened: "opened opening inaugurated built start",
  created: "created creation made founded year",
  made: "made created produced released year",
  produced: "produced made released year",
  started: "started start began launched since hired joined",
  began: "started start began since hired joined",
  launched: "launched launch released start opened",
  released: "released release published premiere year",
  published: "published publication release year",
  written: "written published publication year",
  wrote: "written published publication year",
  shot: "released year shot",
  filmed: "released year filmed",
  premiered: "premiere released year",
  hired: "hired joined hire start since employed",
  joined: "joined hired member since start",
  join: "joined hired member since start",
  start: "started start began launched since hired",
  open: "opened opening built start",
  launch: "launched launch released start opened",
  hire: "hired joined hire start since employed",
  serviced: "service serviced inspected inspection maintained",
  inspected: "inspected inspection service checked",
  sold: "sold sale",
  signed: "signed contract",
  employed: "hired joined employed start since",
  admitted: "admitted admission",
  discovered: "discovered discovery year",
  updated: "updated modified changed",
  married: "married wedding",
  out: "released release published year",
  appeared: "released published year",
  elected: "elected",
  bought: "bought purchased acquired",
  due: "due deadline",
};

/** What has a beginning and an end: its verbs, and the words attributes have for when. */
const stages: readonly { readonly verbs: readonly string[]; readonly words: readonly string[] }[] = [
  {
    verbs: "begin begins beginning began begun start starts starting started commence commences".split(" "),
    words: "start started begin begins beginn anfang startdatum inicio comienzo début debut 开始 開始 from".split(" "),
  },
  {
    verbs: "end ends ending ended finish finishes finishing finished conclude concludes completed".split(" "),
    words: "end ends ended finish finished ende schluss enddatum fin final 结束 終了 deadline due until to".split(" "),
  },
];

/** When that begins or ends here: "beginn" for "start". */
function stageOf(known: readonly AttributeProfile[], norm: string): AttributeProfile | undefined {
  const words = stages.find(({ verbs }) => verbs.includes(norm))?.words ?? [];
  const [found] = words.flatMap((word) => known.find(({ name }) => wordsOf(name).includes(word)) ?? []);
  return found;
}

export function isEvent(norm: string): boolean {
  return eventWords(norm) !== undefined;
}

/** By any form of the verb: "die", "released", "opens". */
function eventWords(norm: string): string | undefined {
  if (Object.hasOwn(events, norm)) return events[norm];
  const form = norm.length < 4 || plainWords.test(norm) ? undefined : eventStems.get(verbStem(norm));
  return form === undefined ? undefined : events[form];
}

const plainWords = /^(?:outs?|dues?|made|make|makes|making|sell|sells|sign|signs|shots?|start|starts|open|opens)$/u;

const eventStems = new Map(Object.keys(events).map((form): [string, string] => [verbStem(form), form]));

/** The same, or a form of a word that an attribute of time has here: "serviced" where nodes have a `lastService`. */
export function isEventHere(schema: Schema, target: ElementTarget, norm: string): boolean {
  if (isEvent(norm) || stageOf(attributesOf(schema, target).filter(isTime), norm) !== undefined) return true;
  if (norm.length < 4 || /^(?:last|first|next|year|date|time|when)$/u.test(norm)) return false;
  const stem = verbStem(norm);
  const isOfTime = (attribute: AttributeProfile): boolean =>
    isTime(attribute) && wordsOf(attribute.name).some((word) => word.length > 3 && verbStem(word) === stem);
  return attributesOf(schema, target).some(isOfTime);
}

/** The attribute that tells when that happened; without an event the only one, or the first that is a plain year. */
export function timeAttribute(schema: Schema, target: ElementTarget, event: string | null): TimeAttribute | null {
  const known = attributesOf(schema, target).filter(isTime);
  if (event === null) {
    const plain = known.find(({ name }) => /\b(?:year|date)\b/u.test(spokenName(name)));
    return toTime(plain ?? known[0]);
  }
  const stage = stageOf(known, event);
  if (stage !== undefined) return toTime(stage);
  const stem = verbStem(event);
  const same = known.find(({ name }) => wordsOf(name).some((word) => verbStem(word) === stem));
  if (same !== undefined) return toTime(same);
  for (const word of eventWords(event)?.split(" ") ?? []) {
    const found = known.find(({ name }) => wordsOf(name).includes(word));
    if (found !== undefined) return toTime(found);
  }
  const [only, second] = known;
  return second === undefined && only !== undefined && isPlainTime(only) ? toTime(only) : null;
}

/** "year", "date": a time of nothing in particular. */
function isPlainTime({ name }: AttributeProfile): boolean {
  return wordsOf(name).every((word) => /^(?:year|date|time|when|day|on|the)$/u.test(word));
}

function wordsOf(name: string): readonly string[] {
  return spokenWords(name);
}

function toTime(attribute: AttributeProfile | undefined): TimeAttribute | null {
  return attribute === undefined ? null : { name: attribute.name, isText: attribute.kind !== "number" };
}

/** An attribute of dates as text, or null when it is another. */
export function textTime(attribute: AttributeProfile): TimeAttribute | null {
  return attribute.kind === "string" && isTime(attribute) ? toTime(attribute) : null;
}

/** Numbers that are all years, or texts that begin with one. */
export function isTime({ kind, name, min, max, values, examples }: AttributeProfile): boolean {
  if (kind === "number") {
    const isYears = min !== undefined && max !== undefined && min >= 500 && max <= 2200 && Number.isInteger(min);
    const isSaid = timeWords.test(spokenName(name));
    return isYears && (isSaid || (min >= 1500 && max - min <= 600 && max >= 1800 && max <= 2100));
  }
  if (kind !== "string") return false;
  const shown = [...(values ?? []).map(({ value }) => value), ...(examples ?? [])];
  // Where no two are alike no value is shown: the name has to tell.
  if (shown.length === 0) return dateWords.test(spokenName(name));
  return shown.every((value) => typeof value === "string" && dated.test(value));
}

/** Year first, or day first. */
const dated = /^(?:\d{4}(?:-\d{2}){0,2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})(?!\d)/u;

const timeWords = new RegExp(
  oneLine`
    \b(?:year|born|birth|died|death|founded|established|built|opened|created|released|published|since|date|started
    |start|hired|joined|launched|made|discovered)\b
  `,
  "u",
);

const dateWords = new RegExp(
  oneLine`
    \b(?:date|born|birth|birthday|died|founded|established|built|opened|created|release|released|published|since
    |started|start|hired|joined|launched|updated|modified|filed|admitted|signed|deadline|due|expires|expiry|inspected
    |inspection|serviced|beginn|enddatum|startdatum)\b
  `,
  "u",
);
