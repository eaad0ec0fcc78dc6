import { describe, expect, it } from "vitest";
import { guessEncoding } from "../../packages/formats/src/decode-text";
import { decodeFile } from "../support/read-in-english";

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
  // Names, with no kana and few signs of any other kind.
  [
    "euc-jp",
    "東京,新大阪\n新大阪,博多\n名古屋,京都\n横浜,静岡\n仙台,盛岡\n札幌,函館\n広島,岡山\n熊本,鹿児島\n金沢,富山\n長野,高崎\n",
    "c5ecb5fe2cbfb7c2e7bae50abfb7c2e7bae52cc7eec2bf0accbeb8c5b2b02cb5fec5d40ab2a3c9cd2cc0c5b2ac0ac0e7c2e62cc0b9b2ac0abba5cbda2cc8a1b4db0ab9adc5e72cb2acbbb30ab7a7cbdc2cbcafbbf9c5e70ab6e2c2f42cc9d9bbb30ac4b9ccee2cb9e2baea0a",
  ],
  [
    "shift_jis",
    "東京,新大阪\n新大阪,博多\n名古屋,京都\n横浜,静岡\n仙台,盛岡\n札幌,函館\n広島,岡山\n熊本,鹿児島\n金沢,富山\n長野,高崎\n",
    "938c8b9e2c905691e58de30a905691e58de32c948e91bd0a96bc8cc389ae2c8b9e93730a89a1956c2c90c389aa0a90e591e42c90b789aa0a8e4496792c949f8ad90a8d4c93872c89aa8e520a8c46967b2c8ead8e9993870a8be091f22c95788e520a92b796ec2c8d828de80a",
  ],
  [
    "euc-jp",
    "氏名,部署,上司\n佐藤健一,営業部,鈴木花子\n高橋美咲,総務部,田中一郎\n渡辺直樹,開発部,伊藤誠\n",
    "bbe1ccbe2cc9f4bdf02cbee5bbca0abab4c6a3b7f2b0ec2cb1c4b6c8c9f42cceebccdab2d6bbd20ab9e2b6b6c8febae92cc1edccb3c9f42cc5c4c3e6b0eccfba0ac5cfcad5c4bebcf92cb3abc8afc9f42cb0cbc6a3c0bf0a",
  ],
  [
    "shift_jis",
    "氏名,部署,上司\n佐藤健一,営業部,鈴木花子\n高橋美咲,総務部,田中一郎\n渡辺直樹,開発部,伊藤誠\n",
    "8e8196bc2c95948f902c8fe38e690a8db293a18c9288ea2c89638bc695942c97e996d889d48e710a8d828bb494fc8de72c918d96b195942c9363928688ea98590a936e95d392bc8ef72c8a4a94ad95942c88c993a190bd0a",
  ],
  [
    "gb18030",
    "线路,站点\n徐家汇,人民广场\n南京西路,静安寺\n张伟,王芳\n",
    "cfdfc2b72cd5beb5e30ad0ecbcd2bbe32cc8cbc3f1b9e3b3a10ac4cfbea9cef7c2b72cbeb2b0b2cbc20ad5c5ceb02ccdf5b7bc0a",
  ],
  [
    "euc-kr",
    "직원,상사\n박지훈,최수민\n정예린,강도현\n서울역,시청\n",
    "c1f7bff82cbbf3bbe70ab9dac1f6c8c62cc3d6bcf6b9ce0ac1a4bfb9b8b02cb0adb5b5c7f60abcadbfefbfaa2cbdc3c3bb0a",
  ],
  [
    "big5",
    "站點,下一站\n台北車站,忠孝復興\n陳怡君,林志豪\n",
    "afb8c2492ca455a440afb80aa578a55fa8aeafb82ca9bea7b5b45fbfb30ab3afa9c9a7672caa4ca7d3bba80a",
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

  it("says so where rare letters tell nothing for sure", () => {
    // "榊,橘楓椿\n薔薇蕨,躑躅\n" in EUC-JP.
    const read = decodeFile(bytesOf("bae72cb5ccc9f6c4d80ae9ace9afcfcf2cedb6edb10a"), "x.csv");
    expect(read.notes).toEqual([
      expect.stringMatching(/^x\.csv was read as .+, but it may be in another encoding\. If letters look wrong/),
    ]);
  });

  it.each([
    "Café,Zürich\nRenée,Jürg\nMálaga,Köln\n",
    "Ärger,Öl\nÜbung,ßß\nÀÉÎ,ÕÖÜ\n",
    "naïve,“quoted”\nprice,€ 5\n",
    "Ålesund,Tromsø\nMalmö,Ængelholm\n",
    "Renée,Zoé\nhe’s,they’re\nAndré’s café,don’t\nwe’ve,o’clock\n",
  ])("is not taken for another where it is Windows-1252: %s", (text) => {
    const signs: Readonly<Record<string, number>> = { "’": 0x92, "“": 0x93, "”": 0x94, "€": 0x80 };
    const bytes = Uint8Array.from(text, (sign) => signs[sign] ?? sign.charCodeAt(0));
    expect(guessEncoding(bytes)).toBe("windows-1252");
    expect(decodeFile(bytes, "x.csv").text).toBe(text);
  });
});
