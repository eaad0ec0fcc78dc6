import { figure } from "../../answer/words";
import type { Change, Changes, Looks } from "../en/changes";
import { amount } from "../kit";
import { common } from "./common";
import { of } from "./elision";

const { edge, list, node } = common;
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

const be = (isOne: boolean): string => (isOne ? "est" : "sont");

const layouts: Readonly<Record<string, string>> = {
  force: "par forces : ce qui est relié est proche",
  circle: "en cercle",
  grid: "en grille",
  concentric: "en anneaux",
  layered: "en couches",
  random: "au hasard",
  geographic: "comme sur une carte",
  noverlap: "sans chevauchement",
};
const layoutOf = (name: string): string => layouts[name] ?? `dans la disposition ${name}`;

const channels: Readonly<Record<string, string>> = {
  color: "La couleur",
  size: "La taille",
  width: "L'épaisseur",
  shape: "La forme",
  label: "L'étiquette",
  opacity: "L'opacité",
};

const low = (who: string): string => who.replace(/^Les /u, "les ");

export const looks: Looks = {
  styled: ({ who, isOne }, look) => `${who} ${be(isOne)} maintenant ${list(look)}.`,
  pathStyled: (look, parts) => `Le chemin est maintenant ${list(look)} : ${list(parts)}.`,
  look: {
    colour: (name) => `en ${name}`,
    size: (value) => `de ${value} px`,
    larger: "en plus grand",
    smaller: "en plus petit",
    width: (value) => `de ${value} px de large`,
    thicker: "en plus épais",
    thinner: "en plus fin",
    shape: (name) => `en forme de « ${name} »`,
    opaque: "opaques",
    fainter: "plus pâles",
    line: (name) => `en trait « ${name} »`,
    outlinedIn: (colour) => `avec un bord en ${colour}`,
    outlined: "avec un bord",
    noLabel: "sans étiquette",
    labelled: "avec une étiquette",
    labelledAs: (text) => `avec l'étiquette « ${text} »`,
    lettered: (px) => `avec des étiquettes de ${px} px`,
  },
  styledBy: ({ who }, { channel, name }, legend) =>
    `${channels[channel] ?? "L'aspect"} dépend maintenant de ${name} pour ${low(who)}${legend === "" ? "" : ` : ${legend}`}.`,
  othersWithout: (count, name) => ` Les ${figure(count)} autres n'ont pas ${of(name)}.`,
  otherValues: (count) => ` ${figure(count)} avec d'autres valeurs se ressemblent.`,
  without: (count, name, isGrey) =>
    ` ${figure(count)} n'${count === 1 ? "a" : "ont"} pas ${of(name)}${isGrey ? ` et ${be(count === 1)} en gris` : ""}.`,
  noStyling: "Il n'y a pas de style à enlever.",
  stylingRemoved: (layers) =>
    `Tout le style est enlevé : ${amount(layers, { one: "couche", many: "couches" })}. Vous pouvez annuler.`,
  lookNames: {
    color: "les couleurs",
    size: "les tailles",
    shape: "les formes",
    width: "les épaisseurs",
    opacity: "les opacités",
    label: "les étiquettes propres",
  },
  noLooks: (names) => `Il n'y a rien à enlever pour ${names}.`,
  looksRemoved: (names) => `J'ai enlevé ${names}, et rien d'autre de l'aspect. Vous pouvez annuler.`,
  lookGone: "Cet aspect n'est déjà plus là.",
  lookTaken: (layers) =>
    `${layers === 1 ? "Ce style est enlevé" : `${figure(layers)} couches de style sont enlevées`}. Vous pouvez annuler.`,
  ownLooks: {
    color: "couleur",
    size: "taille",
    shape: "forme",
    width: "épaisseur",
    opacity: "opacité",
    label: "étiquette",
  },
  noLookOfTheirs: (who, names) =>
    `Aucune couche de style ne donne quelque chose de propre à ${low(who)} (${names || "aspect"}).`,
  usualLook: ({ who, isOne }, names) =>
    `${who} ${isOne ? "a" : "ont"} de nouveau la valeur par défaut (${names || "aspect"}). Vous pouvez annuler.`,
  noneOfColours: ({ many }, a, b) => `Il n'y a pas ${of(many)} en ${a} ou en ${b}.`,
  swapped: ([a, ofA], [b, ofB]) =>
    `Échangé : ce qui était ${a} est maintenant ${b} (${ofA}), et ce qui était ${b} est ${a} (${ofB}).`,
  noChoice: (kind, said, names) =>
    said === ""
      ? `Il y a : ${list(names)}.`
      : `Il n'y a pas de ${{ layout: "disposition", format: "format", shape: "forme" }[kind]} « ${said} ». Il y a : ${list(names)}.`,
  whichColour: (who) => `Quelle couleur voulez-vous pour ${low(who)} ?`,
  inView: ({ who, isOne }) => `${who} ${be(isOne)} maintenant à l'écran.`,
  selected: ({ who }) => `J'ai sélectionné ${low(who)}.`,
  selectedMore: ({ who }, mode, now) =>
    `${mode === "add" ? "J'ai ajouté à la sélection" : "J'ai retiré de la sélection"} ${low(who)} : il y a maintenant ${now}.`,
  pathSelected: (nodes, edges) => `Le chemin est sélectionné : ${amount(nodes, node)} et ${amount(edges, edge)}.`,
  hidden: ({ who }, { shown, hidden, things }) =>
    `J'ai masqué ${low(who)} : on voit ${amount(shown, things)}, ${figure(hidden)} ne sont pas à l'écran. « Tout afficher » les ramène.`,
  theThings: ({ many }, isPlain) => `${isPlain ? "ces" : "les"} ${many}`,
  only: ({ who }, { shown, hidden, things }) =>
    `On ne voit plus que ${low(who)} : ${amount(shown, things)} ; ${figure(hidden)} ne sont pas à l'écran.`,
  allWouldHide: ({ many }) => `Ce sont tous les ${many} affichés : sans eux il n'y aurait plus rien à voir.`,
  shownOf: (shown, all, things) => `Affichés : ${figure(shown)} sur ${amount(all, things)}.`,
  moreShown: (count) => `${amount(count, node)} de plus à l'écran.`,
  takenAway: (count) => `Retirés de l'affichage : ${amount(count, node)}. La base de données n'a pas changé.`,
  allShown: "Tout est de nouveau affiché.",
  allShownOf: (nodes, edges) => `Tout est affiché : ${amount(nodes, node)} et ${amount(edges, edge)}.`,
  folded: (groups, nodes, by) => `J'ai plié ${amount(nodes, node)} en ${figure(groups)} groupes par ${by}.`,
  unfolded: (groups, left) =>
    left === 0
      ? "Tous les nœuds sont de nouveau dessinés."
      : `Groupes dépliés : ${figure(groups)} ; encore repliés : ${figure(left)}.`,
  amongShown: "Je n'ai regardé que les nœuds et les liens affichés.",
  stillHidden: "Un filtre en cache encore une partie ; « montre tout » l'enlève.",
  fitted: "Le graphe entier est maintenant à l'écran.",
  nothingHidden: "Rien n'est masqué maintenant.",
  hiddenNotListed: "On ne peut pas distinguer ce qui est masqué. « Tout afficher » ramène tout.",
  noneHidden: ({ many }) => `Parmi les nœuds masqués, il n'y a pas ${of(many)}.`,
  shownAgain: ({ who }, { shown, hidden, things }) =>
    `On voit de nouveau ${low(who)} : ${amount(shown, things)} ; ${figure(hidden)} ne sont pas à l'écran.`,
  layout: (name) => `Les nœuds sont maintenant ${layoutOf(name)}.`,
  layoutIs: (name) => `Les nœuds sont ${layoutOf(name)}.`,
  layoutStays: (name) => `Les nœuds étaient déjà ${layoutOf(name)} ; aucun n'a bougé.`,
  roomier: (count) => `${amount(count, node)} ${be(count === 1)} maintenant plus espacés.`,
  moved: (count, name, unmoved) => {
    const rest = unmoved === 0 ? "" : ` ; ${figure(unmoved)} nœuds masqués n'ont pas bougé`;
    return `${amount(count, node)} ${be(count === 1)} maintenant ${layoutOf(name)}${rest}.`;
  },
  noHistory: (kind, isFar) =>
    `Il n'y a rien à ${kind === "undo" ? "annuler" : "rétablir"}${isFar ? " aussi loin" : ""}.`,
  history: (kind, count, titles) =>
    `${kind === "undo" ? "C'est annulé" : "C'est rétabli"}${count > 1 ? ` (${figure(count)} changements)` : ""} : ${titles}.`,
};
