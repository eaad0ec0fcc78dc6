import type { options as english } from "../../en/dialogs/options";
import { counted, figures } from "../count";

export const options: typeof english = {
  groups: {
    steps: {
      title: "Grenzen je Nachricht",
      lead: "Wird eine Grenze erreicht, antwortet der Assistent mit dem, was er gefunden hat, und sagt es.",
    },
    use: {
      title: "Budget je Nachricht",
      lead: "Token, Geld, Zeit, und wie oft ein Befehl laufen darf.",
    },
    context: {
      title: "Kontext",
      lead: "Jede Anfrage enthält den bisherigen Chat und eine Beschreibung des Graphen, nie den ganzen Graphen.",
    },
    calls: {
      title: "Befehle und Ergebnisse",
      lead: "Wie die Aufrufe des Modells laufen und was es von den Ergebnissen sieht.",
    },
    approval: {
      title: "Freigabe",
      lead: "Welche Änderungen auf Ihre Freigabe warten. Rückgängig machen lässt sich alles.",
    },
  },
  advanced: "Erweitert",
  metrics: "Messwerte…",
  metricsLead: "Wie Nachrichten verliefen: Zeiten, Tokens, Fehler.",
  reset: "Zurücksetzen",
  resetGroup: (title) => `${title} zurücksetzen`,
  wasReset: (title) => `${title}: zurückgesetzt.`,
  changed: "geändert",
  usually: (value) => `Standard: ${value}.`,
  asUsual: "Standard",
  noLimit: "keine Grenze",
  takes: {
    whole: (least, most) =>
      `Geben Sie eine ganze Zahl ab ${figures(least)}${most === undefined ? "" : ` bis ${figures(most)}`} ein, ` +
      `etwa ${figures(least + 5)}. Bis dahin gilt der letzte gültige Wert.`,
    seconds: (most) =>
      `Geben Sie Sekunden über 0 ein, höchstens ${figures(most)}, etwa 60. Bis dahin gilt der letzte gültige Wert.`,
    positive: "Geben Sie eine Zahl über 0 ein, etwa 10. Bis dahin gilt der letzte gültige Wert.",
  },
  names: {
    maxToolIterations: {
      label: "Schritte je Nachricht",
      hint: "Wie oft er Befehle ausführen kann, bevor er antworten muss. 0 = keine Werkzeuge.",
    },
    adaptive: {
      label: "Mehr Schritte für längere Anfragen",
      hint: "Zählt Sätze, Listenpunkte, Vergleiche und Planschritte in Ihrer Nachricht.",
    },
    onLimit: {
      label: "Wenn die Schritte aufgebraucht sind",
      hint: "Er antwortet mit dem Gefundenen, oder er hört auf und sagt, dass die Grenze erreicht ist.",
      values: { answer: "Antworten", fail: "Aufhören" },
    },
    budget: {
      label: "Budget je Nachricht",
      hint:
        "An der Grenze antwortet der Assistent mit dem, was er gefunden hat, und sagt es. " +
        "Die Zeitgrenze bricht auch eine Antwort ab. Dollar zählen nur bei Modellen mit bekanntem Preis.",
    },
    idleSeconds: {
      label: "Zeitlimit (Sekunden)",
      hint:
        "Nach so viel Stille wird nicht weiter gewartet. Leer: 5 Minuten bis zum ersten Wort (15 bei lokalen " +
        "Modellen), danach 2 Minuten. Was kam, bleibt.",
    },
    toolLimits: {
      label: "Aufrufe je Befehl",
      hint: "Weitere Aufrufe laufen nicht, und das Modell erfährt, warum.",
    },
    contextStrategy: {
      label: "Frühere Nachrichten",
      hint: "Ganz, solange sie passen, oder die älteren in Kürze: was aufgerufen und gefunden wurde.",
      values: { full: "Ganz", compact: "In Kürze" },
    },
    summaries: {
      label: "Das Modell ältere Nachrichten zusammenfassen lassen",
      hint: "Nur bei „In Kürze“. Kostet eine zusätzliche Anfrage, in der Antwort vermerkt.",
    },
    contextTokens: {
      label: "Token für frühere Nachrichten",
      hint: "Leer: die Hälfte des Kontexts des Modells. Die ältesten Nachrichten werden zuerst gekürzt oder weggelassen.",
    },
    tellSelection: {
      label: "Dem Modell die Auswahl mitteilen",
      hint: "Ausgeschaltet weiß das Modell nicht, was „diese“ meint, bis es nachsieht.",
    },
    toolProfile: {
      label: "Angebotene Befehle",
      hint: "Alle, oder etwa zehn mit einem kurzen Prompt für kleine Modelle.",
      values: { auto: "Automatisch", full: "Alle", compact: "Etwa zehn" },
    },
    includeToolDataInContext: {
      label: "Ergebnisse an das Modell senden",
      hint: "Ausgeschaltet sieht das Modell nur Anzahlen. Weniger Daten verlassen dieses Gerät, und Antworten wissen weniger.",
    },
    maxToolResultSize: {
      label: "Zeichen je Ergebnis",
      hint: "Längere Ergebnisse werden auf weniger Einträge gekürzt.",
    },
    approval: { label: "Vorher fragen bei", hint: "Der Assistent wartet, bis Sie antworten." },
  },
  budgetLimits: { tokens: "Token", cost: "US-Dollar", seconds: "Sekunden" },
  limitsOf: {
    none: "Kein Befehl hat eine eigene Grenze.",
    command: "Befehl",
    choose: "Befehl wählen…",
    most: (title) => `Höchstens so viele Aufrufe: ${title}`,
    add: "Hinzufügen",
    remove: (title) => `Keine Grenze für ${title}`,
  },
  asks: {
    always: "Jede Änderung",
    alwaysHint: "Gestalten, Bearbeiten und Löschen.",
    large: "Löschen und große Änderungen",
    largeHint: "Löschen, Zusammenführen, den Graphen ersetzen, und Änderungen über der Zahl.",
    destroy: "Nur Löschen",
    destroyHint: "Löschen, Zusammenführen und den Graphen ersetzen.",
    own: "Benutzerdefiniert",
    over: "Groß ist eine Änderung ab so vielen Elementen oder Werten",
  },
  autonomy: {
    chip: "Handelt, ohne zu fragen",
    askAgain: "Wieder fragen, bevor etwas gelöscht wird",
    label: "In diesem Chat nicht fragen",
    hint: "Nur für den offenen Chat. Der nächste fragt wieder.",
    on: "Dieser Chat handelt, ohne zu fragen. Sie können alles rückgängig machen.",
  },
  meter: {
    title: "Belegter Kontext",
    label: "Kontext für frühere Nachrichten",
    used: (used, budget, percent) =>
      `${figures(used)} von ${figures(budget)} Token für frühere Nachrichten, ${percent} %.`,
    empty: "Dieser Chat ist leer.",
    all: (messages) => `Die nächste Anfrage enthält ${counted(messages, "Nachricht", "Nachrichten")} ganz.`,
    some: (whole, shortened, left) =>
      `Die nächste Anfrage enthält ${counted(whole, "Nachricht", "Nachrichten")} ganz, ${figures(shortened)} in ` +
      `Kürze, und lässt ${figures(left)} aus.`,
    first: (text) => `Zuerst gekürzt oder ausgelassen: „${text}“`,
    notLoaded: "Das konnte nicht geladen werden. Prüfen Sie die Verbindung und öffnen Sie die Seite neu.",
    builtin: "Das gilt für Modelle. Der eingebaute Assistent liest immer den ganzen Chat.",
  },
  taught: {
    title: "Beigebrachte Wörter",
    lead: "Wörter, die der eingebaute Assistent für den offenen Graphen von Ihnen gelernt hat. Sie werden mit dem Graphen gespeichert.",
    none: "Noch keine. Bringen Sie hier eines bei, oder wenn der Assistent nach einem Wort fragt.",
    row: (word, means) => `„${word}“ bedeutet „${means}“`,
    word: "Wort",
    means: "Bedeutet in diesem Graphen",
    teach: "Beibringen",
    teachTitle: (word) => `Das Wort „${word}“ beibringen`,
    forget: (word) => `Das Wort „${word}“ vergessen`,
  },
  kept: {
    title: "Chats auf diesem Gerät",
    lead: "Chats werden in diesem Browser mit ihren Graphen gespeichert, sonst nirgends.",
    keep: "Chats auf diesem Gerät speichern",
    keepHint: "Ausgeschaltet gehen Chats beim Schließen der Seite verloren. Graphen werden weiter gespeichert.",
    question: "Auch die bisher gespeicherten Chats löschen? Das lässt sich nicht rückgängig machen.",
    leave: "Behalten",
    remove: "Löschen",
    removeAll: "Alle Chats löschen…",
    removeQuestion: "Die Chats aller Graphen mit ihren Aufzeichnungen löschen? Das lässt sich nicht rückgängig machen.",
    keepThem: "Behalten",
    removed: "Chats gelöscht.",
    left: "Gespeicherte Chats bleiben. Neue werden nicht gespeichert.",
    failed: (reason) => `Die Chats ließen sich nicht löschen: ${reason}`,
  },
};
