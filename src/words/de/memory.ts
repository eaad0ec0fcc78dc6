import type { memory as english } from "../en/memory";

export const memory: typeof english = {
  title: "Der Speicher wird knapp",
  text: "Der Graph ist vollständig da. Was daraus berechnet war, wie der Suchindex, wurde freigegeben und entsteht neu, wenn es gebraucht wird.",
};
