import type { saveFault as english } from "../../en/dialogs/save-fault";

export const saveFault: typeof english = {
  title: "Änderungen werden nicht gespeichert.",
  text: (reason) =>
    `Dieser Browser konnte sie nicht aufbewahren: ${reason} Der Graph bleibt offen und lässt sich bearbeiten; mit der nächsten Änderung wird es wieder versucht. Sicher ist er als Datei.`,
  fullTitle: "Der Speicher ist voll.",
  fullText:
    "Der Graph bleibt offen und lässt sich bearbeiten, aber Änderungen werden nicht gespeichert. Löschen Sie Graphen, die Sie nicht mehr brauchen, oder speichern Sie diesen als Datei.",
  makeRoom: "Platz schaffen",
  saveFile: "Als Datei speichern…",
};
