// The packages, and the doors into each: the files its package.json exports.
const doors = Object.fromEntries(
  ["formats", "bench"].map((name) => [name, Object.values(require(`./packages/${name}/package.json`).exports)]),
);

// The rule of docs/architecture.md: a folder imports from itself and from folders before it in this list, never from one after it.
const ladder = [
  "lib",
  "graph",
  "formats",
  "engine",
  "analysis",
  "knowledge",
  "commands",
  "ai",
  ["recipes", "traces"], // what a conversation leaves behind
  "words",
  ["providers", "canvas", "store"], // do not import each other
  "ui",
  "app",
  "bench",
];

// The same for the folders of ui/, from the ground up. The hooks and services beside them import none of them.
const uiLadder = [
  "sentences",
  ["parts", "rescue"],
  ["values", "markdown"],
  "actions",
  "database",
  ["search", "network", "share", "settings", "storage", "canvas"],
  ["keys", "models", "start", "table", "export", "recipes", "options", "metrics"],
  "contents", // every folder without a row here: a panel of its own, such as "filter" or "chat"
  "replay", // a recording over the page
  "trace", // what happened: it shows a turn's steps and changes as the chat does
  ["palette", "help"],
  "settings-page", // the list of all that is set, above what it lists
  "frame",
];

const uiRows = uiLadder.flat().filter((folder) => folder !== "contents");
/** Where a rung of a ladder is: a package, or a folder below the ladder's root. */
function placeOf(folder, root) {
  if (folder === "contents") return `${root}/(?!(?:${uiRows.join("|")})/)[^/]+`;
  return `${folder in doors ? "packages" : root}/${folder}`;
}

// Where a package may be imported; a package without a home here may be imported by nobody in src/.
const homes = {
  zod: ["lib", "graph", "formats", "commands", "ai", "recipes", "traces", "providers", "store", "app", "bench"],
  "fastest-levenshtein": ["lib"],
  minisearch: ["knowledge"],
  stemmer: ["knowledge"],
  papaparse: ["formats"],
  graphology: ["analysis", "canvas/sigma"],
  "graphology-layout-forceatlas2": ["analysis"],
  "graphology-layout-noverlap": ["analysis"],
  "graphology-communities-louvain": ["analysis"],
  "neo4j-driver-lite": ["engine/bolt"],
  openai: ["providers"],
  "@mlc-ai/web-llm": ["providers"],
  cytoscape: ["canvas/cytoscape"],
  sigma: ["canvas/sigma"],
  zustand: ["words", "store", "ui"],
  idb: ["store"],
  react: ["ui", "app"],
  "react-dom": ["ui", "app"],
  "lucide-react": ["ui", "app"],
  marked: ["ui"],
  "@base-ui/react": ["ui"],
  "@tanstack/react-virtual": ["ui"],
  "@fontsource-variable/inter": ["ui", "app"],
  "@fontsource-variable/jetbrains-mono": ["ui", "app"],
};

/** A rule for each folder of a ladder: it imports from none that stands beside or above it. */
function lookDownOnly(rungs, root) {
  const floors = rungs.map((floor) => [floor].flat());
  return floors.flatMap((floor, index) =>
    floor.flatMap((folder) => {
      const isMany = folder === "contents";
      const beside = floor.filter((neighbour) => isMany || neighbour !== folder);
      const forbidden = [...floors.slice(index + 1).flat(), ...beside].map((one) => placeOf(one, root));
      if (forbidden.length === 0) return [];
      return [
        {
          name: `${root === "src" ? "" : "ui-"}${folder}-looks-down-only`,
          severity: "error",
          from: { path: `^(${placeOf(folder, root)})/` },
          to: { path: `^(?:${forbidden.join("|")})/`, ...(isMany && { pathNot: "^$1/" }) },
        },
      ];
    }),
  );
}

/** The code of the page and of the packages, without their scripts. */
const product = "^(?:src|packages/[^/]+/(?:src|doors))/";

const packageRules = Object.entries(homes).map(([name, folders]) => ({
  name: `home-of-${name}`,
  severity: "error",
  from: { path: product, pathNot: `^(?:${folders.map((folder) => placeOf(folder, "src")).join("|")})/` },
  to: { path: `node_modules/${name}/` },
}));

const doorRules = Object.entries(doors).map(([name, files]) => ({
  name: `${name}-is-entered-by-its-doors`,
  severity: "error",
  from: { pathNot: `^packages/${name}/` },
  to: {
    path: `^packages/${name}/`,
    pathNot: `^packages/${name}/(?:${files.map((file) => file.slice(2).replaceAll(".", "\\.")).join("|")})$`,
  },
}));

module.exports = {
  forbidden: [
    ...lookDownOnly(ladder, "src"),
    ...lookDownOnly(uiLadder, "src/ui"),
    {
      name: "ui-hooks-know-no-folder",
      severity: "error",
      from: { path: "^src/ui/[^/]+$", pathNot: "^src/ui/App\\.tsx$" },
      to: { path: "^src/ui/[^/]+/" },
    },
    ...packageRules,
    ...doorRules,
    {
      name: "formats-takes-from-the-house-by-its-host-file",
      severity: "error",
      from: { path: "^packages/formats/", pathNot: "^packages/formats/src/host\\.ts$" },
      to: { path: "^src/" },
    },
    {
      name: "package-without-a-home",
      severity: "error",
      from: { path: product },
      to: { path: "node_modules/", pathNot: `node_modules/(${Object.keys(homes).join("|")}|@types)/` },
    },
    { name: "no-circles", severity: "error", from: { path: product }, to: { circular: true } },
    {
      name: "no-orphan-imports",
      severity: "error",
      from: { path: product },
      to: { couldNotResolve: true, pathNot: "\\?(worker|url|raw)" },
    },
    {
      name: "builtin-knows-the-selector-grammar-only",
      severity: "error",
      from: { path: "^src/providers/builtin/" },
      to: { path: "^(?:packages|src/graph)/", pathNot: "^src/graph/(selector/|[a-z]+/[a-z-]+-types\\.ts)" },
    },
    {
      name: "providers-apart",
      severity: "error",
      from: { path: "^src/providers/(?!routing/)([^/]+)/" },
      to: { path: "^src/providers/[^/]+/", pathNot: "^src/providers/($1|http)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    moduleSystems: ["es6"],
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
