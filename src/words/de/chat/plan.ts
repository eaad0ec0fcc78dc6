import type { LeftReason, PlanStepState } from "@/commands/plan/plan-types";
import type { plan as englishPlan, queue as englishQueue } from "../../en/chat/plan";
import { counted, figures } from "../count";

const states: Readonly<Record<PlanStepState, string>> = {
  open: "Offen",
  running: "Läuft",
  done: "Erledigt",
  failed: "Nicht erledigt",
  dropped: "Übersprungen",
  struck: "Von Ihnen übersprungen",
};

const left: Readonly<Record<LeftReason, string>> = {
  stopped: "vor diesem Schritt angehalten",
  interrupted: "begonnen, dann angehalten",
  failed: "durch einen Fehler beendet",
  limit: "an der Schrittgrenze angehalten",
  "stop-after": "Sie wollten hier anhalten",
  "rests-on-struck": "hängt von einem Schritt ab, den Sie übersprungen haben",
  unfinished: "nicht Teil der Antwort",
  unticked: "nicht abgehakt, vielleicht erledigt",
};

export const plan: typeof englishPlan = {
  title: "Plan",
  done: (done, all) => `${figures(done)} von ${figures(all)} erledigt`,
  states,
  left,
  reason: (why) => `Nicht erledigt: ${why}`,
  leftOut: (why) => `Übersprungen: ${why}`,
  before: (text) => `Vorher: ${text}`,
  byUser: "von Ihnen bearbeitet",
  added: "neu",
  strike: (step) => `„${step}“ überspringen`,
  restore: (step) => `„${step}“ nicht überspringen`,
  more: (step) => `Mehr zu „${step}“`,
  edit: "Bearbeiten…",
  editLabel: "Schritt",
  keep: "Speichern",
  up: "Nach oben",
  down: "Nach unten",
  stopAfter: "Nach diesem Schritt anhalten",
  stopsHere: "Hält nach diesem Schritt an",
  noStop: "Hier nicht anhalten",
  fixed: "Schritte des eingebauten Assistenten können Sie überspringen, aber nicht bearbeiten.",
  allDone: (all) => `Alle ${counted(all, "Schritt", "Schritte")} sind erledigt.`,
  notDone: (done, all) => `${figures(done)} von ${counted(all, "Schritt", "Schritten")} erledigt. Die übrigen:`,
  notDoneStep: (step, why) => `${step}: ${why}`,
  struckWhy: "von Ihnen übersprungen",
  goOn: "Fortsetzen",
};

const holds = {
  stopped: "Sie haben die vorige Nachricht angehalten, deshalb warten diese.",
  failed: "Die vorige Nachricht ist fehlgeschlagen, deshalb warten diese.",
  kept: "Vom letzten Mal. Gesendet wird erst, wenn Sie es tun.",
  edited: "Die nächste wartet, bis Sie fertig bearbeitet haben.",
};

export const queue: typeof englishQueue = {
  title: "Wartende Nachrichten",
  head: (count) => (count === 1 ? "1 wartende Nachricht" : `${figures(count)} wartende Nachrichten`),
  next: "Sie werden in dieser Reihenfolge gesendet, eine nach der anderen.",
  holds,
  send: "Senden",
  sendNow: (text) => `Anhalten und „${text}“ jetzt senden`,
  sendThis: (text) => `„${text}“ jetzt senden`,
  remove: (text) => `„${text}“ entfernen`,
  more: (text) => `Mehr zu „${text}“`,
  edit: "Ändern",
  editLabel: "Wartende Nachricht",
  keep: "Behalten",
  up: "Nach oben",
  down: "Nach unten",
};
