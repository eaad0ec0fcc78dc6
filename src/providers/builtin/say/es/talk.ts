import { basisLeads, lostLeads } from "../../parse/aside-leads";
import type { Talk } from "../en/talk";
import { common } from "./common";

const { list, or } = common;

export const talk: Talk = {
  hello: (offers) => `Hola. Pregunta por este grafo o di qué hay que cambiar: ${offers}.`,
  thanks: "Bien. ¿Qué más?",
  help: (first, second) =>
    [
      "Este asistente responde preguntas sobre el grafo abierto y lo cambia:",
      "",
      `- Preguntar: «¿Cuántos nodos hay?», «Resume el grafo», «${first}»`,
      `- Aspecto: «${second}», «Quita todos los estilos»`,
      "- Ordenar y ver: «Pon todo en círculo», «Muestra todo»",
      "- Estructura: «¿Qué nodo tiene más conexiones?», «Camino más corto de uno a otro»",
      "- Editar: «Añade un nodo llamado Zoe», «Renombra Zoe a Zora», «Deshaz eso»",
      "",
      "Antes de borrar siempre se pregunta.",
    ].join("\n"),
  noWords: (offers) => `Aquí no veo palabras. Prueba con ${offers}.`,
  tooLong: (offers) => ["Es demasiado largo para una sola petición.", `Dilo en una o dos frases: ${offers}.`],
  tangled: [`${lostLeads.es}: tiene demasiadas partes anidadas.`, "Dilo en frases más cortas, o pregunta a un modelo."],
  halfSaid: (attribute) => `¿De cuáles debe cambiar ${attribute}, y a qué valor?`,
  notUnderstood: () => `${lostLeads.es}.`,
  tryThese: (offers) => `Prueba con ${offers}. Para hablar con más libertad, pregunta a un modelo.`,
  partNotUnderstood: "No he entendido una parte del mensaje, así que esa parte no ha cambiado nada.",
  notUnderstoodHere: (words, offers) => [`No he entendido «${words}» aquí.`, `Dilo sin eso, o prueba con ${offers}.`],
  partLeft: (words) => `No he entendido «${words}» y lo he omitido.`,
  partRests: (words) => `«${words}» depende de eso, así que lo he omitido.`,
  whatIsToBe: (words, names) => `¿Qué debe ser «${words}»: ${or(names)}?`,
  toldNotAsked: "Eso parece una afirmación.",
  sayAsRequest: "Dilo como una petición, o añade «ahora».",
  shallItBeDone: (message) => `¿Lo hago? Di «sí» o «${message}».`,
  misspelt: (words) => `«${words}» parece mal escrito, y no se borra nada por una suposición.`,
  writeToGoOn: "Escríbelo entero para seguir.",
  youDecide:
    "Eso lo decides tú: al borrar se van también las aristas de esos nodos, antes pregunto. Puedes deshacerlo. Di «borra …» para hacerlo.",
  canColourBy: (request) => `Sí: di «${request}». Puedes deshacerlo.`,
  canStyle: "Se puede: di qué nodos o aristas, y el color o el tamaño. Puedes deshacerlo.",
  canLayout: "Se puede: di «pon todo en círculo», o en cuadrícula, por fuerzas, en anillos, en capas o al azar.",
  canDo: "Se puede: dilo como una petición. Puedes deshacerlo.",
  cannot: {
    deed: "No puedo hacerlo. Puedo leer, mostrar y cambiar el grafo abierto.",
    world: "El grafo no dice eso, y no sé nada más.",
  },
  tryOffers: (offers) => `Prueba con ${offers}.`,
  lacks: (things, name, has) => `No hay ${name} para ${common.upTo(things, 4)}; sí para ${common.upTo(has, 4)}.`,
  noAttribute: (words, { many }, names) =>
    `No hay ningún atributo «${words}» en este grafo, así que no se puede decir ni dibujar nada con él.${names.length === 0 ? "" : ` Atributos de los ${many}: ${common.upTo(names, 12)}.`}`,
  howTo: (topic, who, attribute) =>
    ({
      undo: "Deshacer quita el último cambio y nada más, y Rehacer lo devuelve: no se pierde ningún dato.",
      merge:
        "Di «fusiona … con …»: el que queda conserva sus valores y recibe todas las conexiones. Antes se pregunta. Puedes deshacerlo.",
      rename: `Di «renombra ${who} a …». Solo cambia el nombre: las conexiones y los valores se quedan. Puedes deshacerlo.`,
      remove: `Di «borra ${who}», o cuáles: sus aristas se van también, antes pregunto. Puedes deshacerlo.`,
      add: "Di «añade un nodo llamado …» para un nodo, o «conecta … con …» para una arista. Puedes deshacerlo.",
      set: `Sí: di «pon ${attribute} de ${who} a …» para uno, o «pon ${attribute} de todos los … a …» para todos los de una clase. Puedes deshacerlo.`,
    })[topic],
  takenAs: (words, taken, others) => `He leído «${words}» como ${taken}; también es un valor de ${list(others)}.`,
  valueOf: (words, names) => `«${words}» es un valor de ${list(names)}.`,
  itself: (offers) =>
    `Este es el asistente integrado de Parley: reglas que leen el grafo abierto en este navegador, sin modelo de lenguaje. Prueba con ${offers}.`,
  algorithms: (names) => `Hay ${names.length} algoritmos: ${list(names)}. Pregunta con tus propias palabras.`,
  nothingChangedHere: "No se ha cambiado nada en esta conversación.",
  lastChange: (last, before) =>
    `El último cambio: ${last}.${before === "" ? "" : ` Antes: ${before}.`} Deshacer quita el último mensaje.`,
  noAlgorithm: (words, near) =>
    `Aquí no hay ningún algoritmo «${words}».${near.length === 0 ? "" : ` Los más parecidos son ${list(near)}.`}`,
  noSuchChange: "El último cambio no era de esa clase.",
  sayUndo: "Di «deshacer» para quitar el último mensaje.",
  nothingBefore: "Antes no se ha respondido nada.",
  thatWasAChange: "Ese fue el cambio que pediste. Puedes deshacerlo.",
  basis: () => `${basisLeads.es}: para eso se hicieron los pasos de arriba.`,
  together: (sum, said) => `En total son ${sum}: ${said}.`,
  difference: (apart, said) => `La diferencia es ${apart}: ${said}.`,
};
