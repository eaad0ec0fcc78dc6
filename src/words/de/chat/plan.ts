import type { LeftReason, PlanStepState } from "@/commands/plan/plan-types";
import type { plan as englishPlan, queue as englishQueue } from "../../en/chat/plan";
import { counted, figures } from "../count";

const states: Readonly<Record<PlanStepState, string>> = {
  open: "Offen",
  running: "Läuft",
  done: "Erledigt",
  failed: "Nicht erledigt",
  dropped: "Weggelassen",
  struck: "Von Ihnen gestrichen",
};

const left: Readonly<Record<LeftReason, string>> = {
  stopped: "vorher angehalten",
  interrupted: "begonnen, dann angehalten",
  failed: "vorher kam ein Fehler",
  limit: "vorher war die Zahl der Runden erreicht",
  "stop-after": "Sie wollten vorher anhalten",
  "rests-on-struck": "er beruht auf einem Schritt, den Sie gestrichen haben",
  unfinished: "die Antwort kam ohne ihn",
  unticked: "nicht abgehakt, vielleicht erledigt",
};

export const plan: typeof englishPlan = {
  title: "Plan",
  done: (done, all) => `${figures(done)} von ${figures(all)} erledigt`,
  states,
  left,
  reason: (why) => `Nicht erledigt: ${why}`,
  leftOut: (why) => `Weggelassen: ${why}`,
  before: (text) => `Vorher: ${text}`,
  byUser: "von Ihnen formuliert",
  added: "neu",
  strike: (step) => `„${step}“ streichen`,
  restore: (step) => `„${step}“ doch ausführen`,
  more: (step) => `Mehr zu „${step}“`,
  edit: "Anders sagen…",
  editLabel: "Worte des Schritts",
  keep: "Behalten",
  up: "Nach oben",
  down: "Nach unten",
  stopAfter: "Nach diesem Schritt anhalten",
  stopsHere: "Hält nach diesem Schritt an",
  noStop: "Hier nicht anhalten",
  fixed:
    "Der eingebaute Assistent geht nach seiner eigenen Lesart: Seine Schritte lassen sich streichen, nicht anders sagen.",
  allDone: (all) => `Alle ${counted(all, "Schritt", "Schritte")} sind erledigt.`,
  notDone: (done, all) => `${figures(done)} von ${counted(all, "Schritt", "Schritten")} erledigt. Die übrigen:`,
  notDoneStep: (step, why) => `${step}: ${why}`,
  struckWhy: "von Ihnen gestrichen",
  goOn: "Mit dem Plan weitermachen",
};

const holds = {
  stopped: "Die Nachricht davor wurde angehalten, deshalb warten diese.",
  failed: "Die Nachricht davor ist gescheitert, deshalb warten diese.",
  kept: "Von vorher aufgehoben. Von selbst wird nichts gesendet.",
  edited: "Die nächste wartet, bis Sie mit ihr fertig sind.",
};

export const queue: typeof englishQueue = {
  title: "Wartende Nachrichten",
  head: (count) => (count === 1 ? "1 Nachricht wartet" : `${figures(count)} Nachrichten warten`),
  next: "Sie gehen in dieser Reihenfolge ab, jede, wenn die vor ihr fertig ist.",
  holds,
  send: "Senden",
  sendNow: (text) => `Anhalten und „${text}“ jetzt senden`,
  sendThis: (text) => `„${text}“ jetzt senden`,
  remove: (text) => `„${text}“ entfernen`,
  more: (text) => `Mehr zu „${text}“`,
  edit: "Ändern",
  editLabel: "Wartende Nachricht",
  keep: "Behalten",
  cancel: "Abbrechen",
  up: "Nach oben",
  down: "Nach unten",
};
