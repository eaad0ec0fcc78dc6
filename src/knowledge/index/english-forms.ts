import { irregularVerbs } from "@/lib/irregular-verbs";

/** Plurals and nouns of a quality or an act that no ending tells, each with the word it belongs to. */
const table =
  "heat:hot length:long height:high depth:deep width:wide breadth:broad strength:strong warmth:warm weight:weigh growth:grow death:die dead:die dying:die choice:choose loss:lose sale:sell life:live lives:live alive:live belief:believe proof:prove flight:fly birth:bear thought:think speech:speak feet:foot teeth:tooth mice:mouse geese:goose men:man women:woman children:child people:person knives:knife loaves:loaf wolves:wolf halves:half shelves:shelf calves:calf hooves:hoof wove:weave woven:weave hung:hang dug:dig shook:shake shaken:shake stuck:stick slid:slide spun:spin sprang:spring sprung:spring sank:sink sunk:sink shrank:shrink shrunk:shrink burnt:burn learnt:learn spilt:spill spoilt:spoil smelt:smell swept:sweep bent:bend lit:light blown:blow torn:tear sown:sow sewn:sew";

/** Forms that are as often a word of their own: "a spoke", "on the left". */
const ownWords = new Set("lay saw felt left bore rose bit fell spoke shot led drove lies".split(" "));

const forms: ReadonlyMap<string, string> = new Map([
  ...[...irregularVerbs].filter(([form]) => !ownWords.has(form)),
  ...table.split(" ").flatMap((entry): readonly (readonly [string, string])[] => {
    const [form = "", base = ""] = entry.split(":");
    return ownWords.has(form) ? [] : [[form, base]];
  }),
]);

/** The word an irregular English form belongs to; else itself. */
export function englishBase(word: string): string {
  return forms.get(word) ?? word;
}
