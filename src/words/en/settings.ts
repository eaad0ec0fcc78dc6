/** The settings dialog. */
export const settings = {
  title: "Settings",
  assistant: "Assistant",
  steps: "Steps per message",
  stepsHint: "Rounds of commands before it has to answer: 0 to 20. 0 only talks.",
  theme: "Theme",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  language: "Language",
  languageHint: "Of the page. The assistant answers in its own.",
  asBrowser: "As the browser",
  keys: "Keys",
  singleKeys: "Shortcuts of a single key",
  singleKeysHint: "Off, only shortcuts with Ctrl work.",
};
