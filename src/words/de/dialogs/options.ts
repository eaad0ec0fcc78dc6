import type { options as english } from "../../en/dialogs/options";
import { counted, figures } from "../count";

export const options: typeof english = {
  groups: {
    steps: {
      title: "Grenzen einer Nachricht",
      lead: "Wie weit der Assistent für eine Nachricht geht. Wird eine Grenze erreicht, antwortet er mit dem, was er gefunden hat, und sagt es.",
    },
    use: {
      title: "Was eine Nachricht brauchen darf",
      lead: "Token, Geld, Zeit, und wie oft ein Befehl laufen darf.",
    },
    context: {
      title: "Was das Modell erfährt",
      lead: "Jede Anfrage enthält das bisherige Gespräch und eine Beschreibung des Graphen, nie den ganzen Graphen.",
    },
    calls: {
      title: "Befehle und ihre Ergebnisse",
      lead: "Wie die Aufrufe des Modells ausgeführt werden und was es davon liest.",
    },
    approval: {
      title: "Vorher fragen",
      lead: "Was auf Ihr Wort wartet, bevor es geschieht. Rückgängig machen lässt sich alles.",
    },
  },
  reset: "Wie üblich",
  resetGroup: (title) => `${title}: wie üblich`,
  wasReset: (title) => `${title}: alles wieder wie üblich.`,
  changed: "geändert",
  usually: (value) => `Üblich: ${value}.`,
  asUsual: "wie üblich",
  noLimit: "keine Grenze",
  takes: {
    whole: (least, most) =>
      `Hier gehört eine ganze Zahl ab ${figures(least)}${most === undefined ? "" : ` bis ${figures(most)}`} hin, etwa ${figures(least + 5)}. Bis dahin gilt die letzte passende.`,
    seconds: (most) =>
      `Hier gehört eine Zahl von Sekunden über 0 hin, höchstens ${figures(most)}, etwa 60. Bis dahin gilt die letzte passende.`,
    positive: "Hier gehört eine Zahl über 0 hin, etwa 10. Bis dahin gilt die letzte passende.",
  },
  names: {
    maxToolIterations: {
      label: "Schritte je Nachricht",
      hint: "Runden von Befehlen, bevor er antworten muss. Mehrere Bitten, die einzeln ausgeführt werden, haben je so viele. Bei 0 redet er nur.",
    },
    adaptive: {
      label: "Mehr Schritte für Bitten aus mehreren Teilen",
      hint: "Zählt, was verlangt wird: Sätze, Punkte einer Liste, Verbundenes und Verglichenes, die Schritte eines Plans.",
    },
    maxToolIterationsCap: { label: "Aber nie mehr als", hint: "Schritte, wie viel auch verlangt wird." },
    onLimit: {
      label: "Wenn die Schritte aufgebraucht sind",
      hint: "Er antwortet mit dem Gefundenen, oder er hört auf und sagt, dass die Grenze erreicht ist.",
      values: { answer: "Antworten", fail: "Aufhören" },
    },
    onAllToolsFailed: {
      label: "Wenn alle Befehle einer Runde scheitern",
      hint: "Er versucht es noch einmal, antwortet sofort, oder er hört auf.",
      values: { continue: "Weiter", answer: "Antworten", fail: "Aufhören" },
    },
    budget: {
      label: "Was eine Nachricht höchstens verbraucht",
      hint: "Ist es erreicht, antwortet der Assistent mit dem, was er gefunden hat, und sagt es; die Sekunden beenden eine Antwort auch mittendrin. Dollar zählen nur bei Modellen, deren Preis bekannt ist.",
    },
    idleSeconds: {
      label: "Sekunden Stille, bis eine Antwort aufgegeben wird",
      hint: "Leer: zwei Minuten zwischen Wörtern; vor dem ersten Wort fünf Minuten, fünfzehn auf diesem Gerät oder im eigenen Netz, wo Modelle erst geladen werden. Was kam, bleibt.",
    },
    toolLimits: {
      label: "Aufrufe eines Befehls in einer Nachricht",
      hint: "Ein Aufruf darüber hinaus läuft nicht, und das Modell erfährt, warum.",
    },
    contextStrategy: {
      label: "Frühere Nachrichten",
      hint: "Ganz, solange sie passen, oder die älteren in Kürze: was aufgerufen und gefunden wurde.",
      values: { full: "Ganz", compact: "In Kürze" },
    },
    summaries: {
      label: "Das Modell zusammenfassen lassen, was wegfällt",
      hint: "Nur bei „In Kürze“, wo die Regeln etwas auslassen: eine Anfrage mehr an das Modell, in der Antwort vermerkt.",
    },
    contextTokens: {
      label: "Token für frühere Nachrichten",
      hint: "Leer: die Hälfte dessen, was das Modell lesen kann. Was nicht passt, wird ausgelassen oder gekürzt, das Älteste zuerst.",
    },
    tellSelection: {
      label: "Mitteilen, was ausgewählt ist",
      hint: "Aus sagt „diese“ einem Modell nichts, bis es selbst nachsieht.",
    },
    toolProfile: {
      label: "Angebotene Befehle",
      hint: "Alle, oder etwa zehn mit einem kurzen Text, wie kleine Modelle es brauchen.",
      values: { auto: "Wie das Modell es braucht", full: "Alle", compact: "Etwa zehn" },
    },
    examples: {
      label: "Beispiele für kleine Modelle",
      hint: "Beispielhafte Runden mit den eigenen Attributen dieses Graphen; sie brauchen Platz.",
    },
    includeToolDataInContext: {
      label: "Senden, was Befehle gefunden haben",
      hint: "Aus liest ein Modell nur Meldungen und Zahlen: weniger von Ihren Daten verlässt dieses Gerät, und Antworten wissen weniger.",
    },
    maxToolResultSize: {
      label: "Zeichen eines Ergebnisses",
      hint: "Ein längeres wird auf weniger Einträge gekürzt und sagt es.",
    },
    parallelReads: {
      label: "Nachsehen nebeneinander",
      hint: "Befehle, die etwas ändern, laufen immer der Reihe nach.",
    },
    cacheReads: {
      label: "Dasselbe nur einmal nachsehen",
      hint: "Solange der Graph unverändert ist, hat dieselbe Frage dasselbe Ergebnis.",
    },
    textCalls: {
      label: "Befehle, die als Text geschrieben sind",
      hint: "Manche Modelle schreiben ihre Aufrufe in die Antwort. Sie laufen nur dort, wo die Art des Servers dafür bekannt ist, immer, oder nie.",
      values: { auto: "Wo es üblich ist", true: "Immer", false: "Nie" },
    },
    approval: { label: "Was vorher fragt", hint: "Ein Aufruf, der fragt, wartet; nichts läuft, bevor Sie antworten." },
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
    alwaysHint: "Aussehen, Bearbeiten und Löschen.",
    large: "Löschen und große Änderungen",
    largeHint: "Löschen, Zusammenlegen, den Graphen ersetzen, und Änderungen über der Zahl.",
    destroy: "Nur Löschen",
    destroyHint: "Löschen, Zusammenlegen und den Graphen ersetzen.",
    own: "Wie anderswo gesetzt",
    over: "Groß ist mehr als so viele Elemente oder Werte",
  },
  autonomy: {
    chip: "Handelt, ohne zu fragen",
    askAgain: "Wieder fragen, bevor etwas gelöscht wird",
    label: "In diesem Gespräch nichts fragen",
    hint: "Nur für das offene Gespräch: es wird nicht behalten, und das nächste fragt wieder.",
    on: "In diesem Gespräch wird nichts gefragt. Rückgängig nimmt zurück, was immer geschah.",
  },
  meter: {
    title: "Wie voll der Kontext jetzt ist",
    label: "Belegter Platz für frühere Nachrichten",
    used: (used, budget, percent) =>
      `${figures(used)} von ${figures(budget)} Token für frühere Nachrichten, ${percent} %.`,
    empty: "In diesem Gespräch wurde noch nichts gesagt.",
    all: (messages) => `Die nächste Anfrage enthält ${counted(messages, "Nachricht", "Nachrichten")} ganz.`,
    some: (whole, shortened, left) =>
      `Die nächste Anfrage enthält ${counted(whole, "Nachricht", "Nachrichten")} ganz, ${figures(shortened)} in Kürze, und lässt ${figures(left)} aus.`,
    first: (text) => `Zuerst gekürzt oder ausgelassen: „${text}“`,
    notLoaded: "Wie voll er ist, lässt sich jetzt nicht sagen. Prüfen Sie die Verbindung und öffnen Sie die Seite neu.",
    builtin: "Der eingebaute Assistent liest das ganze Gespräch selbst; dies zählt für Modelle.",
  },
  taught: {
    title: "Beigebrachte Wörter",
    lead: "Was Ihre Wörter im offenen Graphen bedeuten, für den eingebauten Assistenten. Sie stehen beim Graphen und in seiner Datei.",
    none: "Noch keine. Bringen Sie hier eines bei, oder wählen Sie, was ein Wort bedeutet, wo der Assistent fragt.",
    row: (word, means) => `„${word}“ bedeutet „${means}“`,
    word: "Wort",
    means: "Bedeutet in diesem Graphen",
    teach: "Beibringen",
    teachTitle: (word) => `Das Wort „${word}“ beibringen`,
    forget: (word) => `Das Wort „${word}“ vergessen`,
  },
  kept: {
    title: "Gespräche auf diesem Gerät",
    lead: "Gespräche werden in diesem Browser neben ihren Graphen behalten, sonst nirgends.",
    keep: "Gespräche auf diesem Gerät behalten",
    keepHint: "Aus ist das Gesagte fort, wenn die Seite geschlossen wird. Graphen bleiben wie bisher.",
    question: "Auch die schon behaltenen Gespräche löschen? Das lässt sich nicht rückgängig machen.",
    leave: "Stehen lassen",
    remove: "Löschen",
    removeAll: "Alle Gespräche löschen…",
    removeQuestion:
      "Die Gespräche aller Graphen löschen, mit allem, was von ihnen aufgezeichnet ist? Das lässt sich nicht rückgängig machen.",
    keepThem: "Behalten",
    removed: "Die Gespräche sind gelöscht.",
    left: "Was behalten war, bleibt; es kommt nichts dazu.",
    failed: (reason) => `Sie wurden nicht gelöscht: ${reason}`,
  },
};
