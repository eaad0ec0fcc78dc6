import { figure } from "../../answer/words";
import type { Questions, Structure } from "../en/questions";
import { amount } from "../kit";
import { common } from "./common";
import { of } from "./elision";
import { algorithm, figures, finding } from "./figures";

const steps = { one: "étape", many: "étapes" };
const named = (names: string): string => (names === "" ? "" : ` : ${names}`);

export const questions: Questions = {
  thereAre: (count, things) => (count === 0 ? common.none(things) : `Il y a ${amount(count, things)}.`),
  found: (count, things, names) => `${amount(count, things)}${named(names)}.`,
  foundUnseen: ({ many }) => `Recherche de ${many} : ce qui a été trouvé est dans l'étape ci-dessus.`,
  foundNamed: (count, names) => `${count === 1 ? "Trouvé" : `${figure(count)} trouvés`} : ${names}.`,
  no: "Non.",
  yes: (text) => `Oui : ${text}.`,
  noneSuch: ({ many }) => `Aucun résultat pour ${many}.`,
  noNeighbours: (who) => `${who || "Cela"} n'a pas de voisins.`,
  nobodyFor: (relation, who) => `Rien n'est trouvé pour « ${relation} » avec ${who || "cela"}.`,
  share: (percent, some, { total, things }) => `${percent} % : ${figure(some)} sur ${amount(total, things)}.`,
  record: { one: "enregistrement", many: "enregistrements" },
  someOf: (shown, total, { many }) => `${figure(shown)} sur ${figure(total)} ${many}`,
  hasNeighbours: (who, count, names) =>
    `${who} ${count === 0 ? "n'a pas de voisins" : `a ${amount(count, common.neighbour)}`}${named(names)}.`,
  hasEdges: (who, count, { way, names }) => {
    const [one, many] = { in: [" entrante", " entrantes"], out: [" sortante", " sortantes"], both: ["", ""] }[way];
    const ends = names === "" ? "" : `, ${way === "in" ? "depuis" : "vers"} ${names}`;
    return `${who} a ${amount(count, { one: `arête${one ?? ""}`, many: `arêtes${many ?? ""}` })}${ends}.`;
  },
  noEdgeBetween: (pair) => `Non : il n'y a pas d'arête entre ${common.list(pair)}.`,
  edgesJoin: (count, pair) =>
    `Oui : ${count === 1 ? "une arête relie" : `${figure(count)} arêtes relient`} ${common.list(pair)}.`,
  noWay: ({ from, to }) => `Non : il n'y a pas de chemin de ${from} à ${to}.`,
  yesInSteps: (count, walk) => `Oui, en ${amount(count, steps)}${named(walk)}.`,
  yesThere: (who) => `Oui : ${who} est dans le graphe.`,
  yesSeveral: (count) => `Oui : ${count === 1 ? "1 nœud porte" : `${figure(count)} nœuds portent`} ce nom.`,
  yesValue: "Oui : c'est une valeur que certains nœuds ont.",
  noNode: (name, nearest) =>
    `Non : aucun nœud ne s'appelle « ${name} ».${nearest.length === 0 ? "" : ` Les plus proches : ${nearest.join(", ")}.`}`,
  steps: (count) => amount(count, steps),
  path: ({ from, to, past, isOther }, length, walk) => {
    const kind = isOther ? "Le deuxième meilleur chemin" : "Le plus court chemin";
    const without = past.length === 0 || isOther ? "" : ` sans passer par ${common.list(past)}`;
    return `${kind} de ${from} à ${to}${without} a ${length} : ${walk}.`;
  },
  againstDirections: " Aucun chemin ne suit le sens des arêtes ; celui-ci n'en tient pas compte.",
  noPath: ({ from, to, past, isOther }) => {
    if (isOther) return `Il n'y a pas d'autre chemin de ${from} à ${to}.`;
    if (past.length > 0) return `Il n'y a pas de chemin de ${from} à ${to} sans passer par ${common.list(past)}.`;
    return `Il n'y a pas de chemin de ${from} à ${to} : ils sont dans des parties séparées.`;
  },
  pathNeedsTwo: "Un chemin a besoin de deux nœuds : dites « chemin de » l'un « à » l'autre.",
  along: (count, walk) => `Il a ${amount(count, steps)} : ${walk}.`,
  alongWithout: (count, name) => `Il a ${amount(count, steps)} ; ses arêtes n'ont pas ${of(name)}.`,
  alongSum: (sum, count, walk) => `Cela fait ${sum}, en ${amount(count, steps)} : ${walk}.`,
  noStops: (pair) => `Rien : ${common.list(pair)} sont reliés directement.`,
  stops: (pair, names) => `Entre ${common.list(pair)} : ${names}.`,
  pathColour: (colour) => `Il est maintenant en ${colour}.`,
  edgeFromTo: (source, target) => `${source} à ${target}`,
};

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
    return (
      `${name === "" ? "Le graphe" : name} a ${amount(nodes, node)} et ` +
      `${amount(edges, said)}.${direction === "mixed" ? " Certaines arêtes sont orientées, d'autres non." : ""}`
    );
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
