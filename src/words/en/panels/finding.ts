import type { LayoutName } from "@/analysis/catalog/analysis-types";
import type { ElementTarget } from "@/graph/document/graph-types";

/** What the palette finds beside actions, and the other words people look for it by. */
export const finding = {
  layouts: {
    force: ["force-directed", "spring", "organic", "ForceAtlas2"],
    layered: ["tree", "hierarchy", "hierarchical", "levels", "top-down", "dagre", "Sugiyama"],
    concentric: ["rings", "radial"],
    circle: ["circular", "ring"],
    grid: ["rows", "matrix"],
    random: ["shuffle", "scatter"],
    geographic: ["geographic", "geo", "latitude", "longitude", "Mercator"],
    noverlap: ["noverlap", "no overlap", "overlapping", "spread out"],
  } satisfies Readonly<Record<LayoutName, readonly string[]>>,
  runRecipe: (name: string) => `Run recipe: ${name}`,
  find: (name: string) => `Analyse: ${name}`,
  choose: (name: string) => `Analyse: ${name}…`,
  colorBy: (target: ElementTarget, name: string) => `Colour ${target} by ${name}`,
  colorAliases: ["color", "style", "paint", "look"],
  sizeBy: (target: ElementTarget, name: string) =>
    target === "nodes" ? `Size nodes by ${name}` : `Width of edges by ${name}`,
  sizeAliases: ["scale", "style", "thickness", "look"],
  clearLooks: "Remove all styles",
  clearLooksAliases: ["clear styles", "reset colours", "reset colors", "default look"],
  theme: { light: "Theme: light", dark: "Theme: dark", system: "Theme: system" },
  themeAliases: {
    light: ["light mode", "bright", "appearance"],
    dark: ["dark mode", "night", "appearance"],
    system: ["appearance"],
  },
  language: (name: string) => `Language: ${name}`,
  languageAliases: ["language", "Sprache"],
  settings: {
    services: {
      title: "Settings: API keys and services",
      aliases: ["OpenAI", "Anthropic", "Ollama", "token", "endpoint"],
    },
    limits: {
      title: "Settings: limits per message",
      aliases: ["limit", "rounds", "cost", "tokens", "seconds"],
    },
    helpers: { title: "Settings: fallback and helpers", aliases: ["fallback", "routing"] },
    prices: { title: "Settings: prices", aliases: ["cost", "dollars"] },
    singleKeys: { title: "Settings: single-key shortcuts", aliases: ["keyboard", "shortcuts"] },
    clearAll: { title: "Settings: delete everything on this device", aliases: ["clear data", "privacy", "reset"] },
  },
};
