import type { Words } from "../../words";

export const network: Words["network"] = {
  nothingLeaves: "Nichts verlässt dieses Gerät",
  sendsTo: (host) => `Sendet an ${host}`,
  offline: "Offline",
  offlineTo: (host) => `Offline: ${host} ist nicht erreichbar`,
  title: "Was dieses Gerät verlässt",
  builtinSays: "Der eingebaute Assistent antwortet hier. Graph und Worte bleiben auf diesem Gerät.",
  localSays: "Ein Modell in diesem Browser antwortet. Graph und Worte bleiben auf diesem Gerät.",
  endpointSays: (host) =>
    `Mit jeder Nachricht gehen Ihre Worte, Namen und Werte aus dem Schema des Graphen und die Ergebnisse der Schritte an ${host}. Der ganze Graph wird nie gesendet.`,
  offlineSays: "Es gibt kein Netz. Graph, eingebauter Assistent und Modelle auf diesem Gerät gehen weiter.",
  offlineCloud: (host) =>
    `${host} kann erst antworten, wenn das Netz zurück ist. Bis dahin hilft der eingebaute Assistent.`,
  contacted: "In diesem Besuch angesprochen",
  nobody: "Niemand. Die Dateien von Parley kommen von der Adresse dieser Seite.",
  purposes: {
    answers: "Antworten",
    model: "Modelldateien",
    typed: "eine Adresse, die Sie eingaben",
    texts: "Suche nach Bedeutung",
  },
  requests: (count) => (count === 1 ? "1 Anfrage" : `${count.toLocaleString("de-DE")} Anfragen`),
  refused: "Nicht hinausgelassen",
  refusedHint: "Etwas auf der Seite wollte diese Adressen, ohne dass Sie sie gewählt haben. Keine Anfrage ging hinaus.",
  newVersion: "Eine neue Version ist bereit.",
  newVersionText: "Vor dem Neuladen wird Ihre Arbeit gespeichert.",
  otherVersion: "In einem anderen Tab läuft eine neue Version.",
  reload: "Neu laden",
  waitsForAnswer: "Die Seite lädt neu, sobald die Antwort fertig ist.",
  notReloaded: "Die Seite wurde nicht neu geladen.",
  notReloadedText: "Der Graph konnte nicht gespeichert werden. Zuerst als Datei sichern, dann die Seite neu laden.",
};
