import { listing } from "../../meaning/act-effects";
import type { Token } from "../../text/tokens";
import type { Entry } from "../chart";
import { costs } from "../costs";
import { vocabulary } from "../words/vocabulary";
import type { Before } from "./before";

/** "the second one", "the last two": names of what the message before listed, by their place in it. */
export function placesIn(tokens: readonly Token[], { listed, acts }: Before): readonly Entry[] {
  if (listed.length < 2 || !acts.every((act) => listing.has(act.do))) return [];
  const found: Entry[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    const entry = placeAt(tokens, start, listed);
    if (entry !== null) found.push(entry);
  }
  return found;
}

function placeAt(tokens: readonly Token[], start: number, listed: readonly string[]): Entry | null {
  const count = numberOf(tokens[start + 1]);
  const isTop = tokens[start]?.norm === "top" && count !== null;
  const place = isTop ? 0 : placeOf(tokens[start]);
  if (place === null) return null;
  const size = count ?? 1;
  const names = place < 0 ? listed.slice(-size) : listed.slice(place, place + size);
  const end = start + (count === null ? 1 : 2);
  const isOne = ones.has(tokens[end]?.norm ?? "");
  const isSaid = isOne || count !== null || tokens[start - 1]?.norm === "the";
  if (names.length < size || !isSaid) return null;
  return { symbol: "Names", mean: names, start, end: pastThem(tokens, isOne ? end + 1 : end), cost: costs.word };
}

/** "the third one of them". */
function pastThem(tokens: readonly Token[], at: number): number {
  return tokens[at]?.norm === "of" && them.has(tokens[at + 1]?.norm ?? "") ? at + 2 : at;
}

const them = new Set(["them", "those", "these"]);
const ones = new Set(["one", "ones"]);

function placeOf(token: Token | undefined): number | null {
  const norm = token?.norm ?? "";
  if (norm === "last" || norm === "latter") return -1;
  if (norm === "former") return 0;
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/u.exec(norm)?.[1];
  if (digits !== undefined) return Number(digits) - 1;
  const meant = meantBy(norm, "Ordinal");
  return meant === undefined ? null : meant - 1;
}

function numberOf(token: Token | undefined): number | null {
  const meant = token?.value ?? meantBy(token?.norm ?? "", "Num");
  return meant !== undefined && Number.isInteger(meant) && meant > 1 && meant < 20 ? meant : null;
}

/** The number a word stands for. */
function meantBy(word: string, symbol: "Ordinal" | "Num"): number | undefined {
  const meant = vocabulary()
    .meaningsOf([word])
    .find((one) => one.symbol === symbol)?.mean;
  return typeof meant === "number" ? meant : undefined;
}
