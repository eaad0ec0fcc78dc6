import { describe, expect, it } from "vitest";
import { styleName } from "@/commands/style/style-request";
import type { ElementStyle } from "@/graph/styles/style-types";
import { germanLayerName } from "@/words/de/panels/layer-names";

describe("a layer's name in German", () => {
  it.each<readonly [ElementStyle, string, string]>([
    [{ color: "--g-1" }, "all nodes", "Blau: alle Knoten"],
    [{ color: "--w-red", size: { scale: 1.5 } }, "12 nodes", "Rot, Größe × 1,5: 12 Knoten"],
    [{ shape: "star", borderColor: "--g-1" }, "type == 'cat'", "Form Stern, Rand blau: type == 'cat'"],
    [{ lineStyle: "dashed", width: 2 }, "1 edge", "Breite 2 px, gestrichelt: 1 Kante"],
    [{ labelSize: 14, opacity: 0.5 }, "all edges", "Deckkraft 0,5, Schrift 14 px: alle Kanten"],
    [{ color: "#123456" }, "all nodes", "#123456: alle Knoten"],
  ])("of a look as the command names it: %j", (style, scope, german) => {
    expect(germanLayerName(`${styleName(style)}: ${scope}`)).toBe(german);
  });

  it("of a mapping", () => {
    expect(germanLayerName("Colour by type")).toBe("Farbe nach type");
  });

  it.each(["My favourites", "Blue ones: the best", "Notes: all nodes", "Blue"])(
    "leaves what somebody wrote: %s",
    (name) => {
      expect(germanLayerName(name)).toBe(name);
    },
  );
});
