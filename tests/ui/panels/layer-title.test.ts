import { describe, expect, it } from "vitest";
import { styleName } from "@/commands/style/style-texts";
import type { ElementStyle } from "@/graph/styles/style-types";
import { layerTitle } from "@/ui/sentences/layer-title";
import * as de from "@/words/de/de";
import { allEnglish } from "@/words/en/all";

describe("a layer's title in German", () => {
  it.each<readonly [ElementStyle, string, string]>([
    [{ color: "--g-1" }, "all nodes", "Blau: alle Knoten"],
    [{ color: "--w-red", size: { scale: 1.5 } }, "1,200 nodes", "Rot, Größe × 1,5: 1.200 Knoten"],
    [{ shape: "star", borderColor: "--g-1" }, "type == 'cat'", "Form Stern, Randfarbe Blau: type == 'cat'"],
    [{ lineStyle: "dashed", width: 2 }, "1 edge", "Breite 2 px, Linie gestrichelt: 1 Kante"],
    [{ labelSize: 14, opacity: 0.5 }, "all edges", "Deckkraft 0,5, Schriftgröße 14 px: alle Kanten"],
    [{ color: "#123456", label: "{name}" }, "all nodes", "#123456, Beschriftung „{name}“: alle Knoten"],
    [{ icon: "cat", labelPlace: "centre" }, "1 node", "Beschriftung innen, Symbol Katze: 1 Knoten"],
  ])("of a look as the command names it: %j", (style, scope, german) => {
    const target = scope.includes("edge") ? "edges" : "nodes";
    const layer = { name: `${styleName(style)}: ${scope}`, target, style } as const;
    expect(layerTitle(layer, de)).toBe(german);
    expect(layerTitle(layer, allEnglish)).toBe(layer.name);
  });

  it.each(["My favourites", "Blue ones: the best", "Notes: all nodes", "Blue", "Red: all nodes"])(
    "leaves what somebody wrote: %s",
    (name) => {
      expect(layerTitle({ name, target: "nodes", style: { color: "--g-1" } }, de)).toBe(name);
    },
  );
});
