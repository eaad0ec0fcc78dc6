import type { Change, Changes } from "../en/changes";
import { amount } from "../kit";
import { common } from "./common";

const { list, node, edge } = common;
const have = (isOne: boolean): string => (isOne ? "tiene" : "tienen");

function changeText(change: Change): string {
  switch (change.kind) {
    case "set":
      return change.pair;
    case "unset":
      return `sin ${change.name}`;
    case "times":
      return `${change.name} por ${change.factor}`;
    case "more":
    case "less":
      return `${change.amount} ${change.kind === "more" ? "más" : "menos"} de ${change.name}`;
  }
}

export const changes: Changes = {
  changed: ({ who, isOne }, change) =>
    change.kind === "unset"
      ? `${who} ya no ${have(isOne)} ${change.name}. Puedes deshacerlo.`
      : `${who} ${have(isOne)} ahora ${changeText(change)}. Puedes deshacerlo.`,
  changedAlready: ({ who, isOne }, change) => `${who} ya ${have(isOne)} ${changeText(change)}.`,
  merged: (count, into) => `He fusionado ${amount(count, node)} en ${into}.`,
  mergedAs: (count, name) => `He fusionado ${amount(count, node)} en uno, que se llama ${name}.`,
  oldName: (merged) => `${merged} Conserva su nombre de antes`,
  undoTakesBack: "Puedes deshacerlo.",
  addedAll: (names) => `He añadido ${names} al grafo.`,
  added: (name) => `He añadido ${name} al grafo.`,
  addedTo: (name, ends, as) => `He añadido ${name} y lo he conectado con ${ends}${as}.`,
  as: (value) => `, como ${value}`,
  withValue: (pair) => `, con ${pair}`,
  edgeNeedsTwo: "Una arista necesita dos nodos.",
  edgeHasTwo: "Una arista tiene dos extremos.",
  whichLink: (who, count) =>
    count > 1
      ? `${who} tiene ${count} conexiones así: diga cuál se quita.`
      : `No está claro qué conexión de ${who} se quiere decir.`,
  oldLinkGone: " La conexión anterior se ha quitado.",
  oldLinkStays: " La conexión anterior sigue ahí.",
  connected: (pair, as) => `Ahora hay una conexión entre ${list(pair)}${as}.`,
  connectedAlready: (pair, as) => `Ya hay una conexión entre ${list(pair)}${as}.`,
  noEdge: (pair) => `No hay ninguna arista entre ${list(pair)}.`,
  edgesDeleted: (count, pair) => `He borrado ${amount(count, edge)} entre ${list(pair)}.`,
  oneNameOnly: ({ many }) => `Un nombre nuevo solo vale para un nodo, y aquí puede haber varios: ${many}.`,
  calledAlready: (who) => `${who} ya se llama así.`,
  renamed: (old, name) => `${old || "El nodo"} se llama ahora ${name}.`,
  didYouMean: (words) => `¿Quieres decir ${words}?`,
  writeItOut: "Escríbelo entero para borrar.",
  sayWhichToDelete: "Di cuáles hay que borrar, o «vacía el grafo» para borrar todo.",
  nothingToDelete: "No había nada que borrar.",
  deleted: (nodes, edges) => {
    const parts = [nodes > 0 ? amount(nodes, node) : "", edges > 0 ? amount(edges, edge) : ""];
    return `He borrado ${list(parts.filter((part) => part !== ""))}. Puedes deshacerlo.`;
  },
  fit: (count, things, names) => `Hay ${amount(count, things)} que encajan: ${names}.`,
  whichOne: "¿Cuál quieres decir?",
  saved: (count, things, name) => `He guardado ${count === null ? things.many : amount(count, things)} como «${name}».`,
  pictureOf:
    "Una imagen es de todo, de lo que se ve o de lo seleccionado; un archivo de una parte es de nodos con las aristas entre ellos.",
  fileReady: (file, size) => `${file || "El archivo"} está listo${size === "" ? "" : `: ${size}`}.`,
  noSample: (name, samples) =>
    `No hay ningún ejemplo llamado «${name}».${samples.length === 0 ? "" : ` Ejemplos: ${samples.join(", ")}.`}`,
  opened: (title, nodes, edges) => `${title} está abierto: ${amount(nodes, node)} y ${amount(edges, edge)}.`,
};
