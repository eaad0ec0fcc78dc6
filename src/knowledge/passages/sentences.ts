import { type TextRange, trimmed } from "./text-range";

/** A sign that ends a sentence, with what closes around it. Signs of scripts without blanks need none behind them. */
const ends = /(?:[.!?…؟۔։।॥።]+["'”’»)\]*_`]*(?=\s|$))|(?:[。！？｡]+["'”’»」』）)\]]*)/gu;

/** The sentences of a paragraph in order. Abbreviations, initials, ordinals, numbers and addresses end none. */
export function sentences(text: string, paragraph: TextRange): readonly TextRange[] {
  return [...sentencesOf(text, paragraph)];
}

/** The same, one after the other as they are read. */
export function* sentencesOf(text: string, paragraph: TextRange): Generator<TextRange, void> {
  let start = paragraph.start;
  const body = text.slice(paragraph.start, paragraph.end);
  for (const match of body.matchAll(ends)) {
    const sign = paragraph.start + match.index;
    const end = sign + match[0].length;
    if (end < paragraph.end && isStopInside(text, start, sign, end)) continue;
    const range = trimmed(text, { start, end });
    if (range) yield range;
    start = end;
  }
  const rest = trimmed(text, { start, end: paragraph.end });
  if (rest) yield rest;
}

const nearby = 40;

function isStopInside(text: string, start: number, sign: number, end: number): boolean {
  const signs = text.slice(sign, end);
  const next = /^\s*["'“‘«(„[*_]*(\S)/u.exec(text.slice(end, end + 20))?.[1] ?? "";
  // `"Who?" asks for a name.`, "Wait... what?"
  if (/\p{Ll}/u.test(next) && /^(?:\.+|…|[.!?]+["'”’»)\]*_`]+)$/u.test(signs)) return true;
  if (signs !== ".") return false;
  const before = text.slice(Math.max(start, sign - nearby), sign);
  const token = /[\p{L}\p{M}\p{N}.'’]+$/u.exec(before)?.[0] ?? "";
  return isAbbreviated(token) || isOrdinal(before);
}

/** "1. First", "am 3. Mai". A number at the end of a sentence ends it, as a year does. */
function isOrdinal(before: string): boolean {
  return /(?:^|\s(?:ab|am|bis|das|dem|den|der|des|die|im|ins|jeder|seit|vom|zum|zur))\s*\d{1,3}$/iu.test(before);
}

/** Words behind which a full stop ends no sentence, in English and German, without their stops. */
const words = `
adj adv al approx apr assn assoc aug ave blvd ca capt cf ch chap cit col comp corp dec def dept dr ed eds eq eqs esp est etc ex exc ext
feb fig figs fr gen gov hon hr hrs ibid ie eg inc intl jan jr jul jun lat lt ltd maj mar max min misc mr mrs ms mt mts nat no nos nov
obs oct op par para pl pp pres prof pt pts ref refs rel rep rev sec sen sep sept sgt sing sr st suppl tab tel tr trans univ viz vol vols vs
abb abs abschn anm art aufl bd bes bspw bzgl bzw dgl dh dipl eigtl einschl engl entspr evtl ff frz geb gegr ggf griech hg hrsg inkl jh
kap lat lfd lit mind mio mrd nr nrn og orig phil prot rd resp rund russ sog std str tägl u usf usw vgl vorl zb ztr zz zzgl
`;

const abbreviations: ReadonlySet<string> = new Set(words.trim().split(/\s+/u));

/** Whether the letters, digits and stops before a full stop are short for something: `Dr`, `e.g`, `J`, `U.S`, `z. B`. */
function isAbbreviated(token: string): boolean {
  const last = token.split(".").at(-1) ?? "";
  return /^\p{L}$/u.test(last) || abbreviations.has(token.toLowerCase().replaceAll(".", ""));
}
