import type { Change, Changes } from "../en/changes";
import { amount } from "../kit";
import { common } from "./common";
import { of } from "./elision";

const { list, node, edge } = common;
const have = (isOne: boolean): string => (isOne ? "a" : "ont");

function changeText(change: Change): string {
  switch (change.kind) {
    case "set":
      return change.pair;
    case "unset":
      return `plus ${of(change.name)}`;
    case "times":
      return `${change.name} multiplié par ${change.factor}`;
    case "more":
    case "less":
      return `${change.amount} de ${change.kind === "more" ? "plus" : "moins"} en ${change.name}`;
  }
}

export const changes: Changes = {
  changed: ({ who, isOne }, change) =>
    change.kind === "unset"
      ? `${who} n'${have(isOne)} plus ${of(change.name)}. Vous pouvez annuler.`
      : `${who} ${have(isOne)} maintenant ${changeText(change)}. Vous pouvez annuler.`,
  changedAlready: ({ who, isOne }, change) => `${who} ${have(isOne)} déjà ${changeText(change)}.`,
  merged: (count, into) => `J'ai fusionné ${amount(count, node)} dans ${into}.`,
  mergedAs: (count, name) => `J'ai fusionné ${amount(count, node)} en un seul, appelé ${name}.`,
  oldName: (merged) => `${merged} Il garde son ancien nom`,
  undoTakesBack: "Vous pouvez annuler.",
  addedAll: (names) => `J'ai ajouté ${names} au graphe.`,
  added: (name) => `J'ai ajouté ${name} au graphe.`,
  addedTo: (name, ends, as) => `J'ai ajouté ${name} et je l'ai relié à ${ends}${as}.`,
  as: (value) => `, comme ${value}`,
  withValue: (pair) => `, avec ${pair}`,
  edgeNeedsTwo: "Une arête a besoin de deux nœuds.",
  edgeHasTwo: "Une arête a deux bouts.",
  whichLink: (who, count) =>
    count > 1
      ? `${who} a ${count} liens de ce type : dites lequel part.`
      : `On ne sait pas quel lien de ${who} est visé.`,
  oldLinkGone: " L'ancien lien est supprimé.",
  oldLinkStays: " L'ancien lien est toujours là.",
  connected: (pair, as) => `${list(pair)} sont maintenant reliés${as}.`,
  connectedAlready: (pair, as) => `${list(pair)} sont déjà reliés${as}.`,
  noEdge: (pair) => `Il n'y a pas d'arête entre ${list(pair)}.`,
  edgesDeleted: (count, pair) => `J'ai supprimé ${amount(count, edge)} entre ${list(pair)}.`,
  oneNameOnly: ({ many }) => `Un nouveau nom ne va qu'à un seul nœud, et il peut y en avoir plusieurs : ${many}.`,
  calledAlready: (who) => `${who} s'appelle déjà ainsi.`,
  renamed: (old, name) => `${old || "Le nœud"} s'appelle maintenant ${name}.`,
  didYouMean: (words) => `Voulez-vous dire ${words} ?`,
  writeItOut: "Écrivez-le en entier pour supprimer.",
  sayWhichToDelete: "Dites lesquels supprimer, ou « vide le graphe » pour tout.",
  nothingToDelete: "Il n'y avait rien à supprimer.",
  deleted: (nodes, edges) => {
    const parts = [nodes > 0 ? amount(nodes, node) : "", edges > 0 ? amount(edges, edge) : ""];
    return `J'ai supprimé ${list(parts.filter((part) => part !== ""))}. Vous pouvez annuler.`;
  },
  fit: (count, things, names) => `${amount(count, things)} correspondent : ${names}.`,
  whichOne: "Lequel voulez-vous dire ?",
  saved: (count, things, name) =>
    `J'ai enregistré ${count === null ? `les ${things.many}` : amount(count, things)} sous « ${name} ».`,
  pictureOf:
    "Une image est de tout, de ce qui est affiché ou de la sélection ; un fichier d'une partie a des nœuds avec les arêtes entre eux.",
  fileReady: (file, size) => `${file || "Le fichier"} est prêt${size === "" ? "" : ` : ${size}`}.`,
  noSample: (name, samples) =>
    `Il n'y a pas d'exemple appelé « ${name} ».${samples.length === 0 ? "" : ` Exemples : ${samples.join(", ")}.`}`,
  opened: (title, nodes, edges) => `${title} est ouvert : ${amount(nodes, node)} et ${amount(edges, edge)}.`,
};
