import { basisLeads, lostLeads } from "../../parse/aside-leads";
import type { Talk } from "../en/talk";
import { common } from "./common";

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
    `${lostLeads.fr} : il y a trop de parties imbriquées.`,
    "Dites-le en phrases plus courtes, ou demandez à un modèle.",
  ],
  halfSaid: (attribute) => `De lesquels faut-il changer ${attribute}, et en quoi ?`,
  notUnderstood: () => `${lostLeads.fr}.`,
  tryThese: (offers) => `Essayez ${offers}, ou demandez à un modèle.`,
  partNotUnderstood: "Je n'ai pas compris une partie. Cette partie n'a rien changé.",
  notUnderstoodHere: (words, offers) => [
    `« ${words} » n'a pas été compris ici.`,
    `Dites-le sans cela, ou essayez ${offers}.`,
  ],
  partLeft: (words) => `Je n'ai pas compris « ${words} » et je l'ai laissé.`,
  partRests: (words) => `« ${words} » en dépend, je l'ai donc laissé.`,
  whatIsToBe: (words, names) => `Qu'est-ce qui doit être « ${words} » : ${or(names)} ?`,
  toldNotAsked: "Cela ressemble à une affirmation.",
  sayAsRequest: "Dites-le comme une demande, ou ajoutez « maintenant ».",
  shallItBeDone: (message) => `Je le fais ? Dites « oui » ou « ${message} ».`,
  misspelt: (words) => `« ${words} » semble mal écrit, et on ne supprime rien sur une supposition.`,
  writeToGoOn: "Écrivez-le en entier pour continuer.",
  youDecide:
    "C'est à vous de décider : supprimer enlève aussi les arêtes de ces nœuds, je demande d'abord. Vous pouvez annuler. Dites « supprime … » pour le faire.",
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
    `Il n'y a pas d'attribut « ${words} » dans ce graphe, donc on ne peut rien en dire ni en dessiner.${names.length === 0 ? "" : ` Les ${many} ont ${common.upTo(names, 12)}.`}`,
  howTo: (topic, who, attribute) =>
    ({
      undo: "Annuler enlève le dernier changement et rien d'autre, et Rétablir le ramène : aucune donnée n'est perdue.",
      merge:
        "Dites « fusionne … avec … » : celui qui reste garde ses valeurs et reçoit tous les liens. Je demande d'abord. Vous pouvez annuler.",
      rename: `Dites « renomme ${who} en … ». Seul le nom change : les liens et les valeurs restent. Vous pouvez annuler.`,
      remove: `Dites « supprime ${who} », ou lesquels : leurs arêtes partent aussi, je demande d'abord. Vous pouvez annuler.`,
      add: "Dites « ajoute un nœud appelé … » pour un nœud, ou « relie … à … » pour une arête. Vous pouvez annuler.",
      set: `Oui : dites « mets ${attribute} de ${who} à … » pour un seul, ou « mets ${attribute} de tous les … à … » pour tous ceux d'une sorte. Vous pouvez annuler.`,
    })[topic],
  takenAs: (words, taken, others) =>
    `« ${words} » a été lu comme ${taken} ; c'est aussi une valeur de ${list(others)}.`,
  valueOf: (words, names) => `« ${words} » est une valeur de ${list(names)}.`,
  itself: (offers) =>
    `C'est l'assistant intégré de Parley : des règles qui lisent le graphe ouvert dans ce navigateur, sans modèle de langue. Essayez ${offers}.`,
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
  basis: () => `${basisLeads.fr} : les étapes ci-dessus ont été faites pour cela.`,
  together: (sum, said) => `Ensemble, cela fait ${sum} : ${said}.`,
  difference: (apart, said) => `La différence est de ${apart} : ${said}.`,
};
