import type { Words } from "../../words";

export const storage: Words["storage"] = {
  title: "Auf diesem Gerät aufbewahrt",
  full: "Der Speicher ist voll.",
  off: "Der Speicher ist abgeschaltet.",
  otherFault: (detail) => `${detail}.`,
  fullTitle: "Der Speicher ist voll.",
  fullText:
    "Der Graph bleibt offen und lässt sich bearbeiten, aber Änderungen werden nicht gespeichert. Löschen Sie Graphen, die Sie nicht mehr brauchen, oder speichern Sie diesen als Datei.",
  makeRoom: "Platz schaffen",
  notAsLeft: "Nicht alles ist, wie Sie es verlassen haben.",
  problems: {
    graph: "Der Graph ließ sich nicht lesen; eine Kopie des Gespeicherten ist aufgehoben.",
    "lost-graph": "Der Graph ist weg; eine Kopie dessen, was bei ihm lag, ist aufgehoben.",
    chats: "Die Chats ließen sich nicht lesen; eine Kopie des Gespeicherten ist aufgehoben.",
    "part-of-chats": "Ein Teil der Chats ließ sich nicht lesen und fehlt; eine Kopie des Ganzen ist aufgehoben.",
    steps: "Ältere Schritte lassen sich nicht mehr rückgängig machen; eine Kopie davon ist aufgehoben.",
    storage: "Dieser Browser bewahrt hier nichts auf: Speichern Sie Ihre Arbeit als Datei.",
  },
  plainStep: "Ohne Filter öffnen",
  plainTitle: "Ohne Filter und Namen geöffnet.",
  plainText: "Rückgängig bringt den Filter zurück; der Chat steht in der Liste der Chats.",
  showLabels: "Namen zeigen",
  showCopies: "Kopien zeigen",
  elsewhere: "In einem anderen Tab offen",
  openElsewhere: (name) => `${name} ist in einem anderen Tab offen.`,
  inOtherTab: "Jener Tab speichert den Graphen. Was Sie hier ändern, wird nicht gespeichert.",
  takenOver: "Der andere Tab speichert ihn jetzt. Was Sie hier ändern, wird nicht gespeichert.",
  workOnCopy: "An einer Kopie arbeiten",
  useItHere: "Hier verwenden",
  used: (used, all) => `${used} von ${all} belegt`,
  usedUnknown: "Dieser Browser verrät nicht, wie viel er aufbewahren kann.",
  meter: "Belegter Speicher",
  persisted: "Dieser Browser bewahrt Ihre Graphen auf, bis Sie sie löschen.",
  notPersisted:
    "Wenn der Platz ausgeht, darf dieser Browser löschen, was hier liegt. In einem privaten Fenster verschwindet alles mit dem Fenster.",
  persist: "Den Browser bitten, es aufzubewahren",
  persistRefused: "Der Browser war nicht einverstanden. Vielleicht ist er es, wenn Sie Parley öfter benutzen.",
  graphs: "Graphen",
  noGraphs: "Noch ist kein Graph aufbewahrt. Ein Graph wird aufbewahrt, sobald Sie ihn ändern oder darüber sprechen.",
  unreadable: "Was aufbewahrt ist, lässt sich nicht lesen: Der Speicher ist abgeschaltet.",
  isOpen: "offen",
  openGraph: (name) => `${name} öffnen`,
  deleteGraph: (name) => `${name} löschen`,
  deleteSure: (name) => `${name} mit allen Chats löschen? Das lässt sich nicht rückgängig machen.`,
  delete: "Löschen",
  keep: "Behalten",
  deleted: (name) => `${name} ist gelöscht.`,
  notDeleted: (reason) => `Nichts wurde gelöscht: ${reason}`,
  notFound: (name) => `${name} ließ sich nicht öffnen.`,
  facts: (nodes, edges, size) => `${nodes} · ${edges} · ${size}`,
  copies: "Kopien dessen, was sich nicht lesen ließ",
  copiesHint:
    "Eine andere Version von Parley kann sie vielleicht lesen. Laden Sie herunter, was Sie noch brauchen, und löschen Sie es dann.",
  download: "Herunterladen",
  when: (date) => `Gespeichert ${date}`,
  bytes: (count) => bytesIn(count, "de-DE"),
};

function bytesIn(count: number, language: string): string {
  const units = ["Byte", "kB", "MB", "GB"];
  const place = Math.min(units.length - 1, count < 1000 ? 0 : Math.floor(Math.log10(count) / 3));
  const value = count / 1000 ** place;
  const digits = place > 0 && value < 10 ? 1 : 0;
  const text = value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${text} ${units[place]}`;
}
