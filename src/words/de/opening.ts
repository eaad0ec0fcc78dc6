import type { Words } from "../words";

export const opening: Words["opening"] = {
  open: "Öffnen",
  add: "Hinzufügen",
  reading: (name) => `${name} wird gelesen`,
  arranging: "Knoten werden angeordnet",
  stopped: (what) => `${what}: abgebrochen. Nichts wurde geändert.`,
  graphNotOpened: "Der Graph wurde nicht geöffnet.",
  sampleNotOpened: "Das Beispiel wurde nicht geöffnet.",
  readerMissing:
    "Das Einlesen konnte nicht geladen werden. Prüfen Sie die Verbindung und öffnen Sie die Datei noch einmal.",
  pasted: "Eingefügter Text",
};
