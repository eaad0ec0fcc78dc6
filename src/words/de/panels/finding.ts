import type { AllWords } from "../../words";

export const finding: AllWords["finding"] = {
  layouts: {
    force: ["kräftebasiert", "Feder", "organisch", "force"],
    layered: ["Baum", "hierarchisch", "Ebenen", "Stufen", "tree"],
    concentric: ["Ringe", "radial", "concentric"],
    circle: ["kreisförmig", "Ring", "circle"],
    grid: ["Gitter", "Reihen", "grid"],
    random: ["zufällig", "streuen", "random"],
    geographic: ["Landkarte", "geografisch", "Breitengrad", "Längengrad", "Mercator"],
    noverlap: ["noverlap", "auseinander", "überlappen"],
  },
  runRecipe: (name) => `Rezept ausführen: ${name}`,
  find: (name) => `Analyse: ${name}`,
  choose: (name) => `Analyse: ${name}…`,
  colorBy: (target, name) => `${target === "nodes" ? "Knoten" : "Kanten"} nach ${name} färben`,
  colorAliases: ["Farbe", "color", "Stil", "Aussehen", "anmalen"],
  sizeBy: (target, name) => (target === "nodes" ? `Größe der Knoten nach ${name}` : `Breite der Kanten nach ${name}`),
  sizeAliases: ["skalieren", "Stil", "Dicke", "Aussehen", "size"],
  clearLooks: "Alle Stile entfernen",
  clearLooksAliases: ["Farben zurücksetzen", "Stile löschen", "clear styles"],
  theme: { light: "Farbschema: hell", dark: "Farbschema: dunkel", system: "Farbschema: wie das System" },
  themeAliases: {
    light: ["light mode", "Theme", "Erscheinungsbild"],
    dark: ["dark mode", "Nachtmodus", "Theme", "Erscheinungsbild"],
    system: ["Theme", "Erscheinungsbild"],
  },
  language: (name) => `Sprache: ${name}`,
  languageAliases: ["language", "Sprache"],
  settings: {
    services: {
      title: "Einstellungen: API-Schlüssel und Dienste",
      aliases: ["OpenAI", "Anthropic", "Ollama", "Token", "Key"],
    },
    limits: { title: "Einstellungen: Grenzen je Nachricht", aliases: ["Grenze", "Runden", "Kosten", "Sekunden"] },
    helpers: { title: "Einstellungen: Ersatz und Helfer", aliases: ["Ersatz", "Fallback"] },
    prices: { title: "Einstellungen: Preise", aliases: ["Kosten", "Dollar"] },
    singleKeys: { title: "Einstellungen: Kürzel aus einer Taste", aliases: ["Tastatur", "Tasten"] },
    clearAll: { title: "Einstellungen: alles auf diesem Gerät löschen", aliases: ["Daten löschen", "Datenschutz"] },
  },
};
