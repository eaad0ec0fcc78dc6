import type { memory as english } from "../en/memory";

export const memory: typeof english = {
  title: "Der Speicher wird knapp",
  text: "Ihr Graph ist vollständig. Zwischenspeicher wie der Suchindex wurden geleert und entstehen bei Bedarf neu.",
};
