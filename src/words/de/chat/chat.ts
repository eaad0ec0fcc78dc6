import type { FailureKind, LoadStep, WaitPart } from "@/ai/port/provider-port";
import type { Words } from "../../words";
import { counted, figures, fixed } from "../count";
import { notes } from "./notes";
import { reading } from "./reading";

const loads: Readonly<Record<LoadStep["phase"], (title: string) => string>> = {
  begin: (title) => `${title} wird geladen`,
  files: (title) => `Fehlende Dateien von ${title} werden geholt`,
  model: (title) => `${title} wird geladen`,
  graphics: (title) => `Die Grafikkarte wird für ${title} vorbereitet`,
  again: (title) => `Die Grafikkarte war weg. ${title} wird neu geladen`,
  server: (title) => `Der Server lädt ${title}`,
};

/** Why it is quiet; the provider's own words are English. */
function waitOf(part: WaitPart | null): string {
  if (part === null) return "";
  if (part.type === "retry")
    return (
      "Der Dienst nahm die Anfrage nicht an. Neuer Versuch in " +
      `${counted(Math.ceil(part.waitMs / 1000), "Sekunde", "Sekunden")} (${part.attempt}. Versuch).`
    );
  const { load } = part;
  if (!load) return "";
  const pieces = load.at === undefined || load.all === undefined ? " …" : `: ${load.at} von ${load.all}`;
  return `${loads[load.phase](load.title)}${pieces}`;
}

const whys: Readonly<Record<FailureKind, string>> = {
  auth: "Der Dienst lehnt den API-Schlüssel ab, oder es ist keiner da. Prüfen Sie ihn in den Einstellungen.",
  "not-found": "Der Dienst kennt das Modell nicht, oder die Adresse stimmt nicht. Wählen Sie ein Modell aus der Liste.",
  "rate-limit": "Der Dienst erlaubt gerade keine weiteren Anfragen. Warten Sie etwas, oder prüfen Sie das Guthaben.",
  overloaded: "Der Dienst ist überlastet. Senden Sie gleich noch einmal.",
  overflow:
    "Das Gespräch ist länger, als das Modell lesen kann. Beginnen Sie einen neuen Chat, oder wählen Sie ein größeres Modell.",
  cors: "Der Server ist da, lässt diese Seite aber nicht mit sich sprechen (CORS). Erlauben Sie am Server die Adresse dieser Seite.",
  offline: "Dieses Gerät ist offline. Der eingebaute Assistent antwortet auch ohne Netz.",
  network: "Der Dienst ist nicht zu erreichen. Prüfen Sie Netz und Adresse, und senden Sie noch einmal.",
  "bad-response": "Der Dienst antwortet nicht so, wie eine solche API antwortet. Prüfen Sie die Adresse.",
  "cut-off": "Die Antwort brach ab. Was gekommen war, bleibt; senden Sie noch einmal.",
  refused: "Der Dienst gibt auf diese Nachricht keine Antwort. Fragen Sie in anderen Worten.",
  "content-filter": "Der Inhaltsfilter des Dienstes hat die Antwort zurückgehalten. Fragen Sie in anderen Worten.",
  unavailable: "Das Modell ist gerade nicht da. Versuchen Sie es später, oder wählen Sie ein anderes.",
  "bad-request": "Der Dienst nimmt die Anfrage nicht an. Einzelheiten stehen darunter; ein anderes Modell kann helfen.",
  unexpected: "Etwas Unerwartetes ging schief. Senden Sie noch einmal.",
};

export const chat: Words["chat"] = {
  partNotLoaded: "Dieser Teil konnte nicht geladen werden. Prüfen Sie die Verbindung und öffnen Sie die Seite neu.",
  notes,
  reading,
  thread: "Unterhaltung",
  welcome: "Willkommen",
  turn: (number) => `Beitrag ${number}`,
  jump: "Zum Ende springen",
  earlier: (count) => (count === 1 ? "1 frühere Nachricht zeigen" : `${figures(count)} frühere Nachrichten zeigen`),
  waitingFor: () => "Wartet auf Ihre Erlaubnis",

  status: {
    thinking: "Denkt nach…",
    running: "Läuft:",
    processing: "Wertet Ergebnisse aus…",
    loading: "Wird geladen…",
    writing: "Schreibt…",
    waiting: "Wartet auf Sie",
    done: "Fertig",
    notDone: "Nicht erledigt",
    partlyDone: "Teilweise erledigt",
    stopped: "Angehalten",
    failed: "Fehlgeschlagen:",
    why: (reason, kind) => (kind === undefined ? reason : whys[kind]),
    wait: (_note, part) => waitOf(part),
    rolledBack: "rückgängig gemacht",
    steps: (count) => counted(count, "Schritt", "Schritte"),
    failedSteps: (failed, all) => {
      const of = failed === all ? "" : `${figures(failed)} von `;
      return `${of}${counted(all, "Schritt", of === "" ? "Schritte" : "Schritten")} fehlgeschlagen`;
    },
    kept: (done, all) => `${figures(done)} von ${counted(all, "Schritt", "Schritten")} behalten`,
    place: (at, all) => `(${at} von ${all})`,
  },
  seconds: (count, decimals) => `${fixed(count, decimals)} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  milliseconds: (count) => `${count} ms`,

  message: "Nachricht",
  placeholder: "Fragen, oder sagen, was sich ändern soll",
  placeholderShort: "Fragen oder ändern",
  placeholderBusy: "Nächste Nachricht schreiben",
  queueHint:
    "Die Eingabetaste stellt sie in die Warteschlange. Sie wird gesendet, wenn die laufende Nachricht fertig ist.",
  queueIt: "In die Warteschlange",
  send: "Senden",
  stop: "Anhalten",
  waitsForFile: "Deine Nachricht wird gesendet, sobald die Datei geöffnet ist.",
  providerNotLoaded:
    "Der Code für Ihren Endpunkt konnte nicht geladen werden. Prüfen Sie die Verbindung und senden Sie noch einmal.",

  nodes: (count) => `${figures(count)} Knoten`,
  edges: (count) => counted(count, "Kante", "Kanten"),
  leaveOut: "Ohne die Auswahl senden",
  sentSelection: "Beim Senden ausgewählt",

  choices: "Was ist gemeint?",
  suggestions: "Vorschläge",
  suggestionHint: "Klick sendet, Umschalt+Klick bearbeitet zuerst",
  editSuggestion: (text) => `„${text}“ erst bearbeiten`,

  details: "Einzelheiten",
  answerTable: "Tabelle",
  sources: "Quellen",
  lesson: (number) => `Lektion ${number}`,
  sourceName: ({ course, lesson, number, part }) =>
    [course, number === undefined ? lesson : `Lektion ${number}`, part === undefined ? "" : `Absatz ${part}`]
      .filter((words) => words !== "")
      .join(", "),
  sourceNumber: (number, name) => `Quelle ${number}: ${name}`,
  sourceLink: (host) => `Die Seite bei ${host} öffnen`,
  uncheckedFigure: "Kein Schritt dieser Antwort enthält diese Zahl. Bitte prüfen.",
  source: (title) => `Aus dem Schritt „${title}“. Anzeigen`,
  showAllText: "Ganze Nachricht zeigen",
  showLessText: "Weniger zeigen",
  copyAnswer: "Antwort als Markdown kopieren",
  copied: "Kopiert",
  notCopied: "Der Browser hat das Kopieren blockiert. Markieren und kopieren Sie den Text von Hand.",
  retry: "Noch einmal",
  retryWith: (name) => `Noch einmal mit ${name}`,
  more: "Mehr",
  whatHappened: "Ablauf",
  saveRecipe: "Als Rezept speichern…",
  askModel: "Stattdessen ein Modell fragen",
  answeredBy: (name: string) => `Antwort von ${name}`,
  about: (amount) => `Etwa ${amount}`,
  aboutAmount: (amount) => `etwa ${amount}`,
  tokensInAll: (count) => `${figures(count)} Tokens`,
  tokens: (input, output, cached) =>
    `${figures(input)} Tokens Eingabe${cached === 0 ? "" : ` (${figures(cached)} aus dem Cache)`}, ${figures(output)} Ausgabe`,
  dollars: (cost) => (cost < 0.001 ? "unter 0,001 $" : `${fixed(cost, cost < 1 ? 3 : 2)} $`),
  perSecond: (tokens) => `${figures(Math.round(tokens))} Tokens je Sekunde`,
  chatUsed: (usage) => `Dieser Chat: ${usage}`,

  edit: "Bearbeiten und neu senden",
  editedMessage: "Bearbeitete Nachricht",
  cancel: "Abbrechen",
  undoFirst: (count) => `Vorher ${counted(count, "Änderung", "Änderungen")} rückgängig machen`,
  graphStays: "Der Graph ändert sich nicht. Die alte Antwort bleibt als Version erhalten.",
  databaseGoesBack:
    "Der Graph geht auf den Stand vor dieser Nachricht zurück, auch in der Datenbank. Die alte Antwort bleibt als Version erhalten.",
  graphGoesBack:
    "Der Graph geht auf den Stand vor dieser Nachricht zurück. Die alte Antwort bleibt als Version erhalten.",
  version: (at, all) => `Version ${at} von ${all}`,
  versionBefore: "Vorige Version",
  versionAfter: "Nächste Version",
  versionShown: "Nur der Chat wechselt, nicht der Graph.",

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
    foldChanged: () => "Faltung geändert",
  },
  showChanges: "Änderungen zeigen",
  undoTurn: "Rückgängig machen",
  stepsUndone: (count) => `${counted(count, "Schritt", "Schritte")} rückgängig gemacht`,
  answerUndone: "Rückgängig gemacht. Diese Änderungen sind nicht mehr im Graphen.",
  redo: "Wiederholen",
  cannotUndo: "Dieser Beitrag lässt sich nicht mehr einzeln rückgängig machen: Spätere Änderungen bauen darauf auf.",
  doneBefore: "Vorher erledigt:",
  cannotRedo: "Das lässt sich nicht mehr wiederholen: Der Graph hat sich seitdem geändert.",

  changesBar: "Was dieser Beitrag geändert hat",
  added: (count) => `${figures(count)} neu`,
  changed: (count) => `${figures(count)} geändert`,
  gone: (count) => `${figures(count)} entfernt`,
  keep: "Behalten",
  undo: "Rückgängig",

  deny: "Ablehnen",
  allow: "Erlauben",
  allowForChat: "Im Chat erlauben",
  approvalMarks: {
    leaving: (count) => `${counted(count, "Element ist", "Elemente sind")} auf der Zeichenfläche durchgestrichen`,
    changed: (count) => `${counted(count, "Element ist", "Elemente sind")} auf der Zeichenfläche umrandet`,
  },
  approvalUndo: "Sie können das rückgängig machen.",
  notAllowed: "Sie haben es nicht erlaubt.",
  nothingToChange: (title) => `„${title}“ hatte nichts zu ändern.`,
  andMore: (count) => `und ${figures(count)} weitere`,

  answersFrom: "Antworten kommen von",
  who: (name, leaves) => `Antworten kommen von: ${name}, ${leaves}. Ändern`,
  builtin: "Eingebaut",
  builtinLong: "Eingebauter Assistent",
  builtinHint: "Antwortet hier. Nichts verlässt dieses Gerät.",
  builtinNow: "Antwortet hier, auf diesem Gerät (auf Englisch am besten). Ein Modell versteht freie Fragen.",
  endpointNeeds: "Braucht eine Adresse und ein Modell…",
  sendsHint: (host) => `Sendet Ihre Nachrichten, das Schema und Ergebnisse an ${host}, nie den ganzen Graphen.`,
  moreModels: (count) => `${count} weitere Modelle…`,
  addModel: "Ein Modell hinzufügen…",
  endpointNow: "Erhält Ihre Nachrichten, das Schema und Ergebnisse, nie den ganzen Graphen.",
  modelAt: (model, host) => `${model} bei ${host}`,
  nothingLeaves: "nichts verlässt dieses Gerät",
  asks: (host) => `fragt ${host}`,
  sendsTo: (host) => `sendet an ${host}: Nachrichten, Schema, Ergebnisse`,
  openSettings: "Einstellungen…",
  helloTitle: "Sprechen Sie mit Ihrem Graphen",
  hello:
    "Stellen Sie eine Frage, oder sagen Sie, was sich ändern soll. " +
    "Sie sehen jeden Schritt, und ein Klick macht eine ganze Antwort rückgängig.",
  tryOn: (name) => `Versuchen Sie es mit ${name}`,
  useKey: "Eigener API-Schlüssel",
  useKeyHint: "Oder ein eigener Server",
  keyKept: "Bleibt nur in diesem Tab",

  chats: "Chats zu diesem Graphen",
  untitledChat: "Leerer Chat",
  openNow: "jetzt offen",
  messages: (count) => counted(count, "Nachricht", "Nachrichten"),
  openChat: (title) => `„${title}“ öffnen`,
  renameChat: (title) => `„${title}“ umbenennen`,
  newTitle: "Titel des Chats",
  keepTitle: "Titel speichern",
  deleteChat: (title) => `„${title}“ löschen`,
  deletedChat: (title) => `Chat „${title}“ gelöscht`,
  noOtherChats: "Noch keine anderen Chats.",
  allowedTitle: "In diesem Chat ohne Frage erlaubt",
  revoke: (command) => `Vor „${command}“ wieder fragen`,
  markdownYou: "Sie",
};
