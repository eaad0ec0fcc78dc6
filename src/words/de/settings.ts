import type { Words } from "../words";

export const settings: Words["settings"] = {
  title: "Einstellungen",
  assistant: "Assistent",
  steps: "Schritte je Nachricht",
  stepsHint: "Runden von Befehlen, bevor er antworten muss: 0 bis 20. Bei 0 redet er nur.",
  theme: "Farbschema",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  language: "Sprache",
  languageHint: "Der Seite. Der Assistent antwortet in seiner eigenen.",
  asBrowser: "Wie der Browser",
  keys: "Tasten",
  singleKeys: "Kürzel aus einer einzelnen Taste",
  singleKeysHint: "Ausgeschaltet wirken nur Kürzel mit Strg.",
};
