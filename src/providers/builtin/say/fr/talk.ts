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
  noWords: (offers) => `Il n'y a pas de mots pour se guider. Essayez ${offers}.`,
  tooLong: (offers) =>
    `C'est trop long pour une seule demande, donc rien n'a été changé. Dites-le en une ou deux phrases : ${offers}.`,
  tangled: `${lostLeads.fr} : il y a trop de parties imbriquées pour l'assistant intégré. Rien n'a été changé. Dites-le en phrases plus courtes, ou demandez à un modèle.`,
  halfSaid: (attribute) => `De lesquels faut-il changer ${attribute}, et en quoi ? Rien n'a été changé.`,
  notUnderstood: () => `${lostLeads.fr}.`,
  tryThese: (offers) => `Rien n'a été changé. Essayez ${offers}. Pour parler plus librement, demandez à un modèle.`,
  partNotUnderstood: "Une partie du message n'a pas été comprise, donc cette partie n'a rien changé.",
  notUnderstoodHere: (words, offers) =>
    `« ${words} » n'a pas été compris ici, donc rien n'a été changé. Dites-le sans cela, ou essayez ${offers}.`,
  partLeft: (words) => `« ${words} » n'a pas été compris et n'a pas été fait.`,
  partRests: (words) => `« ${words} » repose là-dessus et n'a donc pas été fait.`,
  yesOrNo: ["Oui", "Non"],
  whatIsToBe: (words, names) => `Qu'est-ce qui doit être « ${words} » : ${or(names)} ?`,
  toldNotAsked: "Cela a été raconté, pas demandé.",
  sayAsRequest: "Dites-le comme une demande, ou ajoutez « maintenant ».",
  shallItBeDone: (message) => `Faut-il le faire ? Dites « oui » ou « ${message} ».`,
  misspelt: (words) => `« ${words} » semble mal écrit, et on ne supprime rien sur une supposition.`,
  writeToGoOn: "Écrivez-le en entier pour continuer.",
  youDecide:
    "C'est à vous de décider : supprimer enlève aussi les arêtes de ces nœuds, on demande d'abord, et Annuler ramène tout. Dites « supprime … » pour le faire.",
  canColourBy: (request) => `Oui : dites « ${request} », et Annuler l'enlève.`,
  canStyle: "C'est possible : dites quels nœuds ou quelles arêtes, et la couleur ou la taille. Annuler l'enlève.",
  canLayout:
    "C'est possible : dites « dispose tout en cercle », ou en grille, par forces, en anneaux, en couches ou au hasard.",
  canDo: "C'est possible : dites-le comme une demande, et Annuler l'enlève.",
  cannot: {
    deed: "Cela ne peut pas se faire ici : cet assistant lit, montre et change le graphe ouvert, et rien d'autre.",
    world: "Le graphe ne le dit pas : cet assistant ne sait que ce qui est dans le graphe ouvert.",
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
        "Dites « fusionne … avec … » : celui qui reste garde ses valeurs et reçoit tous les liens. On demande d'abord, et Annuler l'enlève.",
      rename: `Dites « renomme ${who} en … ». Seul le nom change : les liens et les valeurs restent, et Annuler l'enlève.`,
      remove: `Dites « supprime ${who} », ou lesquels : leurs arêtes partent aussi, on demande d'abord, et Annuler ramène tout.`,
      add: "Dites « ajoute un nœud appelé … » pour un nœud, ou « relie … à … » pour une arête. Annuler l'enlève.",
      set: `Oui : dites « mets ${attribute} de ${who} à … » pour un seul, ou « mets ${attribute} de tous les … à … » pour tous ceux d'une sorte. Annuler l'enlève.`,
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
  thatWasAChange: "C'était un changement, comme demandé. Annuler l'enlève.",
  basis: () => `${basisLeads.fr} : les étapes ci-dessus ont été faites pour cela.`,
  noTwoFigures: "Il n'y a pas deux chiffres à comparer.",
  together: (sum, said) => `Ensemble, cela fait ${sum} : ${said}.`,
  difference: (apart, said) => `La différence est de ${apart} : ${said}.`,
  bothAre: (value) => `Les deux ont ${value}.`,
};
