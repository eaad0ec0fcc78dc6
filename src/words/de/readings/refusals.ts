import type { SaidRow } from "@/words/said-rows";

/** What is wrong where a text stops being JSON: the sign that stands there, and what was expected. */
const jsonPlaces = [
  ["where a value was expected", "wo ein Wert erwartet wurde"],
  ["where a value or ] was expected", "wo ein Wert oder ] erwartet wurde"],
  ["where a name in double quotes was expected", "wo ein Name in doppelten Anführungszeichen erwartet wurde"],
  [
    "where a name in double quotes or } was expected",
    "wo ein Name in doppelten Anführungszeichen oder } erwartet wurde",
  ],
  ["where a colon was expected", "wo ein Doppelpunkt erwartet wurde"],
  ["where a comma or ] was expected", "wo ein Komma oder ] erwartet wurde"],
  ["where a comma or } was expected", "wo ein Komma oder } erwartet wurde"],
  ["after the end of the data", "hinter dem Ende der Daten"],
] as const;

const jsonSigns = [
  ["a text without a closing quote", "steht ein Text ohne Ende,"],
  ["a control character", "steht ein Steuerzeichen,"],
  ["{sign}", "steht {sign},"],
] as const;

const jsonHead = [
  "{file} is not valid JSON: line {line}, column {column}:",
  "{file} ist kein gültiges JSON: In Zeile {line}, Spalte {column}",
] as const;

const jsonFaults: readonly SaidRow[] = [
  [`${jsonHead[0]} it ends in the middle of a list.`, `${jsonHead[1]} endet sie mitten in einer Liste.`],
  [`${jsonHead[0]} it ends in the middle of a record.`, `${jsonHead[1]} endet sie mitten in einem Datensatz.`],
  ...jsonSigns.flatMap(([sign, german]) =>
    jsonPlaces.map(([place, wo]): SaidRow => [`${jsonHead[0]} ${sign} ${place}.`, `${jsonHead[1]} ${german} ${wo}.`]),
  ),
];

/** Why nothing was opened. */
export const refusals: readonly SaidRow[] = [
  ["{file} is empty.", "{file} ist leer."],
  [
    "{file} could not be read: the reader for this form could not be loaded.",
    "{file} konnte nicht gelesen werden: Der Teil, der diese Form liest, ließ sich nicht laden.",
  ],
  ["{file} could not be read: {reason}.", "{file} konnte nicht gelesen werden: {reason}."],
  [
    "{file} doesn't look like a graph. Try one edge per line: Ann -> Bob.",
    "{file} sieht nicht wie ein Graph aus. Versuchen Sie eine Kante je Zeile: Anna -> Ben.",
  ],
  ["{file} doesn't look like a graph.", "{file} sieht nicht wie ein Graph aus."],
  [
    "{file} is damaged: it is not a graph that Parley wrote.",
    "{file} ist beschädigt: Das ist kein Graph, den Parley geschrieben hat.",
  ],
  ["I'm not sure how to read {file}. It could be {kinds}.", "{file} lässt sich verschieden lesen: {kinds}."],
  ["{file} is not a text file.", "{file} ist keine Textdatei."],
  ["{file} is a web page, not a graph.", "{file} ist eine Webseite, kein Graph."],
  [
    "{file} is an Excel workbook that cannot be unpacked.",
    "{file} ist eine Excel-Mappe, die sich nicht entpacken lässt.",
  ],
  [
    "{file} is a binary Excel workbook (.xlsb), which Parley does not read.",
    "{file} ist eine binäre Excel-Mappe (.xlsb), die Parley nicht liest.",
  ],
  [
    "{file} is an old Excel workbook (.xls), which Parley does not read.",
    "{file} ist eine alte Excel-Mappe (.xls), die Parley nicht liest.",
  ],
  ["{file} is protected with a password.", "{file} ist mit einem Kennwort geschützt."],
  ["{file} is an Excel workbook without any cells.", "{file} ist eine Excel-Mappe ohne Zellen."],
  ["{file} unpacks to more than Parley can read.", "{file} ist entpackt größer, als Parley lesen kann."],
  [
    "{file} is damaged: a part of the workbook cannot be read.",
    "{file} ist beschädigt: Ein Teil der Mappe lässt sich nicht lesen.",
  ],
  [
    "{file} is an OpenDocument spreadsheet, which Parley does not read.",
    "{file} ist eine OpenDocument-Tabelle, die Parley nicht liest.",
  ],
  [
    "{file} is an old Excel workbook, which Parley does not read.",
    "{file} ist eine alte Excel-Mappe, die Parley nicht liest.",
  ],
  ["{file} is a ZIP archive, which Parley does not read.", "{file} ist ein ZIP-Archiv, das Parley nicht liest."],
  ["{file} is a gzip archive, which Parley does not read.", "{file} ist ein gzip-Archiv, das Parley nicht liest."],
  ["{file} is a PDF, which Parley does not read.", "{file} ist ein PDF, das Parley nicht liest."],
  [
    "{file} is a file of nested networks (NNF), which Parley does not read.",
    "{file} enthält verschachtelte Netze (NNF), die Parley nicht liest.",
  ],
  [
    "{file} is a Markdown table, which Parley does not read.",
    "{file} ist eine Markdown-Tabelle, die Parley nicht liest.",
  ],
  [
    "{file} is a file of settings (INI, TOML), which Parley does not read.",
    "{file} ist eine Datei mit Einstellungen (INI, TOML), die Parley nicht liest.",
  ],
  [
    "{file} is a DL file of the format {format}, which Parley does not read.",
    "{file} ist eine DL-Datei der Form {format}, die Parley nicht liest.",
  ],
  ["{file} is {format}, which Parley does not read.", "{file} hat die Form {format}, die Parley nicht liest."],
  ["{file} is JSON, but I found no graph in it.", "{file} ist JSON, enthält aber keinen Graphen."],
  ["{file} is nested more than {count} levels deep.", "{file} ist mehr als {count}-fach verschachtelt."],
  ...jsonFaults,
  [
    "{file} is not valid {form}: line {line}: <{name}> is not closed.",
    "{file} ist kein gültiges {form}: <{name}> in Zeile {line} wird nicht geschlossen.",
  ],
  [
    "{file} is not valid {form}: line {line}: there must be exactly one root element.",
    "{file} ist kein gültiges {form}: Zeile {line}: Es braucht genau ein äußerstes Element.",
  ],
  [
    "{file} is not valid JSON: line {line}, column {column}: {reason}.",
    "{file} ist kein gültiges JSON: Der Fehler steht in Zeile {line}, Spalte {column}.",
  ],
  [
    "{file} is not valid {form}: line {line}: {reason}.",
    "{file} ist kein gültiges {form}: Der Fehler steht in Zeile {line}.",
  ],
  ["{file} is not a valid Parley graph: {reason}", "{file} ist kein gültiger Parley-Graph."],
  [
    "{file} was saved by a newer Parley (form {form}).",
    "{file} wurde mit einem neueren Parley gesichert (Form {form}).",
  ],
  [
    "{file} is XML, but neither GraphML nor GEXF: it begins with {start}.",
    "{file} ist XML, aber weder GraphML noch GEXF: Es beginnt mit {start}.",
  ],
  [
    "{file} declares more attributes for its nodes and edges than Parley can keep.",
    "{file} nennt mehr Attribute für Knoten und Kanten, als Parley halten kann.",
  ],
  ["{file} is {form} without a graph.", "{file} ist {form} ohne einen Graphen."],
  ["{file} is GDF without {part}.", "{file} ist GDF ohne {part}."],
  ["{file} is a Pajek file without {part}.", "{file} ist eine Pajek-Datei ohne {part}."],
  ["{file} is a DL file without {part}.", "{file} ist eine DL-Datei ohne {part}."],
  ["{file} is a DL file that does not say {part}.", "{file} ist eine DL-Datei, die {part} nicht nennt."],
  [
    "{file} is a DL file with {part}, of more than one kind of nodes or matrix.",
    "{file} ist eine DL-Datei mit {part}, also mit mehr als einer Art von Knoten oder Matrizen.",
  ],
  [
    "{file} announces {count} nodes; its matrix has {cells} cells, not {wanted} numbers.",
    "{file} kündigt {count} Knoten an; die Matrix hat {cells} Zellen statt {wanted} Zahlen.",
  ],
  ["{file} announces {count} nodes and names {found}.", "{file} kündigt {count} Knoten an und nennt {found}."],
  [
    "{file} announces {count} nodes and has {found} labels, or one label twice.",
    "{file} kündigt {count} Knoten an und hat {found} Beschriftungen, oder eine doppelt.",
  ],
  [
    "{file} has the line '{line}' among its data, which Parley cannot read.",
    "{file} hat unter den Daten die Zeile „{line}“, die Parley nicht lesen kann.",
  ],
  ["{file} holds no nodes.", "{file} enthält keine Knoten."],
  ["{file} has a node without an {key}.", "{file} hat einen Knoten ohne {key}."],
  [
    "{file} has an edge between nodes it does not contain: {edge}.",
    "{file} hat eine Kante, deren Enden keine Knoten darin sind: {edge}.",
  ],
  [
    "{file} is not an adjacency matrix: a square of numbers, named by its first row and column.",
    "{file} ist keine Adjazenzmatrix: ein Quadrat von Zahlen, benannt durch die erste Zeile und Spalte.",
  ],
  ["{file} has one column, an edge list needs two.", "{file} hat eine Spalte, eine Kantenliste braucht zwei."],
  ["{file} can be read in several ways: {reasons}.", "{file} lässt sich verschieden lesen."],
  [
    "Only text documents open together, and these are none: {files}.",
    "Zusammen öffnen sich nur Textdokumente, und das sind keine: {files}.",
  ],
  ["Node {place} of {file} is not a record.", "Knoten {place} in {file} ist kein Datensatz."],
  ["Edge {place} of {file} is not a record.", "Kante {place} in {file} ist kein Datensatz."],
  ["Node {place} of {file} has no id.", "Knoten {place} in {file} hat keine id."],
  ["Edge {place} of {file} has no {end}.", "Kante {place} in {file} hat kein {end}."],
  [
    "Edge {place} of {file} needs a source and a target.",
    "Kante {place} in {file} braucht einen Anfangs- und einen Endknoten.",
  ],
  [
    "Edge {place} of {file} ({ends}): there is no node {node}.",
    "Kante {place} in {file} ({ends}): Einen Knoten {node} gibt es nicht.",
  ],
  ["Element {place} of {file} has no data.", "Element {place} in {file} hat keine Daten."],
  ["Element {place} of {file} {trouble}.", "Element {place} in {file} hat nicht, was es braucht."],
  ["In {file} {trouble}: line {line}.", "In {file} stimmt etwas nicht: Zeile {line}."],
  ["Row {row} {trouble}. {file}, line {line}.", "Zeile {row} ist nicht zu lesen. {file}, Zeile {line}."],
  ["{file}, line {line}: {trouble}.", "{file}, Zeile {line}: Das lässt sich so nicht lesen."],
  [
    "{count} {what} with {names} different attributes are more than Parley can keep.",
    "Mehr verschiedene Attribute, als Parley halten kann: {names}.",
  ],
  [
    "Node {place} has an empty id. {file} was not opened.",
    "Knoten {place} hat eine leere id. {file} wurde nicht geöffnet.",
  ],
  [
    "Edge {place} (from '{from}' to '{to}') needs node '{node}', which does not exist. {file} was not opened.",
    "Kante {place} (von „{from}“ nach „{to}“) braucht den Knoten „{node}“, den es nicht gibt. {file} wurde nicht geöffnet.",
  ],
  [
    "{kind} {place} has the id '{id}', which another {same} before it has. {file} was not opened.",
    "Die id „{id}“ steht zweimal da. {file} wurde nicht geöffnet.",
  ],
  [
    "Node '{id}' is in the group '{parent}', which does not exist. {file} was not opened.",
    "Knoten „{id}“ steht in „{parent}“, das es nicht gibt. {file} wurde nicht geöffnet.",
  ],
  [
    "Node '{id}' would be inside itself. {file} was not opened.",
    "Knoten „{id}“ läge in sich selbst. {file} wurde nicht geöffnet.",
  ],
  [
    "Node '{id}' is more than {count} groups deep. {file} was not opened.",
    "Knoten „{id}“ steht mehr als {count} Gruppen tief. {file} wurde nicht geöffnet.",
  ],
  ["{problem} {file} was not opened.", "In {file} passen Angaben nicht zusammen. Die Datei wurde nicht geöffnet."],
  [
    "Row {row} has {count} columns, the header {width}. {file}, line {line}.",
    "Zeile {row} hat {count} Spalten, die Kopfzeile {width}. {file}, Zeile {line}.",
  ],
  [
    "The text would make {count} passages; Parley takes {most} at once.",
    "Der Text ergäbe {count} Abschnitte; Parley nimmt {most} auf einmal.",
  ],
  ["All of these files are empty.", "Alle diese Dateien sind leer."],
  [
    "{what} holds {count} characters of text; Parley takes {most} at once.",
    "Das sind {count} Zeichen Text; Parley nimmt {most} auf einmal.",
  ],
  [
    "{what} hold {count} characters of text; Parley takes {most} at once.",
    "Das sind {count} Zeichen Text; Parley nimmt {most} auf einmal.",
  ],
];
