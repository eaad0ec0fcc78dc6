import type { replay as english } from "../../en/dialogs/replay";
import { figures } from "../count";

export const replay: typeof english = {
  title: (name) => `Aufzeichnung: ${name}`,
  leave: "Schließen",
  note: "Ihr Graph ist unverändert.",
  notLoaded:
    "Das Abspielen konnte nicht geladen werden. Prüfen Sie die Verbindung und öffnen Sie die Aufzeichnung noch einmal.",
  noGraph: "Diese Aufzeichnung enthält keinen Graphen, daher lassen sich ihre Schritte nicht wiederholen.",
  graph: "Der Graph bei diesem Schritt",
  steps: "Schritte der Aufzeichnung",
  begin: "Vor der ersten Nachricht",
  you: "Sie",
  answer: "Antwort",
  end: { done: "erledigt", failed: "fehlgeschlagen", denied: "abgelehnt", stopped: "angehalten" },
  place: (place, all) => `Schritt ${figures(place)} von ${figures(all)}`,
  slider: "Schritt",
  first: "Zum Anfang",
  back: "Einen Schritt zurück",
  forward: "Einen Schritt weiter",
  last: "Zum Ende",
  play: "Abspielen",
  pause: "Pause",
  speed: "Tempo",
  speeds: { full: "Schnell", recorded: "Wie aufgezeichnet" },
  running: "Die Aufzeichnung läuft noch.",
  equal: "Alle Ergebnisse entsprechen der Aufzeichnung.",
  notRun: {
    picture: "Bilder wurden nicht noch einmal gezeichnet.",
    meaning: "Nach Bedeutung wurde nicht noch einmal gesucht; die Treffer stammen aus der Aufzeichnung.",
  },
  differsTitle: "Ab hier weichen die Ergebnisse von der Aufzeichnung ab.",
  openGraph: "Diesen Graphen öffnen",
  openedAs: (name) => `Einen Graphen der Aufzeichnung ${name} öffnen`,
  notOpened: "Die Aufzeichnung konnte nicht geöffnet werden.",
  fewer: "Es öffnet sich immer nur eine Aufzeichnung. Das ist die erste.",
  problems: {
    "too-large": (name, found) =>
      `${name} ist zu groß für eine Aufzeichnung (${found}). Speichern Sie weniger Nachrichten, oder nehmen Sie einen kleineren Graphen.`,
    "cut-off": (name, found) =>
      `${name} ist unvollständig (Zeile ${found.replace(":", ", Spalte ")}). Speichern Sie die Aufzeichnung noch einmal.`,
    "not-a-trace": (name, found) => `${name} ist keine Aufzeichnung${found === "" ? "" : ` (${found})`}.`,
    "other-version": (name, found) =>
      `${name} stammt von einer anderen Version von Parley (${found}). Öffnen Sie sie dort.`,
    "wrong-shape": (name, found) =>
      `${name} ist keine gültige Aufzeichnung (${found}). Speichern Sie die Aufzeichnung noch einmal.`,
    "no-messages": (name) => `${name} enthält keine Nachricht.`,
  },
};
