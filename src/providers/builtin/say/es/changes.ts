import { figure } from "../../answer/words";
import type { Change, Changes, Looks } from "../en/changes";
import { amount } from "../kit";
import { common } from "./common";

const { edge, list, node } = common;
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

const layouts: Readonly<Record<string, string>> = {
  force: "por fuerzas: lo conectado queda cerca",
  circle: "en círculo",
  grid: "en cuadrícula",
  concentric: "en anillos",
  layered: "en capas",
  random: "al azar",
  geographic: "como en un mapa",
  noverlap: "sin que ninguno se superponga",
};
const layoutOf = (name: string): string => layouts[name] ?? `en la disposición ${name}`;

const channels: Readonly<Record<string, string>> = {
  color: "El color",
  size: "El tamaño",
  width: "El grosor",
  shape: "La forma",
  label: "La etiqueta",
  opacity: "La opacidad",
};

export const looks: Looks = {
  styled: ({ who }, look) => `Hecho: ${who} ahora con este aspecto: ${list(look)}.`,
  pathStyled: (look, parts) => `El camino tiene ahora este aspecto: ${list(look)} (${list(parts)}).`,
  look: {
    colour: (name) => `color ${name}`,
    size: (value) => `${value} px de tamaño`,
    larger: "más grande",
    smaller: "más pequeño",
    width: (value) => `${value} px de ancho`,
    thicker: "más grueso",
    thinner: "más fino",
    shape: (name) => `forma «${name}»`,
    opaque: "opaco",
    fainter: "más tenue",
    line: (name) => `línea «${name}»`,
    outlinedIn: (colour) => `borde de color ${colour}`,
    outlined: "con borde",
    noLabel: "sin etiqueta",
    labelled: "con etiqueta",
    labelledAs: (text) => `con la etiqueta «${text}»`,
    lettered: (px) => `con etiquetas de ${px} px`,
  },
  styledBy: ({ who }, { channel, name }, legend) =>
    `${channels[channel] ?? "El aspecto"} de ${who} depende ahora de ${name}${legend === "" ? "" : `: ${legend}`}.`,
  othersWithout: (count, name) => ` El resto (${figure(count)}) no tiene ${name}.`,
  otherValues: (count) => ` ${figure(count)} con otros valores se ven iguales.`,
  without: (count, name, isGrey) =>
    ` ${figure(count)} no ${count === 1 ? "tiene" : "tienen"} ${name}${isGrey ? " y se ven en gris" : ""}.`,
  noStyling: "No hay ningún estilo que quitar.",
  stylingRemoved: (layers) =>
    `Se ha quitado todo el estilo: ${amount(layers, { one: "capa", many: "capas" })}. Puedes deshacerlo.`,
  lookNames: {
    color: "los colores",
    size: "los tamaños",
    shape: "las formas",
    width: "los grosores",
    opacity: "las opacidades",
    label: "las etiquetas propias",
  },
  noLooks: (names) => `No hay nada que quitar de ${names}.`,
  looksRemoved: (names) => `Se han quitado ${names}, y nada más del aspecto. Puedes deshacerlo.`,
  lookGone: "Ese aspecto ya no está.",
  lookTaken: (layers) =>
    `Se ha quitado ${layers === 1 ? "ese aspecto" : `${figure(layers)} capas del aspecto`}. Puedes deshacerlo.`,
  ownLooks: { color: "color", size: "tamaño", shape: "forma", width: "grosor", opacity: "opacidad", label: "etiqueta" },
  noLookOfTheirs: (who, names) => `Ninguna capa de estilo da a ${who} algo propio (${names || "aspecto"}).`,
  usualLook: ({ who }, names) => `Para ${who} vuelve el valor por defecto (${names || "aspecto"}). Puedes deshacerlo.`,
  noneOfColours: ({ many }, a, b) => `No hay ${many} de color ${a} o ${b}.`,
  swapped: ([a, ofA], [b, ofB]) =>
    `Cambiado: lo que era ${a} es ahora ${b} (${ofA}), y lo que era ${b} es ${a} (${ofB}).`,
  noChoice: (kind, said, names) =>
    said === ""
      ? `Hay: ${list(names)}.`
      : `No hay «${said}» como ${{ layout: "disposición", format: "formato", shape: "forma" }[kind]}. Hay: ${list(names)}.`,
  whichColour: (who) => `¿Qué color quieres para ${who}?`,
  inView: ({ who }) => `Ahora la vista muestra ${who}.`,
  selected: ({ who }) => `He seleccionado ${who}.`,
  selectedMore: ({ who }, mode, now) =>
    `${mode === "add" ? "He añadido a la selección" : "He quitado de la selección"}: ${who}. Ahora hay en ella ${now}.`,
  pathSelected: (nodes, edges) => `El camino está seleccionado: ${amount(nodes, node)} y ${amount(edges, edge)}.`,
  hidden: ({ who }, { shown, hidden, things }) =>
    `He ocultado ${who}: se ven ${amount(shown, things)} y hay ${figure(hidden)} sin mostrar. «Mostrar todo» lo devuelve.`,
  theThings: ({ many }, isPlain) => `${isPlain ? "esos elementos" : many}`,
  only: ({ who }, { shown, hidden, things }) =>
    `Ahora solo se muestra: ${who} (${amount(shown, things)}; hay ${figure(hidden)} sin mostrar).`,
  allWouldHide: ({ many }) => `Eso es todo lo que se ve (${many}): sin ello no quedaría nada a la vista.`,
  shownOf: (shown, all, things) => `Se muestran ${figure(shown)} de ${amount(all, things)}.`,
  moreShown: (count) => `Se muestran ${amount(count, node)} más.`,
  takenAway: (count) => `Ya no se muestran: ${amount(count, node)}. La base de datos no ha cambiado.`,
  allShown: "Se muestra todo de nuevo.",
  allShownOf: (nodes, edges) => `Se muestra todo: ${amount(nodes, node)} y ${amount(edges, edge)}.`,
  folded: (groups, nodes, by) => `He plegado ${amount(nodes, node)} en ${figure(groups)} grupos por ${by}.`,
  unfolded: (groups, left) =>
    left === 0
      ? "Se dibujan de nuevo todos los nodos."
      : `Grupos desplegados: ${figure(groups)}; aún plegados: ${figure(left)}.`,
  amongShown: "Solo miré los nodos y las aristas que se muestran.",
  stillHidden: "Un filtro oculta todavía una parte; «muestra todo» lo quita.",
  fitted: "Ahora se ve el grafo entero.",
  nothingHidden: "Ahora no hay nada oculto.",
  hiddenNotListed: "No se puede distinguir lo que está oculto. «Mostrar todo» lo devuelve entero.",
  noneHidden: ({ many }) => `Entre lo oculto no hay ${many}.`,
  shownAgain: ({ who }, { shown, hidden, things }) =>
    `De nuevo se muestra: ${who} (${amount(shown, things)}; hay ${figure(hidden)} sin mostrar).`,
  layout: (name) => `Los nodos están ahora ${layoutOf(name)}.`,
  layoutIs: (name) => `Los nodos están ${layoutOf(name)}.`,
  layoutStays: (name) => `Los nodos ya estaban ${layoutOf(name)}; no se ha movido ninguno.`,
  roomier: (count) => `${amount(count, node)} ${count === 1 ? "está" : "están"} ahora más separados.`,
  moved: (count, name, unmoved) => {
    const rest = unmoved === 0 ? "" : `; ${figure(unmoved)} sin mostrar no se han movido`;
    return `${amount(count, node)} ${count === 1 ? "está" : "están"} ahora ${layoutOf(name)}${rest}.`;
  },
  noHistory: (kind, isFar) =>
    `No hay nada que ${kind === "undo" ? "deshacer" : "rehacer"}${isFar ? " tan atrás" : ""}.`,
  history: (kind, count, titles) =>
    `Se ha ${kind === "undo" ? "deshecho" : "rehecho"}${count > 1 ? ` (${figure(count)} cambios)` : ""}: ${titles}.`,
};
