import type { rescue as english } from "../en/rescue";

export const rescue: typeof english = {
  title: "Parley konnte die Seite nicht zeichnen",
  kept: (name) =>
    `Gelöscht wurde nichts: ${name} ist weiter auf diesem Gerät aufbewahrt. Probieren Sie diese Wege der Reihe nach.`,
  keptNameless:
    "Gelöscht wurde nichts: Ihr Graph ist weiter auf diesem Gerät aufbewahrt. Probieren Sie diese Wege der Reihe nach.",
  notKept: "Gelöscht wurde nichts. Was noch nicht gespeichert war, ist nicht auf diesem Gerät.",
  tried: "Das wurde gerade versucht.",
  again: "Die Seite neu laden",
  againHint: "Hilft, wenn nur dieses eine Mal etwas schiefging.",
  plain: "Ohne Filter und Namen öffnen",
  plainHint: "Zeigt den ganzen Graphen ohne Namen. Rückgängig bringt den Filter zurück.",
  save: "Die Datei speichern",
  saveHint: "Lädt den Graphen herunter, wie er zuletzt gespeichert wurde. Parley kann ihn wieder öffnen.",
  saved: (file) => `${file} ist gespeichert.`,
  notSaved: "Der Graph ließ sich von diesem Gerät nicht lesen.",
  fresh: "Neu beginnen",
  freshHint: "Beginnt mit einem Beispiel. Ihre Graphen bleiben in der Liste dessen, was hier aufbewahrt ist.",
  details: "Was schiefging",
};
