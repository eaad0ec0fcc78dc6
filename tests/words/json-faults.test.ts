import { expect, it } from "vitest";
import { findJsonFault } from "@/graph/formats/json/find-json-fault";
import { saidOfReading } from "@/words/de/readings/readings";

it.each([
  [
    '{"nodes": [\n{"id": "a",,}',
    "In Zeile 2, Spalte 12 steht `,`, wo ein Name in doppelten Anführungszeichen erwartet wurde.",
  ],
  ["[1, 2", "endet sie mitten in einer Liste."],
  ['{"a" 1}', "wo ein Doppelpunkt erwartet wurde."],
  ['{"a": "b', "steht ein Text ohne Ende, wo ein Wert erwartet wurde."],
  ["[1] 2", "steht `2`, hinter dem Ende der Daten."],
])("says in German what is wrong with %s", (text, german) => {
  const { line, column, reason } = findJsonFault(text);
  expect(saidOfReading(`a.json is not valid JSON: line ${line}, column ${column}: ${reason}.`)).toContain(german);
});
