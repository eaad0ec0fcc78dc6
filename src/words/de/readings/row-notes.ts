import type { SaidRow } from "@/words/said-rows";

/** Notes on rows, cells and sheets that were read differently from what the file says. */
export const rowNotes: readonly SaidRow[] = [
  [
    "Values that change over time are kept as lists; the last one counts ({count}).",
    "Werte, die sich mit der Zeit ändern, bleiben als Listen erhalten; der letzte gilt ({count}).",
  ],
  ["1 node has no id in the file; it got one.", "1 Knoten hat in der Datei keine ID; er bekam eine."],
  [
    "{count} nodes have no id in the file; they got one.",
    "{count} Knoten haben in der Datei keine ID; sie bekamen eine.",
  ],
  [
    "{file}: opened {sheets}. Sheets not opened: {others}.",
    "{file}: {sheets} ist geöffnet. Nicht geöffnete Blätter: {others}.",
  ],
  ["1 cell with an error, such as #N/A, was left empty.", "1 Zelle mit einem Fehler wie #NV blieb leer."],
  [
    "{count} cells with an error, such as #N/A, were left empty.",
    "{count} Zellen mit einem Fehler wie #NV blieben leer.",
  ],
  [
    "1 formula without a saved result was left empty. Save the file in a spreadsheet, then open it again.",
    "1 Formel ohne gespeichertes Ergebnis blieb leer. Speichern Sie die Datei in einer Tabellenkalkulation und öffnen Sie sie noch einmal.",
  ],
  [
    "{count} formulas without a saved result were left empty. Save the file in a spreadsheet, then open it again.",
    "{count} Formeln ohne gespeichertes Ergebnis blieben leer. Speichern Sie die Datei in einer Tabellenkalkulation und öffnen Sie sie noch einmal.",
  ],
  [
    "Row {row} has no name (a total?): it was skipped. {file}, line {line}.",
    "Zeile {row} hat keinen Namen (eine Summe?) und wurde übersprungen. {file}, Dateizeile {line}.",
  ],
  [
    "Row {row} looks like a total: '{id}' was added as a node. {file}, line {line}.",
    "Zeile {row} sieht wie eine Summe aus: „{id}“ wurde als Knoten hinzugefügt. {file}, Dateizeile {line}.",
  ],
  [
    "Row {row} looks like a total: '{id}' was skipped. {file}, line {line}.",
    "Zeile {row} sieht wie eine Summe aus: „{id}“ wurde übersprungen. {file}, Dateizeile {line}.",
  ],
  [
    "Several rows are called {names}: each is a node of its own.",
    "Mehrere Zeilen heißen {names}: Jede ist ein eigener Knoten.",
  ],
  [
    "Rows that name {names} link to the first row of that name.",
    "Zeilen, die {names} nennen, sind mit der ersten Zeile dieses Namens verbunden.",
  ],
  [
    "Each record under “{part}” was read as a node. Left out: {others}.",
    "Jeder Datensatz unter „{part}“ wurde als Knoten gelesen. Weggelassen: {others}.",
  ],
  ["Each record under “{part}” was read as a node.", "Jeder Datensatz unter „{part}“ wurde als Knoten gelesen."],
];
