import type { SelectorFault } from "@/graph/selector/selector-types";

const join = "Verbinden Sie Bedingungen mit && oder ||.";

/** Was an einer Auswahl nicht zu lesen ist; `text` ist das Wort oder Zeichen, an dem es liegt. */
export const selectorFaults: Readonly<Record<SelectorFault, (text: string) => string>> = {
  "lone-sign": (text) => `„${text}“ allein bedeutet nichts. Schreiben Sie ${text}${text}.`,
  "set-name": () =>
    "Nach $ fehlt der Name einer Menge. Schreiben Sie $last, $selected, $1 oder eine gespeicherte Menge.",
  condition: (text) => `${text === "" ? "Am Ende fehlt eine Bedingung." : `Vor „${text}“ fehlt eine Bedingung.`}`,
  function: (text) => `Eine Funktion ${text} gibt es nicht. Es gibt exists und neighbors.`,
  depth: () => "Die Tiefe von neighbors ist eine ganze Zahl ab 1.",
  "open-bracket": () => "Die eckige Klammer ist nicht geschlossen. Lassen Sie sie weg.",
  "stray-close": () => "Eine „)“ hat keine „(“, oder vor ihr steht nichts. Nehmen Sie sie weg.",
  "stray-comma": () => `Ein Komma verbindet keine Bedingungen. ${join}`,
  join: (text) => `Wo „${text}“ steht, gehört && oder || hin. ${join}`,
  "open-paren": () => "Eine Klammer ist nicht geschlossen: Es fehlt eine „)“.",
  attribute: () => `Hier fehlt der Name eines Attributs. Ungewöhnliche Namen stehen in Klammern: ["zwei Wörter"] == 1.`,
  comma: () => "Hier fehlt ein Komma.",
  "two-values": () => "between braucht einen unteren und einen oberen Wert.",
  list: () => "in braucht eine Liste in eckigen Klammern.",
  "set-value": (text) =>
    `${text} ist eine Menge von Elementen, kein Wert. Sie steht als eigene Bedingung, mit && verbunden.`,
  value: () => "Hier fehlt ein Wert: ein Text in Anführungszeichen, eine Zahl, true, false oder null.",
  chain: () => "Eine Bedingung vergleicht nur zwei Dinge. Verbinden Sie zwei mit &&.",
  "unknown-operator": (text) =>
    `Einen Vergleich „${text}“ gibt es nicht. Nehmen Sie contains, startsWith oder endsWith.`,
  operator: (text) => `Vor „${text}“ fehlt ein Vergleich, etwa == oder contains.`,
  "lone-value": (text) => `„${text}“ allein ist keine Bedingung. Nennen Sie das Attribut.`,
  quotes: (text) => `„${text}“ ist kein Wert. Setzen Sie einen Text in Anführungszeichen: '${text}'.`,
  "open-list": () => "Die Liste ist nicht geschlossen.",
  "too-deep": () => "Das ist zu tief verschachtelt. Lassen Sie Klammern weg, die es nicht braucht.",
  sign: (text) =>
    `„${text}“ bedeutet hier nichts. Texte stehen in Anführungszeichen, ungewöhnliche Namen in Klammern: ["zwei Wörter"] == 1.`,
  number: (text) => `„${text}“ ist weder Zahl noch Name. Schreiben Sie '${text}' für einen Text.`,
  json: (text) => `„${text}“ ist kein JSON. Schreiben Sie einen Text in Anführungszeichen.`,
  "open-quote": (text) => `Das Anführungszeichen ${text} ist nicht geschlossen.`,
};
