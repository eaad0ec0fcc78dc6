import { figure } from "../../answer/words";
import type { Common, Talk } from "../en/common";
import { amount, becauseBy, type Cause, listsOf } from "../kit";
import { of } from "./elision";

const causes: Readonly<Record<Cause, string>> = {
  denied: "vous l'avez refusé.",
  stopped: "cela a été arrêté.",
  unavailable: "il ne restait plus d'étape pour cela. Demandez-le encore une fois à part.",
};

export const common: Common = {
  ...listsOf({ comma: ", ", and: " et ", or: " ou ", more: (count) => ` et ${count} de plus` }),
  quote: (text) => `« ${text} »`,
  unchanged: {
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
  requests: {
    howMany: "Combien de nœuds y a-t-il ?",
    howManyOf: "Combien de {what} y a-t-il ?",
    howManyNodesOf: "Combien de nœuds de {what} y a-t-il ?",
    bigger: "Rends tous les nœuds plus grands",
    blue: "Mets {what} en bleu",
    blueNodes: "Mets les nœuds de {what} en bleu",
    sizeBy: "Taille selon {what}",
    colourBy: "Colorie les nœuds par {what}",
    removeAll: "Supprime tous les {what}",
    remove: "Supprime {what}",
    meanNextTo: "Je parle de celui à côté de {what}",
    mean: "Je veux dire {what}",
  },
  end: (head) => `${head}.`,
  failure: (head, cause) => `${head} : ${causes[cause]}`,
  because: becauseBy(
    { "numbers-needed": ({ attribute }) => `il faut des nombres et « ${attribute} » n'en contient pas` },
    [" (", ")"],
    ".",
  ),
  database: (fault) =>
    ({
      timeout: "La base de données n'a pas répondu à temps. Demandez moins : peu d'éléments ou moins d'étapes.",
      lost: "La connexion à la base de données est perdue. Réessayez.",
      conflict: "Quelqu'un l'a modifié entre-temps. Réessayez.",
      unsure: "Je ne sais pas si la base de données a enregistré le changement. Vérifiez avant de recommencer.",
    })[fault] ?? "La base de données ne l'a pas fait. Demandez moins, ou demandez à qui la gère.",
  restLeft: "Je n'ai donc pas fait le reste.",
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

const { list, or } = common;

export const talk: Talk = {
  hello: (offers) => `Bonjour. Posez une question sur ce graphe, ou dites ce qu'il faut changer : ${offers}.`,
  thanks: "Bien. Et maintenant ?",
  help: (first, second) =>
    [
      "Cet assistant répond aux questions sur le graphe ouvert et le change :",
      "",
      `- Demander : « Combien de nœuds y a-t-il ? », « Résume le graphe », « ${first} »`,
      `- Aspect : « ${second} », « Enlève tous les styles »`,
      "- Disposer et voir : « Dispose tout en cercle », « Affiche tout »",
      "- Structure : « Quel nœud a le plus de liens ? », « Plus court chemin de l'un à l'autre »",
      "- Modifier : « Ajoute un nœud appelé Zoe », « Renomme Zoe en Zora », « Annule cela »",
      "",
      "Avant de supprimer, on demande toujours.",
    ].join("\n"),
  noWords: (offers) => `Je ne vois pas de mots ici. Essayez ${offers}.`,
  tooLong: (offers) => ["C'est trop long pour une seule demande.", `Dites-le en une ou deux phrases : ${offers}.`],
  tangled: [
    `Je n'ai pas compris : il y a trop de parties imbriquées.`,
    "Dites-le en phrases plus courtes, ou demandez à un modèle.",
  ],
  halfSaid: (attribute) => `De lesquels faut-il changer ${attribute}, et en quoi ?`,
  notUnderstood: () => "Je n'ai pas compris.",
  tryThese: (offers) => `Essayez ${offers}, ou demandez à un modèle.`,
  partNotUnderstood: "Je n'ai pas compris une partie. Cette partie n'a rien changé.",
  notUnderstoodHere: (words, offers) => [
    `« ${words} » n'a pas été compris ici.`,
    `Dites-le sans cela, ou essayez ${offers}.`,
  ],
  partLeft: (words) => `Je n'ai pas compris « ${words} » et je l'ai laissé.`,
  partRests: (words) => `« ${words} » en dépend, je l'ai donc laissé.`,
  whatIsToBe: (words, names) => `Qu'est-ce qui doit être « ${words} » : ${or(names)} ?`,
  statementNotAsked: "Cela ressemble à une affirmation.",
  sayAsRequest: "Dites-le comme une demande, ou ajoutez « maintenant ».",
  shallItBeDone: (message) => `Je le fais ? Dites « oui » ou « ${message} ».`,
  misspelt: (words) => `« ${words} » semble mal écrit, et on ne supprime rien sur une supposition.`,
  writeToGoOn: "Écrivez-le en entier pour continuer.",
  youDecide:
    "C'est à vous de décider : supprimer enlève aussi les arêtes de ces nœuds, je demande d'abord. " +
    "Vous pouvez annuler. Dites « supprime … » pour le faire.",
  canColourBy: (request) => `Oui : dites « ${request} ». Vous pouvez annuler.`,
  canStyle: "C'est possible : dites quels nœuds ou quelles arêtes, et la couleur ou la taille. Vous pouvez annuler.",
  canLayout:
    "C'est possible : dites « dispose tout en cercle », ou en grille, par forces, en anneaux, en couches ou au hasard.",
  canDo: "C'est possible : dites-le comme une demande. Vous pouvez annuler.",
  cannot: {
    deed: "Je ne peux pas le faire. Je peux lire, montrer et changer le graphe ouvert.",
    world: "Le graphe ne le dit pas, et je ne sais rien d'autre.",
  },
  tryOffers: (offers) => `Essayez ${offers}.`,
  lacks: (things, name, has) =>
    `Ici, pas de valeur « ${name} » pour ${common.upTo(things, 4)}, mais pour ${common.upTo(has, 4)}.`,
  noAttribute: (words, { many }, names) =>
    `Il n'y a pas d'attribut « ${words} » dans ce graphe, donc on ne peut rien en dire ni en ` +
    `dessiner.${names.length === 0 ? "" : ` Les ${many} ont ${common.upTo(names, 12)}.`}`,
  howTo: (topic, who, attribute) =>
    ({
      undo: "Annuler enlève le dernier changement et rien d'autre, et Rétablir le ramène : aucune donnée n'est perdue.",
      merge:
        "Dites « fusionne … avec … » : celui qui reste garde ses valeurs et reçoit tous les liens. " +
        "Je demande d'abord. Vous pouvez annuler.",
      rename: `Dites « renomme ${who} en … ». Seul le nom change : les liens et les valeurs restent. Vous pouvez annuler.`,
      remove: `Dites « supprime ${who} », ou lesquels : leurs arêtes partent aussi, je demande d'abord. Vous pouvez annuler.`,
      add: "Dites « ajoute un nœud appelé … » pour un nœud, ou « relie … à … » pour une arête. Vous pouvez annuler.",
      set:
        `Oui : dites « mets ${attribute} de ${who} à … » pour un seul, ou « mets ${attribute} de tous les … à … » ` +
        "pour tous ceux d'une sorte. Vous pouvez annuler.",
    })[topic],
  takenAs: (words, taken, others) =>
    `« ${words} » a été lu comme ${taken} ; c'est aussi une valeur de ${list(others)}.`,
  valueOf: (words, names) => `« ${words} » est une valeur de ${list(names)}.`,
  itself: (offers) =>
    "C'est l'assistant intégré de Parley : des règles qui lisent le graphe ouvert dans ce navigateur, sans " +
    `modèle de langue. Essayez ${offers}.`,
  algorithms: (names) => `Il y a ${names.length} algorithmes : ${list(names)}. Demandez avec vos propres mots.`,
  nothingChangedHere: "Rien n'a été changé dans cette conversation.",
  lastChange: (last, before) =>
    `Le dernier changement : ${last}.${before === "" ? "" : ` Avant cela : ${before}.`} Annuler enlève le dernier message.`,
  noAlgorithm: (words, near) =>
    `Il n'y a pas ici d'algorithme « ${words} ».${near.length === 0 ? "" : ` Les plus proches sont ${list(near)}.`}`,
  noSuchChange: "Le dernier changement n'était pas de cette sorte.",
  sayUndo: "Dites « annuler » pour enlever le dernier message.",
  nothingBefore: "Rien n'a été répondu avant.",
  thatWasAChange: "C'était le changement demandé. Vous pouvez annuler.",
  basis: () => "Cela vient du graphe lui-même, rien n'est deviné : les étapes ci-dessus ont été faites pour cela.",
  together: (sum, said) => `Ensemble, cela fait ${sum} : ${said}.`,
  difference: (apart, said) => `La différence est de ${apart} : ${said}.`,
};
