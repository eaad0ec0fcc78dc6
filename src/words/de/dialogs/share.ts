import type { Words } from "../../words";

export const share: Words["share"] = {
  sharedTitle: "Das ist Ihre eigene Kopie.",
  sharedText: "Sie wird auf diesem Gerät gespeichert, sobald Sie etwas ändern.",
  keepIt: "Jetzt speichern",
  notOpened: "Der geteilte Graph wurde nicht geöffnet.",
  faults: {
    broken: "Der Link ist unvollständig. Bitten Sie um einen neuen oder um eine Datei.",
    "too-large": "Der Link enthält mehr, als diese Seite öffnen kann. Bitten Sie um eine Datei.",
    "no-graph": "Der Link enthält keinen Parley-Graphen.",
    newer: "Den Link hat ein neueres Parley gemacht. Öffnen Sie ihn mit dieser Version.",
  },
};
