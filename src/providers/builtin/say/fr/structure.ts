import { figure } from "../../answer/words";
import type { Structure } from "../en/structure";
import { amount } from "../kit";
import { common } from "./common";
import { of } from "./elision";
import { figures } from "./figures";
import { algorithm, finding } from "./findings";

const { node, edge } = common;
const { link } = figures;

export const structure: Structure = {
  empty: "Le graphe est vide.",
  onePart: (asks, nodes) =>
    `${{ count: "Il y a 1 partie", connected: "Oui", parts: "Non" }[asks]} : les ${figure(nodes)} nœuds sont tous reliés.`,
  parts: ({ asks, count, isolated, sizes }) => {
    const sized = sizes === "" ? "" : ` Les plus grandes ont ${sizes} nœuds.`;
    const alone =
      isolated === 0
        ? " Aucun nœud n'est seul."
        : ` ${amount(isolated, { one: "nœud n'a", many: "nœuds n'ont" })} aucun lien.`;
    const head = { parts: "Oui : le", connected: "Non : le", count: "Le" }[asks];
    return `${head} graphe est fait de ${figure(count)} parties séparées.${sized}${alone}`;
  },
  graphHas: ({ name, nodes, edges, direction }) => {
    const said = direction === "directed" ? { one: "arête orientée", many: "arêtes orientées" } : edge;
    return `${name === "" ? "Le graphe" : name} a ${amount(nodes, node)} et ${amount(edges, said)}.${direction === "mixed" ? " Certaines arêtes sont orientées, d'autres non." : ""}`;
  },
  thingsBy: ({ many }, attribute, values) => `Les ${many} par ${attribute} : ${values}`,
  partsLine: (count, isolated) =>
    count === 1
      ? "Tous les nœuds sont reliés"
      : `${figure(count)} parties séparées${isolated === 0 ? "" : `, ${figure(isolated)} sans liens`}`,
  hub: (who, links) => `Le nœud le plus relié est ${who}, avec ${amount(links, link)}`,
  thingsHave: ({ many }, names) => `Les ${many} ont ${names}`,
  hasNo: (who, name) => `${who} n'a pas de valeur pour ${name}.`,
  has: (who, pair) => `${who} a ${pair}.`,
  noLinks: "Il n'y a pas de liens.",
  linksTo: (links, names) => `Il y a ${amount(links, link)}, avec ${names}.`,
  noTypes: ({ many }) => `Les ${many} n'ont pas de types : aucun attribut ne les classe.`,
  types: (count, { many }, { by, values }) =>
    `Il y a ${amount(count, { one: "type", many: "types" })} ${of(many)}, par ${by} : ${values}.`,
  noLayout: "Il n'y a pas de disposition : les nœuds sont là où ils ont été mis.",
  noSelection: "Rien n'est sélectionné.",
  selectedAre: (nodes, edges, names) =>
    `La sélection a ${amount(nodes, node)} et ${amount(edges, edge)}${names === "" ? "" : ` : ${names}`}.`,
  noLayers: "Il n'y a pas de couches de style : tout est comme au chargement.",
  element: { one: "élément", many: "éléments" },
  layers: (count) => `Il y a ${amount(count, { one: "couche", many: "couches" })} de style, la plus basse d'abord :`,
  groups: (count, sizes) =>
    `Il y a ${amount(count, { one: "groupe", many: "groupes" })} de nœuds bien reliés entre eux, de ${sizes}.`,
  groupsColoured:
    "Chaque nœud porte le numéro de son groupe comme community, et chaque groupe a sa couleur. Vous pouvez annuler.",
  ring: (names) => (names === "" ? "il n'y a pas de cycle." : `il y a un cycle : ${names}.`),
  algorithm,
  finding,
};
