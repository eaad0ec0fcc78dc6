import { type SaidRow, sayingBy } from "../../said-rows";

const colours: ReadonlyMap<string, string> = new Map([
  ["blue", "Blau"],
  ["orange", "Orange"],
  ["teal", "Petrolgrün"],
  ["rose", "Rosé"],
  ["gold", "Gold"],
  ["violet", "Violett"],
  ["purple", "Violett"],
  ["sky", "Himmelblau"],
  ["brown", "Braun"],
  ["umber", "Braun"],
  ["grey", "Grau"],
  ["gray", "Grau"],
  ["stone", "Grau"],
  ["red", "Rot"],
  ["yellow", "Gelb"],
  ["green", "Grün"],
  ["pink", "Rosa"],
  ["black", "Schwarz"],
  ["white", "Weiß"],
]);

const shapes: ReadonlyMap<string, string> = new Map([
  ["ellipse", "Kreis"],
  ["rectangle", "Quadrat"],
  ["round-rectangle", "rundes Quadrat"],
  ["diamond", "Raute"],
  ["triangle", "Dreieck"],
  ["pentagon", "Fünfeck"],
  ["hexagon", "Sechseck"],
  ["octagon", "Achteck"],
  ["star", "Stern"],
]);

const parts = new Map([
  ["shape", "Form"],
  ["border", "Rand"],
  ["label", "Schrift"],
]);

/** What a layer's name tells of its look, as the English command writes it. */
const looks: readonly SaidRow[] = [
  ["size {size}", "Größe {size}"],
  ["width {size}", "Breite {size}"],
  ["opacity {share}", "Deckkraft {share}"],
  ["solid line", "durchgezogen"],
  ["dashed line", "gestrichelt"],
  ["dotted line", "gepunktet"],
  ["no label", "ohne Beschriftung"],
  ["label inside", "Beschriftung innen"],
  ["label below", "Beschriftung darunter"],
  ["label above", "Beschriftung darüber"],
  ["label left", "Beschriftung links"],
  ["label right", "Beschriftung rechts"],
  ["label '{text}'", "Beschriftung „{text}“"],
  ["no icon", "ohne Symbol"],
  ["icon {name}", "Symbol {name}"],
  ["no arrow", "ohne Pfeil"],
  ["arrow {name}", "Pfeil {name}"],
  ["right-angled", "rechtwinklig"],
  ["straight", "gerade"],
  ["curved", "gebogen"],
];

const mappings: readonly SaidRow[] = [
  ["Colour by {attribute}", "Farbe nach {attribute}"],
  ["Size by {attribute}", "Größe nach {attribute}"],
  ["Width by {attribute}", "Breite nach {attribute}"],
  ["Opacity by {attribute}", "Deckkraft nach {attribute}"],
  ["Shape by {attribute}", "Form nach {attribute}"],
  ["Label by {attribute}", "Text nach {attribute}"],
];

const scopes: readonly SaidRow[] = [
  ["all nodes", "alle Knoten"],
  ["all edges", "alle Kanten"],
  ["1 edge", "1 Kante"],
  ["{count} nodes", "{count} Knoten"],
  ["{count} edges", "{count} Kanten"],
  ["1 node", "1 Knoten"],
];

const sayLook = sayingBy(looks);
const sayMapping = sayingBy(mappings);
const sayScope = sayingBy(scopes);

/** "Blue: all nodes" is "Blau: alle Knoten", "Colour by type" is "Farbe nach type". A name the user gave stays, and so does a condition. */
export function germanLayerName(name: string): string {
  const at = name.indexOf(": ");
  if (at < 0) return sayMapping(name);
  const said = name
    .slice(0, at)
    .split(", ")
    .map((part) => germanLook(part.charAt(0).toLowerCase() + part.slice(1)));
  if (said.includes(null)) return name;
  const head = said.join(", ");
  return `${head.charAt(0).toUpperCase()}${head.slice(1)}: ${sayScope(name.slice(at + 2))}`;
}

/** Null: not one that the command writes. */
function germanLook(look: string): string | null {
  if (/^#[\da-f]{3,8}$/u.test(look)) return look;
  const measured = look.replace(/^((?:size|width|opacity) (?:× )?\d+)\.(\d+)/u, "$1,$2");
  return colours.get(look) ?? germanPart(look) ?? changed(look, sayLook(measured));
}

/** "shape star", "border blue", "label 12 px": what of the look, and how. */
function germanPart(look: string): string | null {
  const [, what = "", how = ""] = /^(shape|border|label) ([a-z-]+|[\d.,]+ px)$/u.exec(look) ?? [];
  const noun = parts.get(what);
  if (noun === undefined) return null;
  const said = how.endsWith(" px") ? how : (what === "shape" ? shapes : colours).get(how);
  return said === undefined ? null : `${noun} ${what === "shape" ? said : said.toLowerCase()}`;
}

function changed(text: string, said: string): string | null {
  return said === text ? null : said;
}
