import type { readHintTexts } from "@parley/formats/read";
import type { TextsOf } from "@/lib/text/said";

export const readHints: TextsOf<typeof readHintTexts> = {
  fixPlace: "Bessern Sie diese Stelle aus, oder sichern Sie die Datei noch einmal, dort wo sie herkommt.",
  nodeLink: 'Ein Node-Link-Graph ist {"nodes":[{"id":"a"},{"id":"b"}],"links":[{"source":"a","target":"b"}]}.',
  addEnd:
    "Ergänzen Sie diesen Knoten, oder nehmen Sie die Kante weg. " +
    "Enden sind ids von Knoten, oder Plätze in der Liste der Knoten, von 0 an gezählt.",
  cytoscape: 'Ein Element von Cytoscape ist {"data":{"id":"a"}}, eine Kante {"data":{"source":"a","target":"b"}}.',
  openThere: "Öffnen Sie es mit jener Version, oder sichern Sie es dort in anderer Form.",
  saveInParley: "Sichern Sie es in Parley noch einmal, oder bessern Sie die Stelle aus.",
  leaveUnused: "Lassen Sie die unbenutzten weg, und die Vorgabewerte.",
  saveXml: "Sichern Sie es als GraphML oder GEXF, dort wo es herkommt.",
  graphml:
    'Ein GraphML-Graph ist <graph edgedefault="undirected"> mit <node id="a"/> und <edge source="a" target="b"/>.',
  gexf: 'Ein GEXF-Graph hat <nodes> mit <node id="a" label="A"/> und <edges> mit <edge source="a" target="b"/>.',
  saveXlsx: "Speichern Sie sie in der Tabellenkalkulation als .xlsx oder CSV und öffnen Sie diese Datei.",
  noPassword: "Öffnen Sie sie in der Tabellenkalkulation, speichern Sie sie ohne Kennwort und öffnen Sie diese Datei.",
  oneAttribute:
    "Fassen Sie zusammen, was von einem zum anderen verschieden ist: in einem Attribut, als Liste oder Datensatz.",
  ownIds: "Geben Sie jedem Knoten eine eigene id.",
  fixValue: "Bessern Sie diesen Wert aus.",
  ownId: "Geben Sie jedem eine eigene id.",
  addParent: "Ergänzen Sie diesen Knoten, oder nehmen Sie die Gruppe weg.",
  removeParent: "Nehmen Sie die Gruppe weg, in der er steht.",
  matrix: "Die erste Zeile und die erste Spalte nennen die Knoten, die Zellen sind Zahlen.",
  gdf: "Eine GDF-Datei ist nodedef>name VARCHAR, ein Knoten je Zeile, edgedef>node1 VARCHAR,node2 VARCHAR, eine Kante je Zeile.",
  leda: "Ein LEDA-Graph ist LEDA.GRAPH, zwei Typen, -1 oder -2, die Zahl der Knoten, je eine Zeile |{…}|, dann ebenso die Kanten.",
  arrows: "Eine Kante je Zeile: Anna -> Ben oder Anna -- Ben; ein Wort nach einem Doppelpunkt ist die Beschriftung.",
  adjacency: "Eine Zeile einer Nachbarliste ist ein Knoten mit seinen Nachbarn: Ann: Bob, Cleo.",
  pajek: 'Eine Pajek-Datei ist *Vertices 2, dann 1 "Anna" und 2 "Ben", dann *Edges (oder *Arcs), dann 1 2.',
  dl: "Eine DL-Datei ist DL n=3 format=fullmatrix, dann labels: und data:. Parley liest fullmatrix, edgelist1 und nodelist1.",
  tgf: "TGF ist ein Knoten je Zeile (1 Anna), dann eine Zeile mit #, dann eine Kante je Zeile (1 2 knows).",
  dot: "Ein DOT-Graph ist digraph { a -> b; } oder graph { a -- b; }.",
  sif: "Eine Zeile von SIF ist ein Knoten, eine Beziehung und ein oder mehrere Knoten: Ann knows Bob.",
  gml: 'Ein GML-Graph ist graph [ node [ id 1 label "A" ] node [ id 2 ] edge [ source 1 target 2 ] ].',
  cx: 'Ein CX-Netz ist eine Liste von Aspekten, etwa {"nodes":[{"id":1}]} und {"edges":[{"id":1,"s":1,"t":1}]}.',
  nameColumns: "Benennen Sie die Spalten in der ersten Zeile: source,target für Kanten, id,name für Knoten.",
  oneEdgeARow: "Schreiben Sie eine Kante je Zeile: Ann,Bob.",
  edgeList: "Eine Kantenliste hat eine Kante je Zeile, etwa: source,target,weight, dann Ann,Bob,2.",
  quoteCell: "Setzen Sie eine Zelle, die das Trennzeichen enthält, in doppelte Anführungszeichen.",
  saveTable: "Speichern Sie sie mit einer Tabelle und öffnen Sie sie dann noch einmal.",
  saveSheet: "Speichern Sie das gebrauchte Blatt als CSV und öffnen Sie diese Datei.",
  saveAgain: "Öffnen Sie sie in einer Tabellenkalkulation, speichern Sie sie neu und öffnen Sie diese Datei.",
  openXlsx: "Öffnen Sie die .xlsx-Datei selbst. Ist sie beschädigt, speichern Sie sie in der Tabellenkalkulation neu.",
  otherFormat: "Sichern Sie es in anderer Form, dort wo es herkommt.",
  unpackProject:
    "Entpacken Sie es und öffnen Sie den Graphen darin; das Projekt eines Programms wird dort erst als GEXF, GraphML oder CSV exportiert.",
  unpack: "Entpacken Sie es und öffnen Sie die Datei darin.",
  openSource: "Öffnen Sie die Daten, aus denen das Dokument entstand.",
  xgmml: "Exportieren Sie das Netz in Cytoscape als GraphML oder Cytoscape.js JSON.",
  drawio: "Bringen Sie die Daten der Formen in draw.io als CSV heraus, oder schreiben Sie die Kanten als DOT.",
  vna: "Sichern Sie es in NetDraw oder Gephi als Pajek, GDF oder GEXF.",
  nwb: "Sichern Sie es mit NWB oder Sci2 als GraphML oder Pajek.",
  tlp: "Exportieren Sie es in Tulip als GML, GEXF oder CSV.",
  nnf: "Exportieren Sie in Cytoscape jedes Netz als SIF oder GraphML.",
  igraph: "Schreiben Sie es mit igraph als GraphML oder als Kantenliste (NCOL).",
  dimacs:
    "Behalten Sie die Zeilen, die mit e (oder a) beginnen, ohne diesen Buchstaben, und öffnen Sie sie als Kantenliste.",
  edgeLinesE:
    "Behalten Sie die Zeilen, die mit E beginnen, ohne diesen Buchstaben, und öffnen Sie sie als Kantenliste.",
  metis: "Schreiben Sie es mit networkx oder igraph als GraphML oder als Kantenliste.",
  matrixMarket:
    "Lassen Sie die Zeilen über den Einträgen weg (die mit % und die mit den Größen) und öffnen Sie den Rest als Kantenliste.",
  graph6: "Schreiben Sie es mit networkx oder nauty als GraphML oder als Kantenliste.",
  lemon: "Sichern Sie die Kanten als CSV mit den Spalten source und target.",
  mermaid: "Lassen Sie die erste Zeile weg und schreiben Sie eine Kante je Zeile: Ann --> Bob.",
  plantuml: "Schreiben Sie eine Kante je Zeile: Ann --> Bob, oder den Graphen als DOT.",
  rdf: "Sichern Sie das Ergebnis einer Abfrage als CSV mit den Spalten source, type und target.",
  markdown:
    "Kopieren Sie die Tabelle in eine Tabellenkalkulation und sichern Sie sie als CSV, oder lassen Sie die " +
    "Zeile mit Strichen und die Balken an den Enden weg.",
  sql: "Laden Sie es in eine Datenbank und sichern Sie das Ergebnis einer Abfrage als CSV mit den Spalten source und target.",
  ini: "Es enthält Namen und Werte, keine Kanten. Schreiben Sie eine Kante je Zeile: Ann,Bob.",
  yaml: "Schreiben Sie es als JSON mit Knoten und Kanten und öffnen Sie dieses.",
  edgeLinesSmall:
    "Behalten Sie die Zeilen, die mit e beginnen, ohne diesen Buchstaben, und öffnen Sie sie als Kantenliste.",
  jsonForms:
    'Parley liest eigenes JSON ("parley": 1), Node-Link-JSON ("nodes" mit "links" oder "edges"), JSON von ' +
    'Cytoscape ("elements"), Listen von Kanten ([{"from":"a","to":"b"}]) und Datensätze, die einander nennen.',
  checkConnection: "Prüfen Sie die Verbindung und öffnen Sie die Datei noch einmal.",
  opens: "Parley öffnet {formats}, Matrizen, Nachbarlisten und Zeilen wie Anna -> Bob.",
  openCopy: "Öffnen Sie den Graphen noch einmal aus seiner Datei oder aus einer anderen Kopie.",
  chooseOne: "Wählen Sie eines, oder benennen Sie die Spalten einer Tabelle in der ersten Zeile: source,target.",
  downloadData: "Laden Sie die Datendatei selbst herunter und öffnen Sie diese.",
  plainText: "Lassen Sie es weg, oder sichern Sie es als Text oder Markdown. Nichts wurde importiert.",
  writeLessons: "Schreiben Sie Lektionen als „Lesson 1: …“ mit ihrem Text darunter.",
  splitText: "Teilen Sie den Text und importieren Sie einen Teil. Nichts wurde importiert.",
  openAPart: "Öffnen Sie einen Teil davon.",
  leaveOut: "Lassen Sie diese weg und öffnen Sie sie einzeln.",
  addNode: "Ergänzen Sie einen Knoten mit der id „{node}“, oder nehmen Sie die Kante weg.",
  dlSquare: "Sichern Sie sie als eine quadratische Matrix.",
};
