import type { saveFault as english } from "../../en/dialogs/save-fault";

export const saveFault: typeof english = {
  title: "Änderungen werden nicht gespeichert.",
  text: (reason) =>
    `Dieser Browser konnte sie nicht speichern: ${reason} Sie können weiterarbeiten; ` +
    "mit der nächsten Änderung wird es wieder versucht. Zur Sicherheit speichern Sie den Graphen als Datei.",
  fullTitle: "Der Speicher ist voll.",
  fullText:
    "Sie können weiterarbeiten, aber Änderungen werden nicht gespeichert. " +
    "Löschen Sie Graphen, die Sie nicht mehr brauchen, oder speichern Sie diesen als Datei.",
  largeTitle: "Der Graph ist zu groß für den Speicher dieses Browsers.",
  largeText:
    "Sie können weiterarbeiten, aber Änderungen werden nicht gespeichert. Speichern Sie den Graphen als Datei.",
  makeRoom: "Platz schaffen",
  saveFile: "Als Datei speichern…",
};
