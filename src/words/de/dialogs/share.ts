import type { Words } from "../../words";

export const share: Words["share"] = {
  sharedTitle: "Geteilter Graph: Diese Kopie gehört Ihnen.",
  sharedText: "Sie wird auf diesem Gerät aufbewahrt, sobald Sie etwas ändern.",
  keepIt: "Aufbewahren",
  notOpened: "Der geteilte Graph wurde nicht geöffnet.",
  faults: {
    broken: "Der Link ist nicht vollständig: Lassen Sie ihn sich noch einmal geben oder eine Datei.",
    "too-large": "Der Link entfaltet sich zu mehr, als diese Seite annimmt.",
    "no-graph": "Im Link steckt kein Graph von Parley.",
  },
};
