import { figure } from "../../answer/words";
import type { Common } from "../en/common";
import { foreignReason } from "../foreign-reason";
import { amount, type Cause, listsOf } from "../kit";
import { of } from "./elision";

const causes: Readonly<Record<Cause, string>> = {
  denied: "vous l'avez refusé.",
  stopped: "cela a été arrêté.",
  unavailable: "il ne restait plus d'étape pour cela. Demandez-le encore une fois à part.",
};

export const common: Common = {
  ...listsOf({ comma: ", ", and: " et ", or: " ou ", more: (count) => ` et ${count} de plus` }),
  quote: (text) => `« ${text} »`,
  kept: {
    changed: "Rien n'a été changé",
    changedYet: "Rien n'a encore été changé",
    view: "La vue est restée la même",
    selection: "La sélection est restée la même",
    layout: "La disposition est restée la même",
    added: "Rien n'a été ajouté",
    deleted: "Rien n'a été supprimé",
    merged: "Rien n'a été fusionné",
    saved: "Rien n'a été enregistré",
    exported: "Rien n'a été exporté",
    highlighted: "Rien n'a été mis en évidence",
    graph: "Le graphe reste ouvert",
  },
  undone: {
    counted: "Cela n'a pas pu être compté",
    lookedFor: "Cela n'a pas pu être cherché",
    lookedUp: "Cela n'a pas pu être consulté",
    workedOut: "Cela n'a pas pu être calculé",
    read: "Cela n'a pas pu être lu",
    edgesRead: "Les arêtes n'ont pas pu être lues",
    neighboursRead: "Les voisins n'ont pas pu être lus",
    attributesRead: "Les attributs n'ont pas pu être lus",
    typesRead: "Les types n'ont pas pu être lus",
    summary: "Le résumé n'a pas pu être fait",
    sample: "Aucun échantillon n'a pu être pris",
    path: "Aucun chemin n'a pu être cherché",
    pathStyled: "Le chemin n'a pas été changé en entier",
    pathSelected: "Le chemin n'est pas sélectionné en entier",
    swapped: "Les couleurs sont restées les mêmes",
    swappedWhole: "Les couleurs n'ont pas été échangées en entier",
    highlighted: "Il n'a pas été mis en évidence en entier",
    algorithms: "Les algorithmes n'ont pas pu être listés",
    styleRemoved: "Le style n'a pas été enlevé",
    removed: "Cela n'a pas été enlevé",
    edgeAdded: "Aucune arête n'a été ajoutée",
    connected: "Il n'a pas été relié",
    explained: "L'aspect n'a pas pu être expliqué",
    groups: "Les groupes n'ont pas pu être calculés",
    coloured: "Ils n'ont pas été colorés",
    compared: "Ils n'ont pas pu être comparés",
    ties: "Les liens n'ont pas pu être comptés",
    largestPart: "La plus grande partie n'a pas pu être calculée",
    average: "La moyenne n'a pas pu être calculée",
  },
  end: (head) => `${head}.`,
  failure: (head, cause) => `${head} : ${causes[cause]}`,
  because: foreignReason(
    [
      [
        "{what} needs numbers, and '{attribute}' holds none.",
        "il faut des nombres et « {attribute} » n'en contient pas",
      ],
    ],
    (head, reason) => `${head} (${reason}).`,
    (head) => `${head}.`,
  ),
  notRanked: (by) => `Le classement par ${by} n'a pas pu être fait`,
  notChanged: ({ many }) => `Les ${many} n'ont pas été changés`,
  notAdded: (name) => `${name} n'a pas été ajouté`,
  notWorkedOut: (name) => `${name} n'a pas pu être calculé`,
  valuesNotRead: (name) => `Les valeurs de ${name} n'ont pas pu être lues`,
  node: { one: "nœud", many: "nœuds" },
  edge: { one: "arête", many: "arêtes" },
  neighbour: { one: "voisin", many: "voisins" },
  counted: amount,
  allOf: (count, things) => {
    if (count === null) return `Les ${things.many}`;
    return count === 1 ? `1 ${things.one}` : `Les ${figure(count)} ${things.many}`;
  },
  none: ({ many }) => `Il n'y a pas ${of(many)}.`,
  readAs: (words) => `Lu comme ${common.list(words.map(common.quote))}.`,
  onGuess: "Je n'étais pas sûr de la réponse précédente.",
  strangeNoun: (noun) => `Je ne connais pas « ${noun} » ici; j'ai pris tous les nœuds.`,
  leftOut: (words) => `J'ai ignoré ${common.list(words.map(common.quote))}.`,
  noSuchName: (name, nearest) =>
    `Il n'y a pas de nœud appelé « ${name} ».${nearest.length === 0 ? "" : ` Voulez-vous dire ${common.or(nearest)} ?`}`,
  notLookedUp: (name) => `« ${name} » n'a pas pu être consulté.`,
  several: (count, name, names) => `${count} nœuds correspondent à « ${name} » : ${names}. Lequel voulez-vous dire ?`,
  nextTo: (name) => `à côté de ${name}`,
  nothingCalled: (names) => `Rien dans ce graphe ne s'appelle ${common.or(names.map(common.quote))}.`,
  noType: (name, wanted, { values }) =>
    `Aucun nœud n'a ${name} « ${wanted} »${values.length === 0 ? "" : ` ; il y a ${common.list(values)}`}.`,
  nothingSelected: "Rien n'est sélectionné maintenant.",
  nothingSpokenOf: ({ many }) => `Quels ${many} ? Nous n'en avons pas encore parlé.`,
  whoseNeighbours: "Les voisins de qui ?",
  noTie: "Aucun n'a un tel lien.",
  noValue: ({ many }, name) => `Il n'y a pas ${of(many)} avec une valeur de ${name}.`,
  nothingToCompare: (who, name) => `${who} n'a pas ${of(name)} à comparer.`,
};
