/** A sentence with `{holes}`; a pair where it differs for a count of one. */
export type Text = string | readonly [one: string, many: string];

/** What a part says, before it is written: which sentence of a catalogue, and what fills its holes. */
export interface Said<Id extends string = string> {
  readonly id: Id;
  readonly with?: Readonly<Record<string, Hole<Id>>>;
}

/** A figure is written as the language writes figures; a sentence within a sentence as the catalogue has it. */
export type Hole<Id extends string = string> =
  | string
  | number
  /** Of the data: below 10,000 without signs between the thousands, as years. */
  | { readonly value: number; readonly digits?: number }
  | Word
  | Said<Id>
  | readonly Said<Id>[]
  /** With commas between them. */
  | { readonly list: readonly Hole<Id>[] };

/** A term of the field or of the page: in English, and what it is, by which another language finds its own word for it. */
export interface Word {
  readonly word: string;
  /** "layout force". */
  readonly of: string;
}

/** The same sentences in another language. */
export type TextsOf<Texts> = Readonly<Record<keyof Texts & string, Text>>;

/** What a catalogue can say: the compiler asks for each id, and for each of its holes. */
export type SaidOf<Texts extends Readonly<Record<string, Text>>> = {
  [Id in keyof Texts & string]: [HolesIn<Texts[Id]>] extends [never]
    ? { readonly id: Id; readonly with?: never }
    : {
        readonly id: Id;
        readonly with: Readonly<Record<HolesIn<Texts[Id]>, Hole<keyof Texts & string>>>;
      };
}[keyof Texts & string];

type HolesIn<T> = T extends readonly [string, string] ? HolesInText<T[0] | T[1]> | "count" : HolesInText<T>;

/** Braces of an example, such as `{"id":"a"}`, are no hole. */
type HolesInText<T> = T extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}${" " | '"' | "…"}${string}` ? never : Name) | HolesInText<Rest>
  : never;

/** The sentence in a language. Text without an id is not ours, or was kept by an older Parley: as it came. */
export function say<Id extends string>(
  texts: Readonly<Record<Id, Text>>,
  said: Said<Id> | string,
  language = "en-GB",
): string {
  if (typeof said === "string") return said;
  const holes = said.with ?? {};
  const found: Text = texts[said.id];
  const text = typeof found === "string" ? found : found[holes["count"] === 1 ? 0 : 1];
  const written = (hole: Hole<Id>): string => {
    if (typeof hole !== "object") return plain(hole, language);
    if ("id" in hole) return say(texts, hole, language);
    if ("value" in hole) return valueText(hole, language);
    if ("word" in hole) return wordIn(texts, hole);
    if ("list" in hole) return hole.list.map(written).join(", ");
    const all = hole.map((one) => say(texts, one, language));
    return all.join("; ").replaceAll(".; ", ". ");
  };
  return text.replace(/\{(\w+)\}/gu, (hole, name: string) => written(holes[name] ?? hole));
}

function wordIn(texts: Readonly<Record<string, Text>>, { word, of }: Word): string {
  const own = texts[of];
  return typeof own === "string" ? own : word;
}

function valueText({ value, digits }: { readonly value: number; readonly digits?: number }, language: string): string {
  const signs = digits === undefined ? {} : { maximumSignificantDigits: digits };
  return value.toLocaleString(language, { useGrouping: Math.abs(value) >= 10_000, ...signs });
}

function plain(hole: string | number, language: string): string {
  if (typeof hole === "number") return hole.toLocaleString(language);
  return language === "de-DE" ? hole.replace(/“([^“”]*)”|^'([^']*)'$/gu, "„$1$2“") : hole;
}

/** In another language; null where its catalogue lacks a sentence, as of a command that is not ours or of another Parley. */
export function sayAll(
  texts: Readonly<Record<string, Text>>,
  said: readonly Said[] | undefined,
  language: string,
): string | null {
  const has = (hole: Hole): boolean => {
    if (typeof hole !== "object" || "value" in hole || "word" in hole) return true;
    if ("list" in hole) return hole.list.every(has);
    if (!("id" in hole)) return hole.every(has);
    return Object.hasOwn(texts, hole.id) && Object.values(hole.with ?? {}).every(has);
  };
  if (said === undefined || said.length === 0 || !has(said)) return null;
  return said.map((one) => say<string>(texts, one, language)).join(" ");
}
