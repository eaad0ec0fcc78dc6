/** The arguments of `npm run eval --`. */
export interface EvalArgs {
  readonly kind: "measure";
  readonly provider: string;
  readonly model?: string;
  readonly baseUrl?: string;
  readonly apiKeyEnv?: string;
  /** How much the model reads; little: the short prompt. */
  readonly contextTokens?: number;
  /** The built-in assistant answers what it understands whole, and tells a small model how it reads the rest. */
  readonly builtinFirst: boolean;
  /** Names of suites or files; none: every suite there is. */
  readonly suites: readonly string[];
  readonly runs: number;
  readonly only?: RegExp;
  readonly set: Readonly<Record<string, string>>;
  readonly maxSeconds?: number;
  readonly maxTokens?: number;
  readonly taskSeconds: number;
  readonly jobs?: number;
  readonly json?: string;
  readonly resume?: string;
  readonly traces?: string;
  readonly baseline?: string;
  readonly updateBaseline: boolean;
  /** Measures once for each limit of rounds and compares. */
  readonly rounds?: readonly [number, number];
  readonly quiet: boolean;
}
export type EvalRequest = EvalArgs | { readonly kind: "compare"; readonly a: string; readonly b: string };
export type UsageError = { readonly usage: string };

type Draft = { -readonly [K in keyof EvalArgs]: EvalArgs[K] };
type Taking = (draft: Draft, value: string) => string | undefined;

const withValue: Readonly<Record<string, Taking>> = {
  "--provider": (draft, value) => put(draft, { provider: value }),
  "--model": (draft, value) => put(draft, { model: value }),
  "--base-url": (draft, value) => put(draft, { baseUrl: value }),
  "--api-key-env": (draft, value) => put(draft, { apiKeyEnv: value }),
  "--context-tokens": counting("--context-tokens", (draft, contextTokens) => put(draft, { contextTokens })),
  "--suite": (draft, value) => put(draft, { suites: [...draft.suites, value] }),
  "--runs": counting("--runs", (draft, runs) => put(draft, { runs })),
  "--only": (draft, value) => {
    try {
      return put(draft, { only: new RegExp(value, "u") });
    } catch {
      return `--only takes a regular expression, not ${value}`;
    }
  },
  "--set": (draft, value) => {
    const cut = value.indexOf("=");
    if (cut < 1) return `--set takes option=value, not "${value}".`;
    return put(draft, { set: { ...draft.set, [value.slice(0, cut)]: value.slice(cut + 1) } });
  },
  "--max-seconds": counting("--max-seconds", (draft, maxSeconds) => put(draft, { maxSeconds })),
  "--max-tokens": counting("--max-tokens", (draft, maxTokens) => put(draft, { maxTokens })),
  "--task-seconds": counting("--task-seconds", (draft, taskSeconds) => put(draft, { taskSeconds })),
  "--jobs": counting("--jobs", (draft, jobs) => put(draft, { jobs })),
  "--json": (draft, value) => put(draft, { json: value }),
  "--resume": (draft, value) => put(draft, { resume: value }),
  "--traces": (draft, value) => put(draft, { traces: value }),
  "--baseline": (draft, value) => put(draft, { baseline: value }),
  "--rounds": (draft, value) => {
    const match = /^(\d+),(\d+)$/.exec(value);
    if (!match) return `--rounds takes two limits such as 1,5, not "${value}".`;
    return put(draft, { rounds: [Number(match[1]), Number(match[2])] });
  },
};
const alone: Readonly<Record<string, (draft: Draft) => void>> = {
  "--update-baseline": (draft) => void put(draft, { updateBaseline: true }),
  "--builtin-first": (draft) => void put(draft, { builtinFirst: true }),
  "--quiet": (draft) => void put(draft, { quiet: true }),
};

export function parseArgs(args: readonly string[]): EvalRequest | UsageError {
  if (args[0] === "--compare") {
    const [, a, b] = args;
    return a !== undefined && b !== undefined && args.length === 3
      ? { kind: "compare", a, b }
      : { usage: "--compare takes two result files: --compare A.json B.json." };
  }
  const draft: Draft = {
    kind: "measure",
    provider: "builtin",
    builtinFirst: false,
    suites: [],
    runs: 1,
    set: {},
    taskSeconds: 120,
    updateBaseline: false,
    quiet: false,
  };
  for (let index = 0; index < args.length; ) {
    const taken = take(draft, args[index] ?? "", args[index + 1]);
    if ("usage" in taken) return taken;
    index += taken.length;
  }
  return checked(draft);
}

function take(draft: Draft, flag: string, value: string | undefined): { readonly length: number } | UsageError {
  if (Object.hasOwn(alone, flag)) {
    alone[flag]?.(draft);
    return { length: 1 };
  }
  const read = Object.hasOwn(withValue, flag) ? withValue[flag] : undefined;
  if (!read) {
    const known = [...Object.keys(withValue), ...Object.keys(alone), "--compare"].join(", ");
    return { usage: `Unknown option ${flag}. Known: ${known}.` };
  }
  if (value === undefined) return { usage: `${flag} needs a value.` };
  const usage = read(draft, value);
  return usage === undefined ? { length: 2 } : { usage };
}

function checked(draft: Draft): EvalArgs | UsageError {
  if (draft.updateBaseline && draft.baseline === undefined)
    return { usage: "--update-baseline needs --baseline FILE to write to." };
  if (draft.rounds && draft.resume !== undefined) return { usage: "--rounds measures twice: leave out --resume." };
  return draft;
}

function counting(flag: string, assign: (draft: Draft, value: number) => undefined): Taking {
  return (draft, text) => {
    const value = Number(text);
    return Number.isInteger(value) && value > 0 ? assign(draft, value) : `${flag} takes a whole number above 0.`;
  };
}

function put(draft: Draft, part: Partial<Draft>): undefined {
  Object.assign(draft, part);
}
