import type { GraphInParts } from "@parley/formats/parts";
import type { ImportDifference } from "@/engine/import/differences";
import { say } from "@/lib/text/said";
import type { AllWords } from "../../words";
import { readNotes } from "./read-notes";

const figures = (count: number) => count.toLocaleString("de-DE");

const kinds = {
  number: "Zahl",
  truth: "wahr oder falsch",
  list: "Liste",
  text: "Text",
  record: "Datensatz, als Text",
  mixed: "Verschiedenes",
} as const;

/** What the first lines of a file show. */
function fileAsks({ fileName, size, columns, notes }: GraphInParts): string {
  const named = (role: string) => columns.find((column) => column.role === role)?.name;
  const from = named("source");
  const line =
    from === undefined ? `ein Knoten mit der ID ${named("id")}` : `eine Kante von ${from} nach ${named("target")}`;
  const values = columns
    .filter(({ role }) => !["source", "target", "id", "skip", "direction"].includes(role))
    .map(({ name, kind }) => `${name} (${kinds[kind]})`);
  const facts = [
    `${fileName} (${figures(Math.ceil(size / 1e6))} MB) kommt Teil für Teil in die Datenbank.`,
    `Nach ihrem Anfang ist jede Zeile ${line}${values.length > 0 ? `, mit ${values.join(", ")}` : ""}.`,
  ];
  return [...facts, ...notes.map((note) => say(readNotes, note, "de-DE"))].join(" ");
}

export const database: AllWords["database"] = {
  title: "Graphdatenbank",
  lead:
    "Verbinden Sie einen Graphen in Neo4j, ArcadeDB oder einer anderen Datenbank mit dem Bolt-Protokoll. " +
    "Sie sehen einen Teil; Fragen gehen an den ganzen Graphen.",
  address: "Adresse",
  user: "Benutzer",
  password: "Passwort",
  passwordHint: "Steht nur im Speicher dieses Tabs.",
  name: "Datenbank",
  nameHint: "Leer lassen für die Standarddatenbank.",
  keepData: "Daten auf diesem Gerät behalten",
  keepDataHint:
    "Aus: nur Adresse, IDs, Positionen und Stile bleiben. Werte und Chats sind weg, wenn Sie die Seite verlassen.",
  putIn: "Offenen Graphen hineinlegen…",
  putFileIn: "Datei hineinlegen…",
  putNamedIn: (name) => `${name} hineinlegen…`,
  putInYes: "Hineinlegen",
  putInDone: (nodes, edges) =>
    `${figures(nodes)} Knoten und ${figures(edges)} ${edges === 1 ? "Kante" : "Kanten"} sind in der Datenbank.`,
  putInAsks: (_what, { id, makesIndex, differences }, source) =>
    [
      "sample" in source ? fileAsks(source) : "Der offene Graph kommt in die Datenbank.",
      `Jeder Knoten bekommt das Label ${id.label}; ein Knoten mit derselben ${id.key} bekommt die neuen Werte.`,
      ...differences.map(differenceText),
      ...(makesIndex ? [`Ein Index hält ${id.key} eindeutig.`] : []),
    ].join(" "),
  puttingInto: (name, host) => `${name} kommt in ${host}`,
  showIt: "Zeigen",
  puttingIn: (percent) => `${percent} % sind in der Datenbank`,
  putInEnded: (percent) =>
    `Abgebrochen: ${percent} % sind in der Datenbank. Legen Sie es noch einmal hinein: Nichts kommt doppelt.`,
  connect: "Verbinden",
  connecting: (host) => `Verbinde mit ${host}`,
  steps: {
    slow: "Verbinde noch: der Server antwortet langsam",
    schema: "Labels, Typen und Attribute werden gelesen",
    counts: "Werte werden gezählt",
    part: "Die ersten Knoten werden geholt",
  },
  stop: "Stopp",
  cancel: "Abbrechen",
  badAddress:
    "Die Adresse beginnt mit bolt:// oder neo4j:// (mit TLS bolt+s:// oder neo4j+s://) und enthält kein Passwort.",
  mixed: (host) =>
    `Diese Seite kam über https; der Browser lässt sie ${host} nur mit TLS erreichen. Nehmen Sie bolt+s:// oder neo4j+s://.`,
  noTls: (host) =>
    `Keine TLS-Verbindung zu ${host}: Dort antwortet nichts, oder dieser Browser vertraut dem Zertifikat nicht. ` +
    `Öffnen Sie https://${host} in einem neuen Tab und akzeptieren Sie das Zertifikat, oder nehmen Sie bolt://, ` +
    "wenn der Server keines hat.",
  faults: {
    auth: (host) => `${host} hat Benutzer oder Passwort abgelehnt. Prüfen Sie beides und verbinden Sie neu.`,
    unreachable: (host) =>
      `Unter ${host} antwortet nichts, das Bolt spricht. Prüfen Sie die Adresse und ob die Datenbank läuft. ` +
      "Verlangt sie TLS, nehmen Sie bolt+s://.",
    lost: (host) => `Die Verbindung zu ${host} ist abgerissen. Verbinden Sie neu.`,
    timeout: (host) => `${host} hat nicht rechtzeitig geantwortet. Versuchen Sie es noch einmal.`,
    cancelled: (host) => `Die Verbindung zu ${host} wurde geschlossen. Verbinden Sie neu.`,
    refused: (host) => `${host} hat das nicht erlaubt. Prüfen Sie Datenbank und Rechte.`,
    unsure: (host) =>
      `${host} hat nicht gesagt, ob die Änderung geschrieben wurde. Verbinden Sie neu und sehen Sie nach.`,
    "bad-query": (host) => `${host} konnte die Frage nicht beantworten. Fragen Sie anders.`,
  },
  step: (name) => `${name} öffnen`,
  shown: (shown, all) => `${figures(shown)} von ${figures(all)} gezeigt`,
  allShown: (all) => (all === 0 ? "Die Datenbank ist leer" : `Alle ${figures(all)} Knoten gezeigt`),
  counted: (shown, all) => `${figures(shown)} von ${figures(all)} Knoten gezeigt. Die Zahlen gelten für diese.`,
  guards: {
    session: "Der Server selbst lehnt Schreiben in einer Lesesitzung ab.",
    rights:
      "Der Server hat ein Schreiben zur Probe abgelehnt: Sie dürfen hier nur lesen oder keine neuen Labels " +
      "anlegen. Für mehr Rechte fragen Sie, wer ihn betreibt.",
    none:
      "Dieser Server erzwingt kein reines Lesen. Der Assistent fragt vor jedem Schreiben; " +
      "was Sie von Hand ändern, wird sofort geschrieben.",
  },
  computes: "PageRank, Communities, Komponenten und gewichtete Wege berechnet der Server selbst über alles.",
  computesNone: "Algorithmen laufen über das Gezeigte: Dieser Server hat keine, die Parley kennt.",
  connected: (server) => `Verbunden mit ${server}`,
  notConnected: "Nicht verbunden",
  isLost: "Verbindung abgerissen",
  more: (count) => `${figures(count)} weitere zeigen`,
  expand: "Nachbarn zeigen",
  takeAway: "Aus der Ansicht nehmen",
  keep: "Nur diese behalten",
  needsSelection:
    "Wählen Sie Knoten aus, um ihre Nachbarn zu zeigen, sie aus der Ansicht zu nehmen oder nur sie zu behalten.",
  expanded: (count) =>
    count === 0
      ? "Alle Nachbarn sind gezeigt."
      : `${figures(count)} ${count === 1 ? "Nachbar" : "Nachbarn"} hinzugefügt`,
  disconnect: "Trennen",
  connectAgain: "Verbinden…",
  reconnectNow: "Neu verbinden",
  keepCopy: "Kopie behalten",
  keepCopyHint: "Eine Kopie ist ein eigener Graph auf diesem Gerät.",
  lostTitle: (host) => `Die Verbindung zu ${host} ist abgerissen.`,
  lostText: "Was gezeigt ist, bleibt. Fragen Sie noch einmal, wenn sie zurück ist, oder verbinden Sie neu.",
  absentTitle: "Dieser Graph ist ein Teil einer Datenbank.",
  absentText: (host) => `Verbinden Sie ${host}, um Daten zu sehen und zu fragen. Das Passwort wurde nicht behalten.`,
};

function differenceText({ kind, names, count }: ImportDifference): string {
  const left = count - names.length;
  const which = [...names.map((name) => `„${name}“`), ...(left > 0 ? [`${figures(left)} weitere`] : [])].join(", ");
  switch (kind) {
    case "records":
      return `Datensätze werden zu Text: ${which}.`;
    case "lists":
      return `In gemischten Listen wird alles zu Text: ${which}.`;
    case "names":
      return `Diese Namen beginnen dort mit _: ${which}.`;
    case "ids":
      return `Die ID tritt an die Stelle des Attributs ${which}.`;
    case "labels":
      return `Das kann kein Label sein und bleibt nur Attribut: ${which}.`;
    case "types":
      return `Das kann kein Typ sein und bleibt nur Attribut: ${which}.`;
    case "directions":
      return (
        `${count === 1 ? "1 Kante ohne Richtung geht" : `${figures(count)} Kanten ohne Richtung gehen`} dort vom ` +
        "ersten Ende zum zweiten."
      );
    case "groups":
      return `${count === 1 ? "1 Knoten ist" : `${figures(count)} Knoten sind`} dort in keiner Gruppe.`;
    case "positions":
      return "Positionen sind nicht dabei.";
  }
}
