import type { meaning as english } from "../../en/dialogs/meaning";

export const meaning: typeof english = {
  title: "Suche nach Bedeutung",
  lead: "Findet Texte, die dasselbe mit anderen Wörtern sagen. Ausgeschaltet zählen nur die genauen Wörter.",
  how: "Embeddings",
  off: "aus",
  by: (host) => `bei ${host}`,
  here: "auf diesem Gerät",
  noServices: "Ein Dienst oder Server, der Embeddings macht, lässt sich unter „API-Schlüssel“ einrichten.",
  model: "Modell für Embeddings",
  modelHint: "Ein Embedding-Modell, etwa text-embedding-3-small oder nomic-embed-text.",
  localModel: "Modell",
  localModels: { small: "Klein, etwa 130 MB", better: "Besser, etwa 440 MB" },
  localSays: "Das Modell wird bei der ersten Suche einmal von huggingface.co geladen. Kein Text verlässt dieses Gerät.",
  sends: (texts, size, name, host) =>
    `${texts === 1 ? "Der Text" : `Alle ${texts.toLocaleString("de-DE")} Texte`} von „${name}“ mit Titel ` +
    `(${size}) ${texts === 1 ? "geht" : "gehen"} einmal an ${host}. ` +
    "Später folgen geänderte Texte und Ihre Suchen. Das Handbuch wird nie gesendet.",
  eachGraph: "Vor dem Senden der Texte eines anderen Graphen wird wieder gefragt.",
  noTexts: "Der offene Graph hat keine Texte: Nichts wird gesendet.",
  allow: (host) => `An ${host} senden`,
  allowed: (host) => `Die Texte dieses Graphen dürfen an ${host} gehen. Sie gehen mit der ersten Suche.`,
  takeBack: "Nicht mehr senden",
  lastFault: (reason) => `Die letzte Suche nutzte nur genaue Wörter: ${reason}`,
  asked: (name) => `Suche nach Bedeutung: Die Texte von „${name}“ wurden nicht gesendet.`,
  notThisGraph: "Nicht für diesen Graphen",
  reading: "Embeddings werden berechnet",
  readingOf: (done, all) => `${done.toLocaleString("de-DE")} von ${all.toLocaleString("de-DE")}`,
  privacy: (host) => `Für die Suche nach Bedeutung gehen die Texte der erlaubten Graphen und Ihre Suchen an ${host}.`,
  kept: "Embeddings für die Suche nach Bedeutung",
  keptCount: (count) =>
    count === 1 ? "Gespeichert für 1 Text." : `Gespeichert für ${count.toLocaleString("de-DE")} Texte.`,
  forget: "Embeddings löschen",
  forgotten: "Embeddings gelöscht. Sie werden bei Bedarf neu berechnet.",
  notForgotten: (reason) => `Die Embeddings ließen sich nicht löschen: ${reason}`,
};
