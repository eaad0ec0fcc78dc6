import type { Words } from "../words";

export const chat: Words["chat"] = {
  partNotLoaded: "Dieser Teil konnte nicht geladen werden. Prüfen Sie die Verbindung und öffnen Sie die Seite neu.",
  thread: "Unterhaltung",
  welcome: "Willkommen",
  turn: (number) => `Beitrag ${number}`,
  jump: "Zum Ende springen",
  earlier: (count) => (count === 1 ? "1 frühere Nachricht zeigen" : `${figures(count)} frühere Nachrichten zeigen`),
  waitingFor: (question) => `Wartet auf Sie: ${question}`,

  status: {
    thinking: "Denkt nach…",
    running: "Läuft:",
    processing: "Wertet Ergebnisse aus…",
    loading: "Wird geladen…",
    writing: "Schreibt…",
    waiting: "Wartet auf Sie",
    done: "Fertig",
    stopped: "Angehalten",
    failed: "Fehlgeschlagen:",
    rolledBack: "zurückgenommen",
    steps: (count) => counted(count, "Schritt", "Schritte"),
    kept: (kept, all) => `${figures(kept)} von ${counted(all, "Schritt", "Schritten")} behalten`,
    place: (at, all) => `(${at} von ${all})`,
  },
  seconds: (count, decimals) => `${fixed(count, decimals)} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  milliseconds: (count) => `${count} ms`,

  message: "Nachricht",
  placeholder: "Fragen Sie etwas, oder sagen Sie, was sich ändern soll",
  placeholderShort: "Fragen oder ändern",
  oneAtATime: "Eine Nachricht nach der anderen: Halten Sie diese an, oder senden Sie, wenn sie fertig ist.",
  send: "Senden",
  stop: "Anhalten",
  providerNotLoaded:
    "Der Teil, der mit Ihrem Endpunkt spricht, konnte nicht geladen werden. Prüfen Sie die Verbindung und senden Sie noch einmal.",

  nodes: (count) => `${figures(count)} Knoten`,
  edges: (count) => counted(count, "Kante", "Kanten"),
  leaveOut: "Die Auswahl in dieser Nachricht weglassen",
  toldSelection: "Mit dieser Nachricht ausgewählt",

  suggestions: "Vorschläge",
  suggestionHint: "Klick sendet, Umschalt+Klick legt den Text ins Feld",
  editSuggestion: (text) => `„${text}“ erst bearbeiten`,

  details: "Einzelheiten",
  answerTable: "Tabelle",
  source: (title) => `Aus dem Schritt „${title}“. Anzeigen`,
  showAllText: "Ganze Nachricht zeigen",
  showLessText: "Weniger zeigen",
  copyAnswer: "Antwort als Markdown kopieren",
  copied: "Kopiert",
  notCopied: "Diese Seite darf nicht in die Zwischenablage schreiben. Markieren und kopieren Sie den Text von Hand.",
  retry: "Noch einmal",
  retryWith: (name) => `Noch einmal mit ${name}`,
  more: "Mehr",
  askModel: "Stattdessen ein Modell fragen",
  answeredBy: (name: string) => `Antwort von ${name}`,

  edit: "Bearbeiten und neu senden",
  editedMessage: "Bearbeitete Nachricht",
  cancel: "Abbrechen",
  undoFirst: (count) => `Vorher rückgängig machen, was daraus wurde (${counted(count, "Änderung", "Änderungen")})`,
  graphStays: "Der Graph bleibt, wie er jetzt ist. Die bisherige Antwort bleibt als Fassung erhalten.",
  graphGoesBack:
    "Der Graph wird wieder, wie er vor dieser Nachricht war. Die bisherige Antwort bleibt als Fassung erhalten.",
  version: (at, all) => `Fassung ${at} von ${all}`,
  versionBefore: "Vorige Fassung",
  versionAfter: "Nächste Fassung",
  versionShown: "Der Graph bleibt, wie er ist: Nur die Unterhaltung wechselt.",

  changeCard: "Änderung",
  change: {
    graphOpened: () => "Anderer Graph geöffnet",
    nodesAdded: (count) => `+${figures(count)} Knoten`,
    edgesAdded: (count) => `+${counted(count, "Kante", "Kanten")}`,
    nodesRemoved: (count) => `−${figures(count)} Knoten`,
    edgesRemoved: (count) => `−${counted(count, "Kante", "Kanten")}`,
    nodesRecoloured: (count) => `${figures(count)} Knoten umgefärbt`,
    edgesRecoloured: (count) => `${counted(count, "Kante", "Kanten")} umgefärbt`,
    nodesResized: (count) => `Größe von ${figures(count)} Knoten geändert`,
    edgesResized: (count) => `Breite von ${counted(count, "Kante", "Kanten")} geändert`,
    nodesRestyled: (count) => `Stil von ${figures(count)} Knoten geändert`,
    edgesRestyled: (count) => `Stil von ${counted(count, "Kante", "Kanten")} geändert`,
    stylesCleared: () => "Stile entfernt",
    stylesChanged: () => "Stile geändert",
    nodesEdited: (count) => `${figures(count)} Knoten bearbeitet`,
    edgesEdited: (count) => `${counted(count, "Kante", "Kanten")} bearbeitet`,
    nodesMoved: (count) => `${figures(count)} Knoten verschoben`,
    setsSaved: (count) => `${counted(count, "Menge", "Mengen")} gespeichert`,
    filterChanged: () => "Filter geändert",
  },
  showChanges: "Änderungen zeigen",
  undoTurn: "Rückgängig machen",
  undone: "Zurückgenommen",
  redo: "Wiederholen",
  cannotUndo: "Dieser Beitrag lässt sich jetzt nicht für sich allein zurücknehmen.",
  cannotRedo: "Das lässt sich jetzt nicht wiederholen.",

  changesBar: "Was dieser Beitrag geändert hat",
  added: (count) => `${figures(count)} neu`,
  changed: (count) => `${figures(count)} geändert`,
  gone: (count) => `${figures(count)} weg`,
  keep: "Behalten",
  undo: "Rückgängig",

  deny: "Ablehnen",
  allow: "Erlauben",
  allowForChat: "In diesem Chat erlauben",
  approvalMarks: {
    leaving: "Auf der Zeichenfläche sind sie durchgestrichen.",
    changed: "Auf der Zeichenfläche sind sie umringt.",
  },
  approvalUndo: "Sie können das rückgängig machen.",
  andMore: (count) => `und ${figures(count)} weitere`,

  answersFrom: "Antworten kommen von",
  who: (name, leaves) => `Antworten kommen von: ${name}, ${leaves}. Ändern`,
  builtin: "Eingebaut",
  builtinLong: "Eingebauter Assistent",
  builtinHint: "Antwortet hier. Nichts verlässt dieses Gerät.",
  builtinNow: "Antwortet hier, auf diesem Gerät (auf Englisch am besten). Ein Modell versteht freiere Worte.",
  endpointNeeds: "Braucht eine Adresse und ein Modell…",
  sendsHint: (host) => `Sendet Ihre Worte, das Schema und Ergebnisse an ${host}, nie den ganzen Graphen.`,
  moreModels: (count) => `${count} weitere Modelle…`,
  addModel: "Ein Modell hinzufügen…",
  endpointNow: "Erhält Ihre Worte, das Schema und was die Schritte finden, nie den ganzen Graphen.",
  modelAt: (model, host) => `${model} bei ${host}`,
  nothingLeaves: "nichts verlässt dieses Gerät",
  sendsTo: (host) => `sendet an ${host}: Worte, Schema, Ergebnisse`,
  openSettings: "Einstellungen…",
  helloTitle: "Sprechen Sie mit Ihrem Graphen",
  hello:
    "Stellen Sie eine Frage, oder sagen Sie, was sich ändern soll. Sie sehen jeden Schritt, und ein Klick nimmt eine ganze Antwort zurück.",
  tryOn: (name) => `Versuchen Sie es mit ${name}`,
  useKey: "Meinen API-Schlüssel verwenden",
  useKeyHint: "Oder einen eigenen Server",
  keyKept: "Bleibt nur in diesem Tab",

  chats: "Chats zu diesem Graphen",
  untitledChat: "Noch nicht begonnen",
  openNow: "jetzt offen",
  messages: (count) => counted(count, "Nachricht", "Nachrichten"),
  openChat: (title) => `„${title}“ öffnen`,
  renameChat: (title) => `„${title}“ umbenennen`,
  newTitle: "Titel des Chats",
  keepTitle: "Titel übernehmen",
  deleteChat: (title) => `„${title}“ löschen`,
  deletedChat: (title) => `Chat „${title}“ gelöscht`,
  noOtherChats: "Ein neuer Chat legt diesen in die Liste.",
  allowedTitle: "In diesem Chat ohne Frage erlaubt",
  revoke: (command) => `Vor „${command}“ wieder fragen`,
  markdownYou: "Sie",
};

function figures(count: number): string {
  return count.toLocaleString("de-DE");
}

function fixed(count: number, decimals: number): string {
  return count.toLocaleString("de-DE", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

function counted(count: number, one: string, many: string): string {
  return `${figures(count)} ${count === 1 ? one : many}`;
}
