import type { SaidRow } from "@/words/said-rows";

/** What to do about it. */
export const advice: readonly SaidRow[] = [
  [
    "Parley opens JSON, GraphML, GEXF, GML, DOT, Pajek, GDF, SIF, TGF, CX, tables (CSV, Excel), matrices and lists of neighbours.",
    "Parley öffnet JSON, GraphML, GEXF, GML, DOT, Pajek, GDF, SIF, TGF, CX, Tabellen (CSV, Excel), Matrizen und Nachbarlisten.",
  ],
  [
    'Parley reads its own JSON ("parley": 1), {forms}.',
    'Parley liest eigenes JSON ("parley": 1), Node-Link-JSON ("nodes" mit "links" oder "edges"), JSON von Cytoscape ("elements"), Listen von Kanten ([{"from":"a","to":"b"}]) und Datensätze, die einander nennen.',
  ],
  [
    "Choose one, or name the columns of a table in its first row: source,target.",
    "Wählen Sie eines, oder benennen Sie die Spalten einer Tabelle in der ersten Zeile: source,target.",
  ],
  ["Download the data file itself, then open that.", "Laden Sie die Datendatei selbst herunter und öffnen Sie diese."],
  [
    "Check the connection, then open the file again.",
    "Prüfen Sie die Verbindung und öffnen Sie die Datei noch einmal.",
  ],
  ["Save it in another format where it came from.", "Sichern Sie es in anderer Form, dort wo es herkommt."],
  [
    "Unpack it, then open the graph in it; a program's own project is exported there first, as GEXF, GraphML or CSV.",
    "Entpacken Sie es und öffnen Sie den Graphen darin; das Projekt eines Programms wird dort erst als GEXF, GraphML oder CSV exportiert.",
  ],
  ["Unpack it, then open the file in it.", "Entpacken Sie es und öffnen Sie die Datei darin."],
  ["Open the data the document was made of.", "Öffnen Sie die Daten, aus denen das Dokument entstand."],
  [
    "In Cytoscape, export the network as GraphML or as Cytoscape.js JSON.",
    "Exportieren Sie das Netz in Cytoscape als GraphML oder Cytoscape.js JSON.",
  ],
  [
    "In draw.io, arrange the shapes' data as CSV, or write the edges as DOT.",
    "Bringen Sie die Daten der Formen in draw.io als CSV heraus, oder schreiben Sie die Kanten als DOT.",
  ],
  [
    "In NetDraw or Gephi, save it as Pajek, GDF or GEXF.",
    "Sichern Sie es in NetDraw oder Gephi als Pajek, GDF oder GEXF.",
  ],
  ["With NWB or Sci2, save it as GraphML or Pajek.", "Sichern Sie es mit NWB oder Sci2 als GraphML oder Pajek."],
  ["In Tulip, export it as GML, GEXF or CSV.", "Exportieren Sie es in Tulip als GML, GEXF oder CSV."],
  [
    "In Cytoscape, export each network as SIF or GraphML.",
    "Exportieren Sie in Cytoscape jedes Netz als SIF oder GraphML.",
  ],
  [
    "With {tools}, write it as GraphML or as a list of edges (NCOL).",
    "Schreiben Sie es mit {tools} als GraphML oder als Kantenliste (NCOL).",
  ],
  [
    "With networkx or nauty, write it as GraphML or as a list of edges.",
    "Schreiben Sie es mit networkx oder nauty als GraphML oder als Kantenliste.",
  ],
  [
    "With networkx or igraph, write it as GraphML or as a list of edges.",
    "Schreiben Sie es mit networkx oder igraph als GraphML oder als Kantenliste.",
  ],
  [
    "Keep the lines that begin with e (or a), without that letter, and open them as a list of edges.",
    "Behalten Sie die Zeilen, die mit e (oder a) beginnen, ohne diesen Buchstaben, und öffnen Sie sie als Kantenliste.",
  ],
  [
    "Keep the lines that begin with {letter}, without that letter, and open them as a list of edges.",
    "Behalten Sie die Zeilen, die mit {letter} beginnen, ohne diesen Buchstaben, und öffnen Sie sie als Kantenliste.",
  ],
  [
    "Leave out the lines above the entries (those with % and the one with the sizes), then open it as a list of edges.",
    "Lassen Sie die Zeilen über den Einträgen weg (die mit % und die mit den Größen) und öffnen Sie den Rest als Kantenliste.",
  ],
  [
    "Save the arcs as CSV with the columns source and target.",
    "Sichern Sie die Kanten als CSV mit den Spalten source und target.",
  ],
  [
    "Leave out its first line and write one edge a line, as in {example}.",
    "Lassen Sie die erste Zeile weg und schreiben Sie eine Kante je Zeile: {example}.",
  ],
  [
    "Write one edge a line, as in {example}, or the graph as DOT.",
    "Schreiben Sie eine Kante je Zeile: {example}, oder den Graphen als DOT.",
  ],
  [
    "Save the result of a query as CSV with the columns source, type and target.",
    "Sichern Sie das Ergebnis einer Abfrage als CSV mit den Spalten source, type und target.",
  ],
  [
    "Copy the table into a spreadsheet and save it as CSV, or leave out its line of dashes and the bars at both ends.",
    "Kopieren Sie die Tabelle in eine Tabellenkalkulation und sichern Sie sie als CSV, oder lassen Sie die Zeile mit Strichen und die Balken an den Enden weg.",
  ],
  [
    "Load it into a database, and save the result of a query as CSV with the columns source and target.",
    "Laden Sie es in eine Datenbank und sichern Sie das Ergebnis einer Abfrage als CSV mit den Spalten source und target.",
  ],
  [
    "It holds names and values, no edges. Write one edge a line, as in {example}.",
    "Es enthält Namen und Werte, keine Kanten. Schreiben Sie eine Kante je Zeile: {example}.",
  ],
  [
    "Write it as JSON, with nodes and edges, then open that.",
    "Schreiben Sie es als JSON mit Knoten und Kanten und öffnen Sie dieses.",
  ],
  [
    "Fix that place, or save the file again where it came from.",
    "Bessern Sie diese Stelle aus, oder sichern Sie die Datei noch einmal, dort wo sie herkommt.",
  ],
  ["Fix that value.", "Bessern Sie diesen Wert aus."],
  [
    "Open it with that version, or save it there in another form.",
    "Öffnen Sie es mit jener Version, oder sichern Sie es dort in anderer Form.",
  ],
  [
    "Save it again in Parley, or fix that place.",
    "Sichern Sie es in Parley noch einmal, oder bessern Sie die Stelle aus.",
  ],
  [
    "Leave out those that are not used, and the default values.",
    "Lassen Sie die unbenutzten weg, und die Vorgabewerte.",
  ],
  ["Save it as GraphML or GEXF where it came from.", "Sichern Sie es als GraphML oder GEXF, dort wo es herkommt."],
  [
    "Put what differs from one to the next in one attribute, as a list or a record.",
    "Fassen Sie zusammen, was von einem zum anderen verschieden ist: in einem Attribut, als Liste oder Datensatz.",
  ],
  ["Give each node an id of its own.", "Geben Sie jedem Knoten eine eigene id."],
  ["Give each its own id.", "Geben Sie jedem eine eigene id."],
  [
    "Add a node with the id '{node}', or remove the edge.",
    "Ergänzen Sie einen Knoten mit der id „{node}“, oder nehmen Sie die Kante weg.",
  ],
  ["Add that node, or remove the parent.", "Ergänzen Sie diesen Knoten, oder nehmen Sie die Gruppe weg."],
  [
    "Add that node, or remove the edge. {more}",
    "Ergänzen Sie diesen Knoten, oder nehmen Sie die Kante weg. Enden sind ids von Knoten, oder Plätze in der Liste der Knoten, von 0 an gezählt.",
  ],
  ["Remove its parent.", "Nehmen Sie die Gruppe weg, in der er steht."],
  ["Write one edge a row: {example}.", "Schreiben Sie eine Kante je Zeile: {example}."],
  [
    "Name the columns in the first row: source,target for edges, id,name for nodes.",
    "Benennen Sie die Spalten in der ersten Zeile: source,target für Kanten, id,name für Knoten.",
  ],
  [
    "An edge list has one edge a row, such as: {example}",
    "Eine Kantenliste hat eine Kante je Zeile, etwa: source,target,weight, dann Ann,Bob,2.",
  ],
  [
    "Put a cell that holds the separator in double quotes.",
    "Setzen Sie eine Zelle, die das Trennzeichen enthält, in doppelte Anführungszeichen.",
  ],
  ["A node-link graph is {example}.", "Ein Node-Link-Graph ist {example}."],
  ["A Cytoscape element is {node}, an edge {edge}.", "Ein Element von Cytoscape ist {node}, eine Kante {edge}."],
  ["A GraphML graph is {start} with {node} and {edge}.", "Ein GraphML-Graph ist {start} mit {node} und {edge}."],
  [
    "A GEXF graph has {nodes} with {node} and {edges} with {edge}.",
    "Ein GEXF-Graph hat {nodes} mit {node} und {edges} mit {edge}.",
  ],
  [
    "A GDF file is nodedef>name VARCHAR, nodes one a line, edgedef>node1 VARCHAR,node2 VARCHAR, edges one a line.",
    "Eine GDF-Datei ist nodedef>name VARCHAR, ein Knoten je Zeile, edgedef>node1 VARCHAR,node2 VARCHAR, eine Kante je Zeile.",
  ],
  [
    "A LEDA graph is LEDA.GRAPH, two types, {more}.",
    "Ein LEDA-Graph ist LEDA.GRAPH, zwei Typen, -1 oder -2, die Zahl der Knoten, je eine Zeile |{…}|, dann ebenso die Kanten.",
  ],
  [
    "One edge a line: Ann -> Bob, or Ann -- Bob; a word after a colon is its label.",
    "Eine Kante je Zeile: Anna -> Ben oder Anna -- Ben; ein Wort nach einem Doppelpunkt ist die Beschriftung.",
  ],
  [
    "A line of an adjacency list is a node and its neighbours: {example}.",
    "Eine Zeile einer Nachbarliste ist ein Knoten mit seinen Nachbarn: {example}.",
  ],
  [
    "A Pajek file is *Vertices 2, then {more}.",
    'Eine Pajek-Datei ist *Vertices 2, dann 1 "Anna" und 2 "Ben", dann *Edges (oder *Arcs), dann 1 2.',
  ],
  ["A DL file is {more} Save it as one square matrix.", "Sichern Sie sie als eine quadratische Matrix."],
  [
    "A DL file is {more}",
    "Eine DL-Datei ist DL n=3 format=fullmatrix, dann labels: und data:. Parley liest fullmatrix, edgelist1 und nodelist1.",
  ],
  [
    "TGF is one node a line (1 Ann), then a line with #, then one edge a line ({example}).",
    "TGF ist ein Knoten je Zeile (1 Anna), dann eine Zeile mit #, dann eine Kante je Zeile ({example}).",
  ],
  ["A DOT graph is {directed} or {undirected}.", "Ein DOT-Graph ist {directed} oder {undirected}."],
  [
    "A line of SIF is a node, a relation and one or more nodes: {example}.",
    "Eine Zeile von SIF ist ein Knoten, eine Beziehung und ein oder mehrere Knoten: {example}.",
  ],
  ["A GML graph is {example}.", "Ein GML-Graph ist {example}."],
  [
    "A CX network is a list of aspects, such as {nodes} and {edges}.",
    "Ein CX-Netz ist eine Liste von Aspekten, etwa {nodes} und {edges}.",
  ],
  [
    "Its first row and its first column name the nodes, the cells are numbers: {example}",
    "Die erste Zeile und die erste Spalte nennen die Knoten, die Zellen sind Zahlen.",
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
