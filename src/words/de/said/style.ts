import type { CommandTexts } from "@/commands/registry/command-texts";
import type { TextsOf } from "@/lib/text/said";
import type { SomeCommands } from "../../command-words";
import { countedOrNone, some } from "../chat/counts";

/** Was Befehle über Stile sagen. Wie etwas aussieht, zeigen Legende und Eingaben. */
export const style = {
  covered: "Der Stil {name} darüber bestimmt das Aussehen von {some} davon.",
  idsEmpty: "{name} ist leer. Nichts wurde geändert.",
  sameLook: ["{elements} sieht schon so aus: {look}.", "{elements} sehen schon so aus: {look}."],
  styled: "{elements} gestaltet: {look}.",
  colourLook: "{value}",
  look: "{name} {value}",
  lineLook: "Linie {value}",
  labelLook: "Beschriftung „{value}“",
  plainLook: "{value}",
  pixels: "{value} px",
  times: "× {value}",
  noneCleared: "Kein Stil gilt für diese: Es gab nichts zu entfernen.",
  clearedSome: "{elements} sehen wieder aus wie am Anfang.",
  noLayers: "Es gibt keine Stile, also nichts zu entfernen.",
  noLayerSets: "Kein Stil setzt {channels}, also gab es nichts zu entfernen.",
  removedLayers: "{layers} entfernt: {names}.",
  removedFrom: "{channels} aus {layers} entfernt: {names}.",
  "by color": "{elements} nach {property} gefärbt.",
  "by size": "Größe nach {property} bei {elements}.",
  "by width": "Breite nach {property} bei {elements}.",
  "by opacity": "Deckkraft nach {property} bei {elements}.",
  "by shape": "Form nach {property} bei {elements}.",
  "by label": "{elements} mit {property} beschriftet.",
  allSame: "Alle Werte von {property} sind {value}: Das unterscheidet nichts.",
  outside: "{first}.",
  outsideBoth: "{first}; {then}.",
  below: [
    "{elements} unter {value} sieht aus wie {value}{size}",
    "{elements} unter {value} sehen aus wie {value}{size}",
  ],
  above: ["{elements} über {value} sieht aus wie {value}{size}", "{elements} über {value} sehen aus wie {value}{size}"],
  noNumberThere: ["{elements} hat dort keine Zahl und {what}.", "{elements} haben dort keine Zahl und {what}."],
  noValueThere: ["{elements} hat dort keinen Wert und {what}.", "{elements} haben dort keinen Wert und {what}."],
  keepsLook: ["bleibt, wie es ist", "bleiben, wie sie sind"],
  getsLook: ["bekommt {value}", "bekommen {value}"],
  isDrawn: ["bekommt {value}", "bekommen {value}"],
  nodeInEach: "Ein Knoten mit mehreren Werten zählt bei jedem und sieht aus wie der erste, der ein Aussehen hat.",
  edgeInEach: "Eine Kante mit mehreren Werten zählt bei jedem und sieht aus wie der erste, der ein Aussehen hat.",
  othersShare: ["Der andere Wert{many} bekommt {value}.", "Die anderen {count} Werte{many} bekommen {value}."],
  noneHasValue: "Keines von {elements} hat einen Wert für „{property}“. Nichts wurde geändert.",
  mappedAlready: "{elements} sehen schon nach {property} aus.",
  sameLayer: "Der Stil „{name}“ ist schon so. Nichts wurde geändert.",
  layerChanged: "Der Stil „{name}“ {done}.",
  calledNow: "heißt jetzt „{name}“",
  onNow: "ist jetzt an",
  offNow: "ist jetzt aus",
  placeNow: "ist Nummer {at} von {all} von oben",
} as const satisfies Partial<TextsOf<CommandTexts>>;

export const styleCommands = {
  explainStyle: {
    doing: "Stil lesen",
    done: (f) => `Stil von ${f.name} erklärt`,
    failed: "Der Stil ließ sich nicht lesen",
  },
  styleNodes: {
    doing: "Knoten gestalten",
    done: (f) => `${some(f)} gestaltet`,
    failed: "Die Knoten ließen sich nicht gestalten",
  },
  styleEdges: {
    doing: "Kanten gestalten",
    done: (f) => `${some(f)} gestaltet`,
    failed: "Die Kanten ließen sich nicht gestalten",
  },
  styleByAttribute: {
    doing: "Nach Attribut gestalten",
    done: (f) => `${some(f)} nach ${f.name} gestaltet`,
    failed: "Nach dem Attribut ließ sich nicht gestalten",
  },
  updateLayer: {
    doing: "Stilebene ändern",
    done: (f) => `Stil „${f.name}“ geändert`,
    failed: "Der Stil ließ sich nicht ändern",
  },
  clearStyles: {
    doing: "Stile entfernen",
    done: (f) => (f.count === 0 ? "Kein Stil zu entfernen" : `${countedOrNone(f.count, "Stil", "Stile")} entfernt`),
    failed: "Die Stile ließen sich nicht entfernen",
  },
} as const satisfies SomeCommands;
