import type { Words } from "../../words";

export const local: Words["local"] = {
  localNow: (title) => `${title} in diesem Browser. Nichts verlässt dieses Gerät.`,
  readyToast: (title) => `${title} ist offline bereit.`,
  failedToast: (title) => `Der Download von ${title} hielt an.`,
  runHere: "Ein Modell auf diesem Gerät",
  runHereHint: "Ein Download, dann geht es offline",
  onceHere: (title, size) => `${title} · einmal etwa ${size}`,
  fits: { good: "Läuft gut", tight: "Läuft knapp", "wont-fit": "Läuft hier nicht" },
  localHint: "Antwortet hier, auf diesem Gerät",
  menu: "Modelle auf diesem Gerät…",
  page: "Modelle",
  use: "Benutzen",
  show: "Zeigen",
};
