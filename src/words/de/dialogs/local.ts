import type { Words } from "../../words";

export const local: Words["local"] = {
  localNow: (title) => `${title} in diesem Browser. Nichts verlässt dieses Gerät.`,
  readyToast: (title) => `${title} ist offline bereit.`,
  failedToast: (title) => `Der Download von ${title} hielt an.`,
  runHere: "Ein Modell auf diesem Gerät",
  runHereHint: "Ein Download, dann geht es offline",
  onceHere: (title, size) => `${title} · einmal etwa ${size}`,
  fits: { good: "Läuft gut", tight: "Läuft knapp", "wont-fit": "Läuft hier nicht" },
  fitTexts: {
    fits: "Läuft auf diesem Gerät gut.",
    "no-gpu": "Dieser Browser hat keine Grafikkarte für Modelle.",
    "no-f16": "Braucht Rechnen mit 16 Bit, das diese Grafikkarte nicht kann.",
    "software-gpu": "Hier ist keine Grafikkarte: Es liefe auf dem Prozessor, sehr langsam.",
    buffer: "Braucht Stücke von {needed} GB auf einmal, und dieser Browser gibt {given} GB.",
    memory: "Braucht {needed} GB Grafikspeicher, und dieses Gerät kann etwa {given} GB geben.",
    storage: "Braucht {needed} GB Speicher, und {given} GB sind frei.",
    nearest: "{why} {model} ist das nächste, das hier läuft.",
  },
  localHint: "Antwortet hier, auf diesem Gerät",
  menu: "Modelle auf diesem Gerät…",
  page: "Modelle",
  use: "Benutzen",
  show: "Zeigen",
};
