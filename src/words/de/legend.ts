import type { Words } from "../words";

export const legend: Words["legend"] = {
  title: "Legende",
  nodes: "Knoten",
  edges: "Kanten",
  open: "Legende öffnen",
  close: "Legende schließen",
  toggle: "Legende ein- oder ausblenden",
  editStyles: "Stile bearbeiten",
  select: (name) => `${name} auswählen`,
  editStyle: (name) => `Stil von ${name}`,
  hide: (name) => `${name} ausblenden`,
  show: (name) => `${name} einblenden`,
  isHidden: "ausgeblendet",
  scale: (low, middle, high) => `Skala von ${low} über ${middle} bis ${high}`,
};
