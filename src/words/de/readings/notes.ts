import type { SaidRow } from "@/words/said-rows";

/** What was read otherwise than it stands in the file. */
export const notes: readonly SaidRow[] = [
  ["{names} became links to the nodes named in it.", "{names} wurde zu Verbindungen mit den genannten Knoten."],
  ["{names} became links to the nodes named in them.", "{names} wurden zu Verbindungen mit den genannten Knoten."],
  ["{nodes} were read as nodes, {edges} as edges.", "{nodes} wurden als Knoten gelesen, {edges} als Kanten."],
  ["I read the first row ({cells}) as a header.", "Die erste Zeile ({cells}) gilt als Kopfzeile."],
  [
    "I read the first row ({cells}) as data, not as a header.",
    "Die erste Zeile ({cells}) gilt als Daten, nicht als Kopfzeile.",
  ],
  ["I read “{cell}” in {name} as {value}.", "„{cell}“ in {name} gilt als {value}."],
  ["The weights are in {unit}.", "Die Gewichte sind in {unit}."],
  ["I read each row as an edge.", "Jede Zeile gilt als Kante."],
  ["I read each row as a node.", "Jede Zeile gilt als Knoten."],
  [
    "Of {count} columns, I read {from} and {to} as source and target.",
    "Von {count} Spalten gelten zwei als Quelle und Ziel.",
  ],
  ["{count} row was skipped or cut.", "{count} Zeile wurde übersprungen oder gekürzt."],
  ["{count} rows were skipped or cut.", "{count} Zeilen wurden übersprungen oder gekürzt."],
  [
    "1 name in {file} has no row; it was added as a new node.",
    "1 Name in {file} hat keine Zeile und wurde als neuer Knoten hinzugefügt.",
  ],
  [
    "{count} names in {file} have no row; they were added as new nodes.",
    "{count} Namen in {file} haben keine Zeile und wurden als neue Knoten hinzugefügt.",
  ],
  [
    "1 name in {file} is not in {nodes}; it was added as a new node.",
    "1 Name in {file} fehlt in {nodes} und wurde als neuer Knoten hinzugefügt.",
  ],
  [
    "{count} names in {file} are not in {nodes}; they were added as new nodes.",
    "{count} Namen in {file} fehlen in {nodes} und wurden als neue Knoten hinzugefügt.",
  ],
  ["{file} has nodes but no edges.", "{file} enthält Knoten, aber keine Kanten."],
  ["1 line above the table in {file} skipped: {lines}.", "1 Zeile über der Tabelle in {file} übersprungen: {lines}."],
  [
    "{count} lines above the table in {file} skipped: {lines}.",
    "{count} Zeilen über der Tabelle in {file} übersprungen: {lines}.",
  ],
  ["The values of each row went to the node in “{column}”.", "Die Werte jeder Zeile stehen am Knoten in „{column}“."],
  ["{count} more rows like these.", "{count} weitere Zeilen dieser Art."],
  [
    "Row {row} has one column: '{id}' was added as a node. {file}, line {line}.",
    "Zeile {row} hat eine Spalte: „{id}“ wurde als Knoten hinzugefügt. {file}, Zeile {line}.",
  ],
  [
    "Row {row} has only one name: '{id}' was added as a node. {file}, line {line}.",
    "Zeile {row} hat nur einen Namen: „{id}“ wurde als Knoten hinzugefügt. {file}, Dateizeile {line}.",
  ],
  [
    "Row {row} has {count} columns, the header {width}. {file}, line {line}.",
    "Zeile {row} hat {count} Spalten, die Kopfzeile {width}. {file}, Zeile {line}.",
  ],
  [
    "Row {row} has the id '{id}' again: its values were added to the first. {file}, line {line}.",
    "Zeile {row} hat noch einmal die id „{id}“: Ihre Werte wurden der ersten hinzugefügt. {file}, Zeile {line}.",
  ],
  [
    "One of those named has no record; it was added as a node.",
    "Einer der Genannten hat keinen Datensatz; er wurde als Knoten ergänzt.",
  ],
  [
    "{count} of those named have no record; each was added as a node.",
    "{count} der Genannten haben keinen Datensatz; jeder wurde als Knoten ergänzt.",
  ],
  [
    "Each record was read as a node; none names another, so there are no edges.",
    "Jeder Datensatz wurde als Knoten gelesen; keiner nennt einen anderen, also gibt es keine Kanten.",
  ],
  [
    "Each list was read as the nodes that its node points to.",
    "Jede Liste wurde als die Knoten gelesen, auf die ihr Knoten zeigt.",
  ],
  ["Edges lead from each record to its children.", "Kanten führen von jedem Datensatz zu seinen Kindern."],
  [
    "The file has no list of edges (links or edges): its nodes were opened alone.",
    "Die Datei hat keine Liste von Kanten (links oder edges): Ihre Knoten wurden allein geöffnet.",
  ],
  ["Its style sheet was not imported.", "Das Stylesheet darin wurde nicht importiert."],
  [
    "Whole numbers too large to be kept exactly are texts ({count}).",
    "Ganze Zahlen, die zu groß sind, um genau zu bleiben, sind Text ({count}).",
  ],
  [
    "{file} is not UTF-8; it was read as Windows-1252 (Latin-1). If letters look wrong, save it as UTF-8.",
    "{file} ist nicht UTF-8; gelesen wurde es als Windows-1252 (Latin-1). Sehen Buchstaben falsch aus, sichern Sie es als UTF-8.",
  ],
  [
    "{file} was read as {encoding}, which it seems to be.",
    "{file} wurde als {encoding} gelesen, was es zu sein scheint.",
  ],
  [
    "{file} was read as {encoding}, but it may be in another encoding. If letters look wrong, save it as UTF-8.",
    "{file} wurde als {encoding} gelesen, kann aber anders kodiert sein. Sehen Buchstaben falsch aus, sichern Sie es als UTF-8.",
  ],
  ["{file} was read as {encoding}.", "{file} wurde als {encoding} gelesen."],
  ["Not imported from its drawing: {parts}.", "Aus der Zeichnung nicht importiert: {parts}."],
  [
    "Each pair of neighbours is in both lines. I read it as one edge.",
    "Jedes Paar von Nachbarn steht in beiden Zeilen und gilt als eine Kante.",
  ],
  [
    "I read each line as a node and its neighbours. The edges have no direction.",
    "Jede Zeile wurde als Knoten mit seinen Nachbarn gelesen; die Kanten haben keine Richtung.",
  ],
  [
    "How the network is drawn there (visualProperties) was left out.",
    "Wie das Netz dort gezeichnet ist (visualProperties), wurde weggelassen.",
  ],
  ["How the network is drawn there was left out.", "Wie das Netz dort gezeichnet ist, wurde weggelassen."],
  [
    "{file} holds more than one graph: the first is open.",
    "{file} enthält mehr als einen Graphen: Der erste ist geöffnet.",
  ],
  [
    "{file} holds more than one network: the first is open.",
    "{file} enthält mehr als ein Netz: Das erste ist geöffnet.",
  ],
  ["{file} holds {count} graphs: the first is open.", "{file} enthält {count} Graphen: Der erste ist geöffnet."],
  [
    "Colours and shapes of the file are kept as attributes; they are not drawn.",
    "Farben und Formen der Datei sind als Attribute erhalten; gezeichnet werden sie nicht.",
  ],
  [
    "The clusters of the file are kept as the attribute cluster.",
    "Die Cluster der Datei sind als Attribut cluster erhalten.",
  ],
  ["HTML labels were read as plain text.", "HTML-Beschriftungen wurden als einfacher Text gelesen."],
  [
    "The second word of each line was read as the edge's type; edges go from the first to the others.",
    "Das zweite Wort jeder Zeile wurde als Art der Kante gelesen; Kanten gehen vom ersten zu den anderen.",
  ],
  [
    "The edges were read as going from the first node to the second.",
    "Die Kanten wurden als vom ersten zum zweiten Knoten gerichtet gelesen.",
  ],
  [
    "Read as an adjacency matrix: a cell that is not 0 is an edge from its row to its column.",
    "Gelesen als Adjazenzmatrix: Eine Zelle, die nicht 0 ist, ist eine Kante von ihrer Zeile zu ihrer Spalte.",
  ],
  [
    "Read as an adjacency matrix: a cell that is not 0 is an edge without direction, since both halves are alike.",
    "Gelesen als Adjazenzmatrix: Eine Zelle, die nicht 0 ist, ist eine Kante ohne Richtung, da beide Hälften gleich sind.",
  ],
  ["Linked to, and no note here: {names}.", "Verlinkt, aber hier keine Notiz: {names}."],
  ["The front matter of {file} was left out: {names}.", "Aus dem Kopf von {file} wurde weggelassen: {names}."],
  [
    "{file} has no line “Course Title: …” with a title: the course is called {title}.",
    "{file} hat keine Zeile „Course Title: …“ mit einem Titel: Der Kurs heißt {title}.",
  ],
  [
    "A course link of {title} is not a web address: it stays in the text.",
    "Ein Link des Kurses {title} ist keine Webadresse: Er bleibt im Text.",
  ],
  [
    "Two lessons of {course} have the number {number}: “{title}” became lesson {free}.",
    "Zwei Lektionen von {course} haben die Nummer {number}: „{title}“ wurde Lektion {free}.",
  ],
  [
    "Lesson {number} of {course} appears twice. I joined its texts.",
    "Lektion {number} von {course} kommt zweimal vor. Ihre Texte wurden verbunden.",
  ],
  ["Lesson {number} of {course} has no text.", "Lektion {number} von {course} hat keinen Text."],
  ["Lessons {numbers} of {course} have no text.", "Die Lektionen {numbers} von {course} haben keinen Text."],
  [
    "The lessons of {course} are numbered {numbers}: they were kept as they stand.",
    "Die Lektionen von {course} sind {numbers} nummeriert: Sie blieben, wie sie dastehen.",
  ],
  ["{file} is empty: it was left out.", "{file} ist leer und wurde weggelassen."],
  [
    "Another course is called {title}: the one of {file} became {name}.",
    "Ein anderer Kurs heißt schon {title}: Der aus {file} wurde {name}.",
  ],
  [
    "{file} has no headings: it is one lesson of the course {course}.",
    "{file} hat keine Überschriften: Es ist eine Lektion des Kurses {course}.",
  ],
  [
    "Without headings, each a lesson of the course {course}: {names}.",
    "Ohne Überschriften, je eine Lektion des Kurses {course}: {names}.",
  ],
  [
    "The link of lesson {number}, {title}, is not a web address: it stays in the text.",
    "Der Link von Lektion {number}, {title}, ist keine Webadresse: Er bleibt im Text.",
  ],
  [
    "The text would make {count} passages; Parley takes {most} at once.",
    "Der Text ergäbe {count} Abschnitte; Parley nimmt {most} auf einmal.",
  ],
  ["Open a part of it.", "Öffnen Sie einen Teil davon."],
  ["All of these files are empty.", "Alle diese Dateien sind leer."],
  [
    "Write lessons as “Lesson 1: …” with their text below.",
    "Schreiben Sie Lektionen als „Lesson 1: …“ mit ihrem Text darunter.",
  ],
  [
    "Leave it out, or save it as plain text or Markdown. Nothing was imported.",
    "Lassen Sie es weg, oder sichern Sie es als Text oder Markdown. Nichts wurde importiert.",
  ],
  [
    "Split the text and import a part of it. Nothing was imported.",
    "Teilen Sie den Text und importieren Sie einen Teil. Nichts wurde importiert.",
  ],
  [
    "{what} has {count} characters of text; Parley takes {most} at once.",
    "Das sind {count} Zeichen Text; Parley nimmt {most} auf einmal.",
  ],
  [
    "{what} have {count} characters of text; Parley takes {most} at once.",
    "Das sind {count} Zeichen Text; Parley nimmt {most} auf einmal.",
  ],
];
