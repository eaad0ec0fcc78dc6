import type { meaning as english } from "../../en/dialogs/meaning";

export const meaning: typeof english = {
  title: "Suche nach Bedeutung",
  lead: "Texte des Graphen werden auch gefunden, wo andere Wörter dasselbe sagen. Ohne sie zählen allein die Wörter.",
  how: "Vektoren der Texte entstehen",
  off: "gar nicht",
  by: (host) => `bei ${host}`,
  here: "auf diesem Gerät",
  noServices: "Ein Dienst oder Server, der Embeddings macht, lässt sich unter „API-Schlüssel“ einrichten.",
  model: "Modell für Embeddings",
  modelHint:
    "Nicht das, das antwortet: Solche Modelle sind nur dafür da, etwa text-embedding-3-small, nomic-embed-text.",
  localModel: "Modell",
  localModels: { small: "Klein, etwa 130 MB", better: "Besser, etwa 440 MB" },
  localSays: "Das Modell wird bei der ersten Suche einmal von huggingface.co geladen. Kein Text verlässt dieses Gerät.",
  sends: (texts, size, name, host) =>
    `${texts === 1 ? "Der Text" : `Alle ${texts.toLocaleString("de-DE")} Texte`} von „${name}“ mit Titel (${size}) ${texts === 1 ? "geht" : "gehen"} einmal an ${host}, später was sich daran ändert und wonach gesucht wird. Das Handbuch wird nie gesendet.`,
  eachGraph: "Bei jedem anderen Graphen wird gefragt, bevor seine Texte gesendet werden.",
  noTexts: "Der offene Graph hat keine Texte: Nichts wird gesendet.",
  allow: (host) => `An ${host} senden`,
  allowed: (host) => `Die Texte dieses Graphen dürfen an ${host} gehen. Sie gehen mit der ersten Suche.`,
  takeBack: "Nicht mehr senden",
  lastFault: (reason) => `Die letzte Suche ging allein nach Wörtern: ${reason}`,
  asked: (name) => `Suche nach Bedeutung: Die Texte von „${name}“ wurden nicht gesendet.`,
  notThisGraph: "Nicht die dieses Graphen",
  reading: "Texte werden nach ihrer Bedeutung gelesen",
  readingOf: (done, all) => `${done.toLocaleString("de-DE")} von ${all.toLocaleString("de-DE")}`,
  privacy: (host) =>
    `Für die Suche nach Bedeutung gehen die Texte der Graphen, denen Sie zugestimmt haben, und das Gesuchte an ${host}.`,
  kept: "Vektoren für die Suche nach Bedeutung",
  keptCount: (count) =>
    count === 1
      ? "Von 1 Text ist der Vektor aufbewahrt."
      : `Von ${count.toLocaleString("de-DE")} Texten sind die Vektoren aufbewahrt.`,
  forget: "Vektoren vergessen",
  forgotten: "Die Vektoren sind weg. Sie entstehen neu, wenn sie gebraucht werden.",
  notForgotten: (reason) => `Sie ließen sich nicht entfernen: ${reason}`,
};
