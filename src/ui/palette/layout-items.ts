import { Network } from "lucide-react";
import type { AllWords } from "@/words/words";
import { layoutNames } from "../layout/layout-draft";
import type { PaletteItem } from "./palette-types";

/** Every layout, also by the names it has elsewhere. */
export function layoutItems({ palette, layout, finding }: AllWords): readonly PaletteItem[] {
  return layoutNames.map((type) => ({
    key: `layout ${type}`,
    section: "layouts",
    title: palette.layout(layout.names[type]),
    aliases: finding.layouts[type],
    ...(finding.layouts[type][0] !== undefined && { detail: finding.layouts[type][0] }),
    icon: Network,
    score: 50,
    run: ({ edit }) => void edit.run({ name: "setLayout", input: { type } }),
  }));
}
