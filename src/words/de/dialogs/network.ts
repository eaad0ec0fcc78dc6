import type { Words } from "../../words";

export const network: Words["network"] = {
  nothingLeaves: "Nichts verlässt dieses Gerät",
  sendsTo: (host) => `Sendet an ${host}`,
  offline: "Offline",
  offlineTo: (host) => `Offline: ${host} ist nicht erreichbar`,
  title: "Was dieses Gerät verlässt",
  builtinSays: "Der eingebaute Assistent antwortet hier. Graph und Nachrichten bleiben auf diesem Gerät.",
  localSays: "Ein Modell in diesem Browser antwortet. Graph und Nachrichten bleiben auf diesem Gerät.",
  endpointSays: (host) =>
    "Ihre Nachrichten, Namen und Werte aus dem Schema des Graphen und die Ergebnisse der Schritte gehen an " +
    `${host}. Der ganze Graph wird nie gesendet.`,
  offlineSays: "Sie sind offline. Graph, eingebauter Assistent und Modelle auf diesem Gerät funktionieren weiter.",
  offlineCloud: (host) =>
    `${host} kann erst antworten, wenn das Netz zurück ist. Bis dahin hilft der eingebaute Assistent.`,
  contacted: "Kontaktierte Server seit dem Öffnen der Seite",
  nobody: "Keine außer der Adresse dieser Seite.",
  purposes: {
    answers: "Antworten",
    model: "Modelldateien",
    typed: "eine Adresse, die Sie eingaben",
    database: "Graphdatenbank",
    texts: "Suche nach Bedeutung",
  },
  requests: (count) => (count === 1 ? "1 Anfrage" : `${count.toLocaleString("de-DE")} Anfragen`),
  refused: "Blockierte Anfragen",
  refusedHint: "Etwas auf der Seite wollte diese Server erreichen, die Sie nie gewählt haben. Das wurde blockiert.",
  newVersion: "Eine neue Version ist bereit.",
  newVersionText: "Vor dem Neuladen wird Ihre Arbeit gespeichert.",
  otherVersion: "In einem anderen Tab ist eine neue Version offen.",
  reload: "Neu laden",
  waitsForAnswer: "Die Seite lädt neu, sobald die Antwort fertig ist.",
  notReloaded: "Die Seite wurde nicht neu geladen.",
  notReloadedText:
    "Der Graph konnte nicht gespeichert werden. Exportieren Sie ihn zuerst als Datei, dann laden Sie die Seite neu.",
};
