import type { NoteName } from "@/ai/results/notes";

/** Notes under an answer, with the holes of the English ones. */
export const notes: Readonly<Record<NoteName, string>> = {
  shrunk: "Das Gespräch war für das Modell zu lang geworden; frühere Nachrichten wurden gekürzt oder weggelassen.",
  summarised:
    "Ältere Nachrichten waren zu viele geworden; das Modell schrieb eine Zusammenfassung. Einzelheiten können fehlen.",
  simplified: "Alle Aufrufe einer Runde schlugen fehl; das Modell bekam frühere Nachrichten ohne ihre Daten.",
  tokensUsed:
    "Das Budget der Nachricht von {count} Tokens war aufgebraucht; um die Antwort wurde ohne weitere Aufrufe gebeten.",
  costUsed: "Das Budget der Nachricht von {count} war aufgebraucht; um die Antwort wurde ohne weitere Aufrufe gebeten.",
  secondsUsed:
    "Das Budget der Nachricht von {count} Sekunden war aufgebraucht; um die Antwort wurde ohne weitere Aufrufe gebeten.",
  repeated: "Derselbe Aufruf kam dreimal; um die Antwort wurde ohne weitere Aufrufe gebeten.",
  allFailed: "Alle Aufrufe der letzten Runde schlugen fehl; um die Antwort wurde ohne weitere Aufrufe gebeten.",
  cutOff: "Die Antwort erreichte die Längengrenze des Modells und ist vielleicht unvollständig.",
  noEnd: "Die Antwort des Modells endete, ohne als vollständig gekennzeichnet zu sein.",
  quotedCall:
    "Die Antwort wiederholt einen Aufruf, der in den Daten steht ({commands}). Er wurde gezeigt, nicht ausgeführt.",
  callInWords:
    "Ein Aufruf steht mitten in den Worten der Antwort ({commands}). Er wurde gezeigt, nicht ausgeführt: Nur ein Aufruf am Anfang oder Ende einer Antwort wird ausgeführt.",
  outOfTime: "Die Sekunden der Nachricht waren aufgebraucht; die Antwort wurde mittendrin beendet.",
  providerFailed: "Der Anbieter fiel vor der Antwort aus; was getan wurde, steht nach den Ergebnissen da.",
  noWords: "Das Modell gab keine Antwort in Worten; was getan wurde, steht nach den Ergebnissen da.",
  atLimit: "Ich habe an der Schrittgrenze einer Nachricht aufgehört ({count}). Etwas kann fehlen.",
  nothingDone: "Diese Nachricht hat nichts geändert: Kein Befehl, der den Graphen ändert, wurde ausgeführt.",
  nothingCalled: "Diese Nachricht hat nichts geändert: Das Modell hat keinen Befehl aufgerufen.",
  nothingDoneBecause: "Diese Nachricht hat nichts geändert: {why}",
  partlyDone: "{count} von {all} Änderungen wurden nicht gemacht: {why}",
  fallback: "„{command}“ fand nichts; stattdessen wurde „{other}“ versucht.",
};
