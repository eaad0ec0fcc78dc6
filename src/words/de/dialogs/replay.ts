import type { replay as english } from "../../en/dialogs/replay";
import { figures } from "../count";

export const replay: typeof english = {
  title: (name) => `Aufzeichnung: ${name}`,
  leave: "Aufzeichnung verlassen",
  note: "Ihr eigener Graph wartet dahinter, wie er war.",
  loading: "Die Aufzeichnung läuft…",
  notLoaded:
    "Die Aufzeichnung kann nicht gezeigt werden: Ein Teil von Parley ließ sich nicht laden. Prüfen Sie die Verbindung und öffnen Sie sie noch einmal.",
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
  equal: "Alles kam heraus wie aufgezeichnet.",
  notRun: {
    picture: "Bilder wurden nicht noch einmal gezeichnet.",
    meaning: "Nach Bedeutung wurde nicht noch einmal gesucht: Was gefunden wurde, ist das der Aufzeichnung.",
  },
  differsTitle: "Ab hier weicht es von der Aufzeichnung ab.",
  openGraph: "Diesen Graphen öffnen",
  openedAs: (name) => `Einen Graphen der Aufzeichnung ${name} öffnen`,
  notOpened: "Die Aufzeichnung konnte nicht geöffnet werden.",
  fewer: "Es lässt sich nur eine Aufzeichnung auf einmal zeigen: die erste.",
  problems: {
    "too-large": (name, found) =>
      `${name} ist zu groß für eine Aufzeichnung (${found}). Speichern Sie weniger Nachrichten, oder zeichnen Sie auf einem kleineren Graphen auf.`,
    "cut-off": (name, found) =>
      `${name} ist nicht ganz (Zeile ${found.replace(":", ", Spalte ")}). Speichern Sie sie dort, wo sie aufgezeichnet wurde, noch einmal.`,
    "not-a-trace": (name, found) => `${name} ist keine Aufzeichnung${found === "" ? "" : ` (${found})`}.`,
    "other-version": (name, found) =>
      `${name} stammt von einer anderen Version von Parley (${found}). Öffnen Sie sie dort.`,
    "wrong-shape": (name, found) =>
      `${name} ist nicht aufgebaut wie eine Aufzeichnung (${found}). Speichern Sie sie dort, wo sie aufgezeichnet wurde, noch einmal.`,
    "no-messages": (name) => `${name} enthält keine Nachricht.`,
  },
};
