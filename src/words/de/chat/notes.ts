import type { noteTexts } from "@/ai/results/notes";

/** Notes under an answer, with the holes of the English ones. */
export const notes: Readonly<Record<keyof typeof noteTexts, string>> = {
  shrunk: "Der Chat ist für das Modell zu lang. Frühere Nachrichten wurden gekürzt oder weggelassen.",
  summarised: "Das Modell hat ältere Nachrichten zusammengefasst. Einzelheiten können fehlen.",
  simplified: "Alle Aufrufe eines Schritts schlugen fehl. Das Modell bekam frühere Nachrichten ohne ihre Daten.",
  tokensUsed: "Das Budget von {count} Tokens war aufgebraucht. Die Antwort kam ohne weitere Aufrufe.",
  costUsed: "Das Budget von {cost} war aufgebraucht. Die Antwort kam ohne weitere Aufrufe.",
  secondsUsed: "Das Budget von {count} Sekunden war aufgebraucht. Die Antwort kam ohne weitere Aufrufe.",
  repeated: "Das Modell wiederholte denselben Aufruf dreimal. Die Antwort kam ohne weitere Aufrufe.",
  allFailed: "Alle Aufrufe des letzten Schritts schlugen fehl. Die Antwort kam ohne weitere Aufrufe.",
  cutOff: "Die Antwort erreichte die Längengrenze des Modells und ist vielleicht unvollständig.",
  noEnd: "Die Antwort des Modells endete früh und ist vielleicht unvollständig.",
  quotedCall: "Die Antwort wiederholt einen Aufruf aus den Daten ({commands}). Er wurde nicht ausgeführt.",
  callInWords:
    "Die Antwort enthält einen Aufruf mitten im Text ({commands}). Er wurde nicht ausgeführt: " +
    "Nur Aufrufe am Anfang oder Ende einer Antwort laufen.",
  outOfTime: "Das Zeitlimit war erreicht, die Antwort wurde abgebrochen.",
  providerFailed: "Das Modell fiel vor der Antwort aus. Die Zusammenfassung stammt aus den Ergebnissen.",
  noWords: "Das Modell gab keine Antwort in Worten. Die Zusammenfassung stammt aus den Ergebnissen.",
  atLimit: "Ich habe an der Schrittgrenze einer Nachricht aufgehört ({count}). Etwas kann fehlen.",
  nothingDone: "Diese Nachricht hat nichts geändert: Kein Befehl, der den Graphen ändert, wurde ausgeführt.",
  nothingCalled: "Diese Nachricht hat nichts geändert: Das Modell hat keinen Befehl aufgerufen.",
  nothingDoneBecause: "Diese Nachricht hat nichts geändert: {why}",
  partlyDone: "{count} von {all} Änderungen wurden nicht gemacht: {why}",
  ofShown: "Das gilt für die {shown} gezeigten Knoten, nicht für alle {all} der Datenbank.",
  fallback: "„{command}“ fand nichts; stattdessen wurde „{other}“ versucht.",
};
