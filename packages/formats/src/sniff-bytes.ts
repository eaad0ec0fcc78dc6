import { type Weighed, weighLetters } from "./weigh-letters";

/** Encodings whose texts are known by which bytes are in them, or which letters these make. */
type Known = Weighed | "windows-1251" | "koi8-r";
interface Sniffed {
  readonly encoding: Known;
  /** Else another one of East Asia is as likely. */
  readonly isSure: boolean;
}

/** What bytes that are no UTF-8 look like; undefined where letters of the Latin script are among the others, as in Windows-1252. */
export function sniffBytes(bytes: Uint8Array): Sniffed | undefined {
  const runs = runsOf(bytes);
  const high = runs.flat();
  if (high.length < 6) return undefined;
  // Letters of Cyrillic are in the upper half alone, whole words of them.
  const words = runs.filter(({ length }) => length > 2);
  if (shareOf(high, 0xc0, 0xff) > 0.95 && words.length >= runs.length / 2) {
    return { encoding: shareOf(high, 0xe0, 0xff) > 0.5 ? "windows-1251" : "koi8-r", isSure: true };
  }
  const weighed = weighLetters(bytes);
  if (weighed !== undefined) return { encoding: weighed, isSure: true };
  const pairs = pairsOf(bytes);
  const encoding = pairs && byPairs(pairs, runs);
  return encoding && { encoding, isSure: encoding === "big5" };
}

/** Signs of two bytes each. */
function byPairs(
  pairs: readonly (readonly [number, number])[],
  runs: readonly (readonly number[])[],
): Known | undefined {
  const leads = pairs.map(([lead]) => lead);
  // Only Big5 has letters of ASCII as second bytes, and the frequent signs at the start of its leads.
  if (pairs.some(([, trail]) => trail < 0xa1)) return shareOf(leads, 0xa1, 0xc6) > 0.7 ? "big5" : undefined;
  // Signs with accents stand alone, or in few pairs.
  if (pairs.length < runs.length || runs.some((run) => run.length % 2 === 1)) return undefined;
  if (shareOf(leads, 0xa4, 0xa5) > 0.2) return "euc-jp";
  return shareOf(leads, 0xb0, 0xc8) > 0.9 ? "euc-kr" : "gb18030";
}

function shareOf(bytes: readonly number[], first: number, last: number): number {
  return bytes.filter((byte) => byte >= first && byte <= last).length / bytes.length;
}

/** Bytes above ASCII that stand together. */
function runsOf(bytes: Uint8Array): readonly (readonly number[])[] {
  const runs: number[][] = [];
  let isOpen = false;
  for (const byte of bytes) {
    const isHigh = byte > 0x7f;
    if (isHigh && !isOpen) runs.push([byte]);
    else if (isHigh) runs.at(-1)?.push(byte);
    isOpen = isHigh;
  }
  return runs;
}

/** The signs of two bytes; undefined where one has no second. */
function pairsOf(bytes: Uint8Array): readonly (readonly [number, number])[] | undefined {
  const pairs: (readonly [number, number])[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead <= 0x7f) continue;
    const trail = bytes[at + 1];
    if (trail === undefined) break;
    if (lead < 0xa1 || trail < 0x40) return undefined;
    pairs.push([lead, trail]);
    at += 1;
  }
  return pairs;
}
