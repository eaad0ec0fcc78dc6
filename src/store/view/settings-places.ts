/** The sections of the settings, in the order of their list. Each can be opened on its own. */
export const settingsPlaces = [
  "models",
  "services",
  "assistant",
  "appearance",
  "help",
  "network",
  "storage",
  "about",
] as const;
export type SettingsPlace = (typeof settingsPlaces)[number];

export const isSettingsPlace = (name: string): name is SettingsPlace => settingsPlaces.some((place) => place === name);
