import { describe, expect, it } from "vitest";
import type { SearchText } from "@/knowledge/index/index-types";
import { createRanker } from "@/knowledge/index/ranker";

const notes: Readonly<Record<string, string>> = {
  rent: "Rent is due on the 3rd. Ask Mr. Dube for a receipt.",
  boiler: "Boiler serviced 14 March 2024, cost 129.50. Next one in two years.",
  keys: "Spare keys are with the neighbour in flat 12B.",
  wifi: "Router is behind the sofa. Model AX-3000, password on the sticker.",
  cat: "The cat was fed twice while we were away; she hid under the bath.",
  who: "To be or not to be: Thursday reading group, bring the play.",
  tap: "Kitchen tap drips. The plumber never came. Try a new washer.",
  meter: "Meter reading 48213 on 1 May.",
};

const filler = (of: string) => `More on ${of} is told in another place, and it is of little use here. `.repeat(6);
const chapters: Readonly<Record<string, string>> = {
  salt: `${filler("spice")}Salt was carried over the desert by camels, and whoever controlled the wells controlled the trade. ${filler("towns")}`,
  silk: `${filler("cloth")}Silk came from the east; moths were smuggled out in hollow canes. ${filler("kings")}`,
  tin: `${filler("metal")}Tin was dug in the north and shipped with amber. The ships that carried it sank in winter storms. ${filler("harbours")}`,
  money: `${filler("coins")}Paper money was printed in the eleventh century, and inflation followed within 20 years. ${filler("banks")}`,
  plague: `${filler("health")}The black death reached the ports first, since rats live on ships. ${filler("doctors")}`,
};

const mixed: Readonly<Record<string, string>> = {
  de: "Die Brücke über den Fluss wurde 1890 gebaut und ist für Lastwagen gesperrt.",
  fr: "Le marché ouvre à sept heures et les poissonniers arrivent les premiers.",
  es: "El tren de las nueve no para en la estación de los domingos.",
  en: "The ferry leaves from the second pier and takes bicycles for free.",
  ja: "図書館は月曜日に閉まっています。本は二週間借りられます。",
  ru: "Музей открыт по пятницам, вход для детей бесплатный.",
  tr: "Fırın sabah beşte açılır ve ekmek sekizde biter.",
};

function firstOf(collection: Readonly<Record<string, string>>, query: string): string | undefined {
  const ranker = createRanker();
  const texts = Object.entries(collection).map(([id, text]): SearchText => ({ id, text, course: "", lesson: "" }));
  ranker.put(texts);
  return ranker.search({ query, limit: 3 })[0]?.id;
}

describe("collections that nobody tuned for: what stands first", () => {
  it.each([
    ["boler service", "boiler"],
    ["neighbor keys", "keys"],
    ["flat 12b", "keys"],
    ["129.50", "boiler"],
    ["AX3000", "wifi"],
    ["to be or not to be", "who"],
    ['"never came"', "tap"],
    ["48213", "meter"],
    ["who feeds the cat", "cat"],
    ["hiding", "cat"],
    ["3rd", "rent"],
    ["the", "any"],
  ])("short notes: %s", (query, wanted) => {
    const found = firstOf(notes, query);
    expect(wanted === "any" ? typeof found : found).toBe(wanted === "any" ? "string" : wanted);
  });

  it.each([
    ["camel caravans in the dessert", "salt"],
    ["smugling silk moths", "silk"],
    ["ships sunk by a storm", "tin"],
    ["when was paper money printed", "money"],
    ['"black death"', "plague"],
    ["who carries tin", "tin"],
    ["eleventh century inflation", "money"],
    ["dying of the plague in ports", "plague"],
  ])("long chapters: %s", (query, wanted) => expect(firstOf(chapters, query)).toBe(wanted));

  it.each([
    ["Brücken für LKW Lastwagen", "de"],
    ["brucke", "de"],
    ["marche poissonnier", "fr"],
    ["estacion domingo", "es"],
    ["bike bicycle ferry", "en"],
    ["図書館 月曜日", "ja"],
    ["本を借りる", "ja"],
    ["музей дети", "ru"],
    ["firin ekmek", "tr"],
    ["1890", "de"],
  ])("mixed languages: %s", (query, wanted) => expect(firstOf(mixed, query)).toBe(wanted));
});
