import type { SelectorFault } from "@/graph/selector/selector-types";

const condition = "Schreiben Sie eine Bedingung wie type == 'cat' && age > 5.";
const join = "Verbinden Sie Bedingungen mit && oder ||.";

/** Was an einer Auswahl nicht zu lesen ist; `text` ist das Wort oder Zeichen, an dem es liegt. */
export const selectorFaults: Readonly<Record<SelectorFault, (text: string) => string>> = {
  "lone-sign": (text) => `„${text}“ allein bedeutet nichts. Schreiben Sie ${text}${text}.`,
  "set-name": () =>
    "Nach $ fehlt der Name einer Menge. Schreiben Sie $last, $selected, $1 oder eine gespeicherte Menge.",
  condition: (text) =>
    `${text === "" ? "Am Ende fehlt eine Bedingung." : `Vor „${text}“ fehlt eine Bedingung.`} ${condition}`,
  function: (text) => `Eine Funktion ${text} gibt es nicht. Es gibt exists(name) und neighbors($selected, 2).`,
  depth: () => "Die Tiefe von neighbors ist eine ganze Zahl ab 1, etwa neighbors($selected, 2).",
  "open-bracket": () => "Die eckige Klammer ist nicht geschlossen. Lassen Sie sie weg: type == 'cat'.",
  "stray-close": () => "Eine „)“ hat keine „(“, oder vor ihr steht nichts. Nehmen Sie sie weg.",
  "stray-comma": () => `Ein Komma verbindet keine Bedingungen. ${join}`,
  join: (text) => `Wo „${text}“ steht, gehört && oder || hin. ${join}`,
  "open-paren": () => "Eine Klammer ist nicht geschlossen: Es fehlt eine „)“.",
  attribute: () => `Hier fehlt der Name eines Attributs. Ungewöhnliche Namen stehen in Klammern: ["zwei Wörter"] == 1.`,
  comma: () => "Hier fehlt ein Komma.",
  "two-values": () => "between braucht zwei Werte, etwa age between 1 and 5.",
  list: () => "in braucht eine Liste, etwa type in ['cat', 'human'].",
  "set-value": (text) => `${text} ist eine Menge von Elementen, kein Wert. Schreiben Sie ${text} allein.`,
  value: () => "Hier fehlt ein Wert: ein Text in Anführungszeichen, eine Zahl, true, false oder null.",
  chain: () => "Eine Bedingung vergleicht nur zwei Dinge. Verbinden Sie zwei mit &&: age > 3 && age < 9.",
  "unknown-operator": (text) =>
    `Einen Vergleich „${text}“ gibt es nicht. Nehmen Sie contains, startsWith oder endsWith.`,
  operator: (text) => `Vor „${text}“ fehlt ein Vergleich, etwa == oder contains.`,
  "lone-value": (text) => `„${text}“ allein ist keine Bedingung. Nennen Sie das Attribut, etwa type == 'cat'.`,
  quotes: (text) => `„${text}“ ist kein Wert. Setzen Sie einen Text in Anführungszeichen: '${text}'.`,
  "open-list": () => "Die Liste ist nicht geschlossen. Schreiben Sie sie wie ['cat', 'human'].",
  "too-deep": () => "Das ist zu tief verschachtelt. Lassen Sie Klammern weg, die es nicht braucht.",
  sign: (text) =>
    `„${text}“ bedeutet hier nichts. Texte stehen in Anführungszeichen, ungewöhnliche Namen in Klammern: ["zwei Wörter"] == 1.`,
  number: (text) => `„${text}“ ist weder Zahl noch Name. Schreiben Sie '${text}' für einen Text.`,
  json: (text) => `„${text}“ ist kein JSON. Schreiben Sie einen Text in Anführungszeichen: 'cat'.`,
  "open-quote": (text) => `Das Anführungszeichen ${text} ist nicht geschlossen.`,
};
