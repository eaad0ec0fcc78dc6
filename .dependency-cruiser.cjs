// The rule of docs/architecture.md: a folder imports from itself and from folders before it in this list, never from one after it.
const ladder = [
  "lib",
  "graph",
  "analysis",
  "knowledge",
  "commands",
  "ai",
  "words",
  ["providers", "canvas", "store"], // do not import each other
  "ui",
  "app",
  "eval",
];

// Where a package may be imported; a package without a home here may be imported by nobody in src/.
const homes = {
  zod: ["lib", "graph", "commands", "ai", "providers", "store", "app", "eval"],
  "fastest-levenshtein": ["lib"],
  papaparse: ["graph"],
  graphology: ["analysis"],
  "graphology-layout-forceatlas2": ["analysis"],
  "graphology-layout-noverlap": ["analysis"],
  "graphology-communities-louvain": ["analysis"],
  openai: ["providers"],
  "@mlc-ai/web-llm": ["providers"],
  cytoscape: ["canvas"],
  zustand: ["words", "store", "ui"],
  idb: ["store"],
  react: ["ui", "app"],
  "react-dom": ["ui", "app"],
  "lucide-react": ["ui"],
  marked: ["ui"],
  "@base-ui/react": ["ui"],
  "@tanstack/react-virtual": ["ui"],
  "@fontsource-variable/inter": ["ui", "app"],
  "@fontsource-variable/jetbrains-mono": ["ui", "app"],
};

const floors = ladder.map((floor) => [floor].flat());
const folderRules = floors.flatMap((floor, index) =>
  floor.map((folder) => {
    const forbidden = [...floors.slice(index + 1).flat(), ...floor.filter((neighbour) => neighbour !== folder)];
    return forbidden.length === 0
      ? null
      : {
          name: `${folder}-looks-down-only`,
          severity: "error",
          from: { path: `^src/${folder}/` },
          to: { path: `^src/(${forbidden.join("|")})/` },
        };
  }),
);

const packageRules = Object.entries(homes).map(([name, folders]) => ({
  name: `home-of-${name}`,
  severity: "error",
  from: { path: "^src/", pathNot: `^src/(${folders.join("|")})/` },
  to: { path: `node_modules/${name}/` },
}));

module.exports = {
  forbidden: [
    ...folderRules.filter(Boolean),
    ...packageRules,
    {
      name: "package-without-a-home",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "node_modules/", pathNot: `node_modules/(${Object.keys(homes).join("|")}|@types)/` },
    },
    { name: "no-circles", severity: "error", from: { path: "^src/" }, to: { circular: true } },
    {
      name: "no-orphan-imports",
      severity: "error",
      from: { path: "^src/" },
      to: { couldNotResolve: true, pathNot: "\\?(worker|url|raw)" },
    },
    {
      name: "builtin-knows-the-selector-grammar-only",
      severity: "error",
      from: { path: "^src/providers/builtin/" },
      to: { path: "^src/graph/", pathNot: "^src/graph/(selector/|[a-z]+/[a-z-]+-types\\.ts)" },
    },
    {
      name: "providers-apart",
      severity: "error",
      from: { path: "^src/providers/(builtin|openai|anthropic|webllm|replay|http)/" },
      to: { path: "^src/providers/(builtin|openai|anthropic|webllm|replay)/", pathNot: "^src/providers/$1/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
