import {
  BoxSelect,
  Eye,
  EyeOff,
  Focus,
  History,
  Maximize2,
  Minimize2,
  SquareDashed,
  SquareStack,
  Waypoints,
} from "lucide-react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { namedTypeAttribute } from "@/graph/profile/type-attribute";
import { printSelector } from "@/graph/selector/print-selector";
import type { JsonValue } from "@/lib/json";
import type { Words } from "@/words/words";
import type { Services } from "../services";
import type { Action } from "./action-types";
import { chosen, needsAny as needsChosen } from "./chosen";
import { idSelector, selectBy, selectSet } from "./select-elements";

type Refusal = NonNullable<Action["refusal"]>;

const group = "select";

const needsAny: Refusal = ({ document: { selection } }, words) =>
  selection.nodes.length + selection.edges.length > 0 ? null : words.selection.nothingSelected;
const needsNode: Refusal = ({ document }, words) =>
  document.selection.nodes.length > 0 ? null : words.selection.noNodeSelected;
const needsTwo: Refusal = ({ document }, words) =>
  document.selection.nodes.length > 1 ? null : words.selection.twoNodes;

/** What the filter hides is never taken by a key: nothing is changed that nobody sees. */
const shown = ({ document }: Services, selector: string) =>
  document.filter === null ? selector : `$shown && (${selector})`;

const plain = (name: keyof Words["selection"]) => (words: Words) => {
  const text = words.selection[name];
  return text;
};

export const selectionActions: readonly Action[] = [
  {
    id: "select.all",
    group,
    title: plain("all"),
    icon: BoxSelect,
    keys: ["Mod+A"],
    run: (services) => void selectBy(services, { selector: shown(services, "*") }),
  },
  {
    id: "select.invert",
    group,
    title: plain("invert"),
    icon: SquareDashed,
    keys: ["Mod+I"],
    run: (services) => void selectBy(services, { selector: shown(services, "not $selected") }),
  },
  {
    id: "select.none",
    group,
    title: plain("none"),
    refusal: needsAny,
    run: (services) => void selectNothing(services),
  },
  {
    id: "select.grow",
    group,
    title: plain("grow"),
    icon: Maximize2,
    keys: ["."],
    refusal: needsNode,
    run: (services) => void selectBy(services, { selector: shown(services, "neighbors($selected)"), mode: "add" }),
  },
  {
    id: "select.shrink",
    group,
    title: plain("shrink"),
    icon: Minimize2,
    keys: [","],
    refusal: needsNode,
    run: (services) => void selectBy(services, { selector: "$selected && neighbors(not $selected)", mode: "remove" }),
  },
  {
    id: "select.sameType",
    group,
    title: plain("sameType"),
    icon: SquareStack,
    keys: ["Shift+S"],
    refusal: (services, words) => needsAny(services, words) ?? (typesOf(services) ? null : words.selection.noTypes),
    run: (services) => void selectSameType(services),
  },
  {
    id: "select.between",
    group,
    title: plain("between"),
    icon: Waypoints,
    keys: ["Shift+E"],
    refusal: needsTwo,
    run: (services) => void selectBetween(services),
  },
  {
    id: "select.previous",
    group,
    title: plain("previous"),
    icon: History,
    keys: ["Shift+A"],
    refusal: ({ selections }, words) => (selections.previous() ? null : words.selection.noPrevious),
    run: (services) => void goBack(services),
  },
  {
    id: "select.hide",
    group,
    title: plain("hide"),
    icon: EyeOff,
    keys: ["H"],
    refusal: needsChosen,
    run: (services) => void hideSelected(services),
  },
  {
    id: "select.only",
    group,
    title: plain("only"),
    icon: Focus,
    keys: ["Shift+H"],
    refusal: needsChosen,
    run: (services) => void showOnlySelected(services),
  },
  {
    id: "view.showAll",
    group,
    title: plain("showAll"),
    icon: Eye,
    refusal: ({ document }, words) => (document.filter === null ? words.selection.nothingHidden : null),
    run: ({ edit }) => void edit.run({ name: "showAll", input: {} }),
  },
];

async function selectNothing({ document, edit }: Services): Promise<void> {
  for (const target of ["nodes", "edges"] as const) {
    if (document.selection[target].length === 0) continue;
    await edit.run({ name: "selectElements", input: { selector: "$selected", target, mode: "remove" } });
  }
}

function typesOf({ document }: Services): { readonly attribute: string; readonly target: ElementTarget } | null {
  const target = document.selection.nodes.length > 0 ? "nodes" : "edges";
  const attribute = namedTypeAttribute(document.tables[target]);
  return attribute === undefined ? null : { attribute, target };
}

async function selectSameType(services: Services): Promise<void> {
  const types = typesOf(services);
  if (!types) return;
  const { attribute, target } = types;
  const table = services.document.tables[target];
  const values = services.document.selection[target].flatMap((id): readonly JsonValue[] => {
    const value = table.valueAt(attribute, table.rowOf(id) ?? -1);
    return value === undefined || value === null ? [] : [value];
  });
  const where = printSelector({ op: "in", field: { name: attribute, of: "attribute" }, values: [...new Set(values)] });
  await selectBy(services, { selector: shown(services, where), target });
}

async function selectBetween(services: Services): Promise<void> {
  const values = services.document.selection.nodes;
  const ends = (["source", "target"] as const).map((name) =>
    printSelector({ op: "in", field: { name, of: "computed" }, values }),
  );
  await selectBy(services, { selector: shown(services, ends.join(" && ")), target: "edges", mode: "add" });
}

async function goBack(services: Services): Promise<void> {
  const set = services.selections.goBack();
  if (set) await selectSet(services, set);
}

async function hideSelected(services: Services): Promise<void> {
  const { edit } = services;
  const { nodes, edges } = chosen(services);
  const target = nodes.length > 0 ? "nodes" : "edges";
  const selector = `not (${idSelector(target === "nodes" ? nodes : edges)})`;
  const done = await edit.run({ name: "filterGraph", input: { selector, target, mode: "add" } });
  if (done?.success) await selectNothing(services);
}

async function showOnlySelected(services: Services): Promise<void> {
  const elements = chosen(services);
  const target = elements.nodes.length > 0 ? "nodes" : "edges";
  const selector = idSelector(elements[target]);
  await services.edit.run({ name: "filterGraph", input: { selector, target, mode: "add" } });
}
