import type { AllWords } from "../../words";

export const help: AllWords["help"] = {
  lead:
    "Schreiben Sie in den Chat, was Sie wissen oder ändern möchten. " +
    "Ziehen verschiebt einen Knoten, Umschalt und Ziehen wählt einen Rahmen, ein Klick auf die Fläche hebt die " +
    "Auswahl auf.",
  readHandbook: "Handbuch lesen",
  groups: {
    edit: "Bearbeiten",
    select: "Auswählen",
    view: "Ansicht",
    panels: "Bereiche",
    file: "Datei",
    chat: "Chat",
  },
  message: "In der Nachricht",
  messageKeys: [
    ["Eingabe", "Senden"],
    ["Umschalt Eingabe", "Neue Zeile"],
    ["↑", "Letzte Nachricht zurückholen (leeres Feld)"],
  ],
  canvas: "Auf der Zeichenfläche",
  canvasKeys: [
    ["Pfeiltasten", "Zum nächsten Knoten in dieser Richtung"],
    ["Tab, Umschalt Tab", "Zum nächsten oder vorigen Nachbarn des Knotens"],
    ["Pos1", "Zum am besten verbundenen Knoten"],
    ["[  ]", "Zurück und vor durch die besuchten Knoten"],
    ["1 … 9", "So viele Schritte um den Knoten zeigen; Esc: den ganzen Graphen"],
    ["Strg C, X, V", "Auswahl kopieren, ausschneiden, einfügen, auch in einen anderen Graphen"],
    ["Strg und Pfeil", "Ein neuer Knoten, in dieser Richtung verbunden"],
    ["Alt und Pfeil", "Den Knoten oder die Auswahl bewegen; mit Umschalt weiter"],
    ["Umschalt F10", "Was hier möglich ist"],
    ["Eingabe", "Auswählen; noch einmal: Inspektor"],
    ["Leertaste", "Zur Auswahl hinzufügen oder daraus entfernen"],
    ["Esc", "Den Knoten loslassen, dann die Auswahl"],
    ["+  −  0", "Vergrößern, verkleinern, auf 100 %"],
    ["Umschalt F", "Auswahl ganz zeigen"],
  ],
  version: (version) => `Parley ${version}`,
  files: "Dateien, die sich öffnen lassen",
  opens: (formats) =>
    `${formats}; Adjazenzmatrizen, Knoten mit ihren Nachbarn und Zeilen wie Anna -> Bob oder Anna kennt Bob. ` +
    "Was verschieden gemeint sein kann, wird gefragt; PDFs und andere werden genannt, mit dem, was zu tun ist.",
  samples: "Woher die Beispiele stammen",
  licences: "Woraus Parley gemacht ist",
  licencesLink: "Alle Pakete und ihre Lizenzen",
};
