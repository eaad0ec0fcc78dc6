import { Palette, Scaling } from "lucide-react";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import type { AllWords } from "@/words/words";
import { attributeFacts, attributesByUse } from "../parts/pane/attribute-facts";
import type { Services } from "../services";
import type { PaletteItem } from "./palette-types";

const mostAttributes = 20;
const targets: readonly ElementTarget[] = ["nodes", "edges"];

/** Looks by each attribute that tells elements apart, and the end of all looks. */
export function styleItems(services: Services, words: AllWords): readonly PaletteItem[] {
  const { finding } = words;
  const clear: PaletteItem = {
    key: "style clear",
    section: "styles",
    title: finding.clearLooks,
    aliases: finding.clearLooksAliases,
    icon: Palette,
    score: 50,
    run: ({ edit }) => void edit.run({ name: "clearStyles", input: {} }),
  };
  const byAttribute = targets.flatMap((target) => mappedItems(target, services, words));
  return services.document.layers.length === 0 ? byAttribute : [...byAttribute, clear];
}

function mappedItems(target: ElementTarget, { document }: Services, words: AllWords): readonly PaletteItem[] {
  const facts = attributeFacts(document, target).filter(({ distinct }) => distinct > 1);
  return attributesByUse(facts, document.tables[target].count)
    .slice(0, mostAttributes)
    .flatMap((fact) => [colorItem(target, fact, words), ...sizeItems(target, fact, words)]);
}

function colorItem(target: ElementTarget, { name }: AttributeProfile, { finding }: AllWords): PaletteItem {
  return {
    key: `color ${target} ${name}`,
    section: "styles",
    title: finding.colorBy(target, name),
    aliases: finding.colorAliases,
    icon: Palette,
    score: 50,
    run: ({ edit }) => void edit.run({ name: "styleByAttribute", input: { target, property: name, channel: "color" } }),
  };
}

function sizeItems(target: ElementTarget, { name, kind }: AttributeProfile, { finding }: AllWords) {
  if (kind !== "number") return [];
  const channel = target === "nodes" ? "size" : "width";
  const item: PaletteItem = {
    key: `${channel} ${target} ${name}`,
    section: "styles",
    title: finding.sizeBy(target, name),
    aliases: finding.sizeAliases,
    icon: Scaling,
    score: 50,
    run: ({ edit }) => void edit.run({ name: "styleByAttribute", input: { target, property: name, channel } }),
  };
  return [item];
}
