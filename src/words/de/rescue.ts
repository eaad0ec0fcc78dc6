import type { rescue as english } from "../en/rescue";

export const rescue: typeof english = {
  title: "Parley konnte die Seite nicht zeichnen",
  kept: (name) =>
    `Nichts ist verloren: ${name} ist weiter auf diesem Gerät gespeichert. Probieren Sie diese Wege der Reihe nach.`,
  keptNameless:
    "Nichts ist verloren: Ihr Graph ist weiter auf diesem Gerät gespeichert. Probieren Sie diese Wege der Reihe nach.",
  notKept: "Gelöscht wurde nichts, aber ungespeicherte Änderungen sind nicht auf diesem Gerät.",
  tried: "Schon versucht.",
  again: "Die Seite neu laden",
  againHint: "Hilft, wenn nur dieses eine Mal etwas schiefging.",
  plain: "Ohne Filter und Beschriftungen öffnen",
  plainHint: "Zeigt den ganzen Graphen ohne Beschriftungen. Rückgängig stellt den Filter wieder her.",
  save: "Die Datei speichern",
  saveHint: "Lädt den zuletzt gespeicherten Graphen herunter. Parley kann ihn wieder öffnen.",
  saved: (file) => `${file} ist gespeichert.`,
  notSaved: "Der Graph ließ sich von diesem Gerät nicht lesen.",
  fresh: "Neu beginnen",
  freshHint: "Öffnet ein Beispiel. Ihre Graphen bleiben auf diesem Gerät gespeichert.",
  details: "Was schiefging",
};
