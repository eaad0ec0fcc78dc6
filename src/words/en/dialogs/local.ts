/** What is said of models on this device outside their page. */
export const local = {
  localNow: (title: string) => `${title} in this browser. Nothing leaves this device.`,
  readyToast: (title: string) => `${title} is ready offline.`,
  failedToast: (title: string) => `The download of ${title} stopped.`,
  runHere: "Run a model on this device",
  runHereHint: "One download, then it works offline",
  onceHere: (title: string, size: string) => `${title} · about ${size} once`,
  fits: { good: "Good fit here", tight: "Tight fit here", "wont-fit": "Can't run here" },
  localHint: "Answers here, on this device",
  menu: "Models on this device…",
  page: "Models",
  use: "Use",
  show: "Show",
};
