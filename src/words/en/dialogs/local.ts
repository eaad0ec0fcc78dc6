import type { TextsOf } from "@/lib/text/said";

/** Whether a model will run here. */
export const fitTexts = {
  fits: "Runs well on this device.",
  "no-gpu": "This browser has no graphics card for models.",
  "no-f16": "Needs 16-bit calculation, which this graphics card does not have.",
  "software-gpu": "There is no graphics card here: it would run on the processor, very slowly.",
  buffer: "Needs pieces of {needed} GB at once and this browser gives {given} GB.",
  memory: "Needs {needed} GB of graphics memory and this device can give about {given} GB.",
  storage: "Needs {needed} GB of storage and {given} GB are free.",
  nearest: "{why} {model} is the nearest that fits.",
} as const;

const written: TextsOf<typeof fitTexts> = fitTexts;

/** What is said of models on this device outside their page. */
export const local = {
  localNow: (title: string) => `${title} in this browser. Nothing leaves this device.`,
  readyToast: (title: string) => `${title} is ready offline.`,
  failedToast: (title: string) => `The download of ${title} stopped.`,
  runHere: "Run a model on this device",
  runHereHint: "One download, then it works offline",
  onceHere: (title: string, size: string) => `${title} · about ${size} once`,
  fits: { good: "Good fit here", tight: "Tight fit here", "wont-fit": "Can't run here" },
  fitTexts: written,
  localHint: "Answers here, on this device",
  menu: "Models on this device…",
  page: "Models",
  use: "Use",
  show: "Show",
};
