/** One change to a copy of the sources: a new file, or lines put before the first place where `before` stands. */
export type Edit =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly before: string; readonly insert: string };

/** What a newcomer adds, as the edits it takes. */
export interface Toy {
  readonly what: string;
  /** Its folder, where it has one: all files in it count as one. */
  readonly folder?: string;
  /** So many files, the folder counted as one, are touched and no more. */
  readonly files: number;
  readonly edits: readonly Edit[];
  /** Left out, the last edit of that file, or the one with that name, the compiler refuses the rest and says that name. */
  readonly needs: readonly { readonly file: string; readonly missing: string }[];
}

const command: Toy = {
  what: "a command",
  files: 4,
  edits: [
    {
      file: "src/commands/read/count-leaves.ts",
      text: `import * as z from "zod/mini";
import { counted } from "@/lib/english";
import { speaker } from "@/lib/text/speaker";
import { defineWork } from "../registry/define-command";

export const texts = { leafCount: "The graph has {leaves}." } as const;
const tell = speaker(texts);

export const countLeaves = defineWork({
  description: "Counts the nodes with one neighbour.",
  input: z.strictObject({}),
  async run(_, context) {
    const tables = context.tables();
    const count = [...Array(tables.nodes.count).keys()].filter((row) => tables.degreeAt(row) === 1).length;
    return { success: true, ...tell({ id: "leafCount", with: { leaves: counted(count, "leaf", "leaves") } }), data: { count } };
  },
});
`,
    },
    {
      file: "src/commands/registry/all-commands.ts",
      before: "] as const satisfies readonly ListedCommand[]",
      insert: `  rare("countLeaves", "Count the leaves", ["read"], () => import("../read/count-leaves")),\n`,
    },
    {
      file: "src/commands/registry/all-commands.ts",
      before: `], () => import("../read/count-leaves")`,
      insert: `, "shown"`,
    },
    {
      file: "src/words/en/chat/commands.ts",
      before: "  queryGraph: {",
      insert: `  countLeaves: { doing: "Counting leaves", done: (f) => \`Counted \${f.count} leaves\`, failed: "Could not count" },\n`,
    },
    {
      file: "src/words/de/said/read.ts",
      before: "  graphHas: ",
      insert: `  leafCount: "Der Graph hat {leaves}.",\n`,
    },
    {
      file: "src/words/de/said/read.ts",
      before: "  queryGraph: {",
      insert: `  countLeaves: { doing: "Blätter zählen", done: (f) => \`\${f.count} Blätter\`, failed: "Nicht gezählt" },\n`,
    },
  ],
  needs: [
    { file: "src/commands/registry/all-commands.ts", missing: "Kind" },
    { file: "src/words/en/chat/commands.ts", missing: "countLeaves" },
    { file: "src/words/de/said/read.ts", missing: "countLeaves" },
    { file: "src/words/de/said/read.ts", missing: "leafCount" },
  ],
};

const option: Toy = {
  what: "an option of a message",
  files: 4,
  edits: [
    {
      file: "src/ai/options/ai-options.ts",
      before: "  readonly adaptive: boolean;",
      insert: "  /** Answers are short. */\n  readonly brief: boolean;\n",
    },
    {
      file: "src/ai/options/option-table.ts",
      before: "  adaptive: {",
      insert: `  brief: { group: "steps", takes: onOff, usual: false },\n`,
    },
    {
      file: "src/words/en/dialogs/options.ts",
      before: "    adaptive: {",
      insert: `    brief: { label: "Short answers", hint: "Answers in a sentence or two." },\n`,
    },
    {
      file: "src/words/de/dialogs/options.ts",
      before: "    adaptive: {",
      insert: `    brief: { label: "Kurze Antworten", hint: "Antwortet in ein, zwei Sätzen." },\n`,
    },
  ],
  needs: [
    { file: "src/ai/options/option-table.ts", missing: "brief" },
    { file: "src/words/en/dialogs/options.ts", missing: "brief" },
    { file: "src/words/de/dialogs/options.ts", missing: "brief" },
  ],
};

const panel: Toy = {
  what: "a panel of the rail",
  folder: "src/ui/notes",
  files: 4,
  edits: [
    {
      file: "src/ui/notes/NotesPanel.tsx",
      text: `import { useWords } from "../use-stores";

/** What its reader noted down. */
export function NotesPanel() {
  return <p>{useWords("panels").notes.nothing}</p>;
}
`,
    },
    {
      file: "src/words/en/panels/panels.ts",
      before: "  filter: {",
      insert: `  notes: { nothing: "Nothing was noted down." },\n`,
    },
    {
      file: "src/words/en/panels/panels.ts",
      before: `nothing: "Nothing was noted down."`,
      insert: `title: "Notes", `,
    },
    {
      file: "src/words/de/panels/panels.ts",
      before: "  filter: {",
      insert: `  notes: { title: "Notizen", nothing: "Nichts notiert." },\n`,
    },
    {
      file: "src/app/features.ts",
      before: "  handbook,\n",
      insert: `  panel("notes", Filter, async () => (await import("@/ui/notes/NotesPanel")).NotesPanel),\n`,
    },
  ],
  needs: [
    { file: "src/words/en/panels/panels.ts", missing: "title" },
    { file: "src/words/de/panels/panels.ts", missing: "notes" },
  ],
};

const feature: Toy = {
  what: "a feature with a service, an action and a dialog",
  folder: "src/app/visits",
  files: 2,
  edits: [
    {
      file: "src/app/visits/visit-feature.ts",
      text: `import { Clock } from "lucide-react";
import { opened } from "@/ui/actions/feature";
import type { Feature, Page } from "../page/page";

/** Since when the page stands open. */
export const visits = {
  services: ({ today }: Page) => {
    const since = today();
    return { visits: { since } };
  },
  actions: [
    {
      id: "view.visits",
      group: "view",
      title: ({ actions }) => actions.metrics,
      icon: Clock,
      run: ({ view }) => view.change({ dialog: "visits" }),
    },
  ],
  dialogs: { visits: opened(async () => (await import("./VisitDialog")).VisitDialog) },
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly visits: { readonly since: number };
  }
}

declare module "@/store/view/view-store" {
  interface Dialogs {
    visits: true;
  }
}
`,
    },
    {
      file: "src/app/visits/VisitDialog.tsx",
      text: `import { useServices } from "@/ui/services";

export function VisitDialog() {
  return <p role="dialog">Open since {useServices().visits.since}</p>;
}
`,
    },
    {
      file: "src/app/features.ts",
      before: "\n/**\n * All there is in the page",
      insert: `import { visits } from "./visits/visit-feature";\n`,
    },
    { file: "src/app/features.ts", before: "  handbook,\n", insert: "  visits,\n" },
  ],
  needs: [{ file: "src/app/features.ts", missing: "visits" }],
};

const provider: Toy = {
  what: "a provider with an API of its own",
  folder: "src/providers/echo",
  files: 3,
  edits: [
    {
      file: "src/providers/echo/echo-provider.ts",
      text: `import type { CreateProvider, EndpointCheck, PriceList, ToWireForm } from "../adapter-types";

/** Says what it is asked. */
export const createEchoProvider: CreateProvider = ({ model, baseUrl }) => ({
  id: "echo",
  model,
  host: new URL(baseUrl).host,
  title: model,
  capabilities: {
    toolChoiceNone: true,
    contentNull: true,
    textCalls: false,
    maxTools: 128,
    contextTokens: 8000,
    reasoningBack: false,
    toolProfile: "full",
  },
  async *stream({ history }) {
    yield { type: "text-delta", text: \`You said: \${history.at(-1)?.user}\` };
    yield { type: "finish", reason: "stop" };
  },
});

export const echoPrices: PriceList = { readOn: "2026-11-28", rows: [] };

const nothingToAsk = async () => ({ success: false, message: "It has no list." }) as const;
export const echoCheck: EndpointCheck = { listModels: nothingToAsk, test: nothingToAsk };

export const toEchoForm: ToWireForm = ({ history }, { model }) => ({
  kind: "echo",
  model,
  body: { text: history.at(-1)?.user },
  refusal: null,
});
`,
    },
    {
      file: "src/ai/port/api-table.ts",
      before: "] as const satisfies readonly ApiFacts[];",
      insert: `  {
    kind: "echo",
    title: "Echo",
    baseUrl: "https://echo.example/v1",
    keyVariable: "ECHO_API_KEY",
    keyBeginnings: ["echo-"],
    usualModel: { own: "echo-1", elsewhere: "echo-1" },
    preferredModels: [/^echo/u],
    contextTokens: 8000,
  },
`,
    },
    {
      file: "src/providers/provider-table.ts",
      before: "interface ProviderRow {",
      insert: `import { echoPrices } from "./echo/echo-provider";\n\n`,
    },
    {
      file: "src/providers/provider-table.ts",
      before: "  anthropic: {",
      insert: `  echo: {
    load: async () => (await import("./echo/echo-provider")).createEchoProvider,
    check: async () => (await import("./echo/echo-provider")).echoCheck,
    prices: echoPrices,
    wireForm: async () => (await import("./echo/echo-provider")).toEchoForm,
  },
`,
    },
  ],
  needs: [{ file: "src/providers/provider-table.ts", missing: "echo" }],
};

const language: Toy = {
  what: "a language of the page",
  folder: "src/words/fr",
  files: 4,
  edits: [
    { file: "src/words/fr/fr.ts", text: `export * from "../de/de";\n` },
    { file: "src/words/fr/rescue.ts", text: `export { rescue } from "../de/rescue";\n` },
    { file: "src/words/words.ts", before: `] as const;\nexport type Language`, insert: `, "fr"` },
    { file: "src/words/words.ts", before: ` };`, insert: `, fr: "Français"` },
    {
      file: "src/words/words-store.ts",
      before: "  de: async () => {",
      insert: `  fr: async () => {
    const fr = await import("./fr/fr");
    return { words: fr, all: fr };
  },
`,
    },
    {
      file: "src/app/page/rescue.tsx",
      before: "\nconst rescues",
      insert: `import { rescue as french } from "@/words/fr/rescue";\n`,
    },
    { file: "src/app/page/rescue.tsx", before: ", de: german", insert: ", fr: french" },
  ],
  needs: [
    { file: "src/words/words.ts", missing: "fr" },
    { file: "src/words/words-store.ts", missing: "fr" },
    { file: "src/app/page/rescue.tsx", missing: "fr" },
  ],
};

export const toys: readonly Toy[] = [command, option, panel, feature, provider, language];
