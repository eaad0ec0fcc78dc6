import { describe, expect, it } from "vitest";
import { decodeFile, guessEncoding } from "@/graph/formats/decode-text";

/** As Python encoded them. */
const texts: readonly (readonly [encoding: string, text: string, hex: string])[] = [
  [
    "windows-1251",
    "Источник,Цель\nМосква,Санкт-Петербург\nКазань,Нижний Новгород\n",
    "c8f1f2eef7ede8ea2cd6e5ebfc0acceef1eae2e02cd1e0edeaf22dcfe5f2e5f0e1f3f0e30acae0e7e0edfc2ccde8e6ede8e920cdeee2e3eef0eee40a",
  ],
  [
    "koi8-r",
    "Источник,Цель\nМосква,Санкт-Петербург\nКазань,Нижний Новгород\n",
    "e9d3d4cfdecec9cb2ce3c5ccd80aedcfd3cbd7c12cf3c1cecbd42df0c5d4c5d2c2d5d2c70aebc1dac1ced82ceec9d6cec9ca20eecfd7c7cfd2cfc40a",
  ],
  [
    "euc-jp",
    "出発,到着\nとうきょう,おおさか\n東京タワー,大阪の城\n",
    "bdd0c8af2cc5fec3e50aa4c8a4a6a4ada4e7a4a62ca4aaa4aaa4b5a4ab0ac5ecb5fea5bfa5efa1bc2cc2e7bae5a4cebeeb0a",
  ],
  [
    "gb18030",
    "来源,目标\n北京,上海\n广州,深圳\n王小明,李红\n重庆,杭州\n",
    "c0b4d4b42cc4bfb1ea0ab1b1bea92cc9cfbaa30ab9e3d6dd2cc9eedbda0acdf5d0a1c3f72cc0eebaec0ad6d8c7ec2cbabcd6dd0a",
  ],
  [
    "big5",
    "來源,目標\n台北,高雄\n新竹,台中\n王小明,陳大文\n",
    "a8d3b7bd2ca5d8bcd00aa578a55f2cb0aab6af0ab773a6cb2ca578a4a40aa4fda470a9fa2cb3afa46aa4e50a",
  ],
  [
    "euc-kr",
    "출발,도착\n서울,부산\n대구,인천\n김철수,이영희\n",
    "c3e2b9df2cb5b5c2f80abcadbfef2cbacebbea0ab4ebb1b82cc0cec3b50ab1e8c3b6bcf62cc0ccbfb5c8f10a",
  ],
];

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));

describe("an encoding of its own", () => {
  it.each(texts)("is told by its bytes: %s", (encoding, text, hex) => {
    const read = decodeFile(bytesOf(hex), "x.csv");
    expect([read.encoding, read.text]).toEqual([encoding, text]);
    expect(read.notes[0]).toContain("which it seems to be");
  });

  it.each(texts)("is the one that XML names: %s", (encoding, _, hex) => {
    const start = Buffer.from(`<?xml version="1.0" encoding="${encoding.toUpperCase()}"?>\n<graphml>`);
    // One sign alone tells nothing by itself.
    expect(guessEncoding(new Uint8Array([...start, ...bytesOf(hex).slice(0, 2)]))).toBe(encoding);
  });

  it.each([
    "Café,Zürich\nRenée,Jürg\nMálaga,Köln\n",
    "Ärger,Öl\nÜbung,ßß\nÀÉÎ,ÕÖÜ\n",
    "naïve,“quoted”\nprice,€ 5\n",
    "Ålesund,Tromsø\nMalmö,Ængelholm\n",
  ])("is not taken for another where it is Windows-1252: %s", (text) => {
    const signs: Readonly<Record<string, number>> = { "“": 0x93, "”": 0x94, "€": 0x80 };
    const bytes = Uint8Array.from(text, (sign) => signs[sign] ?? sign.charCodeAt(0));
    expect(guessEncoding(bytes)).toBe("windows-1252");
    expect(decodeFile(bytes, "x.csv").text).toBe(text);
  });
});
