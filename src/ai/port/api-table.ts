/** What is known of a provider with an API of its own before its code is loaded. */
interface ApiFacts {
  /** The kind of its endpoints, and its name after `--provider`. */
  readonly kind: string;
  /** As people know it. */
  readonly title: string;
  /** Of its own service. */
  readonly baseUrl: string;
  /** The environment variable that holds the key of its own service; without it the service takes none. */
  readonly keyVariable?: string;
  /** How the keys of its own service begin. */
  readonly keyBeginnings?: readonly string[];
  /** The model the terminal asks where none is named: at its own service, and at another address that speaks this API. */
  readonly usualModel: { readonly own: string; readonly elsewhere: string };
  /** Models a new user may begin with, the best first. */
  readonly preferredModels?: readonly RegExp[];
  /** Tokens a model of its own service can read. */
  readonly contextTokens: number;
  /** Its models can be told how much to think. */
  readonly takesThinking?: boolean;
}

/**
 * One row for each API; `providers/provider-table.ts` has the code of each. The facts stand here, below both, since the
 * store, the page and the adapter of OpenAI's API read them too, and none of them may import the adapters.
 */
const rows = [
  {
    kind: "openai",
    title: "OpenAI",
    baseUrl: "https://api.openai.com/v1",
    keyVariable: "OPENAI_API_KEY",
    keyBeginnings: ["sk-proj-", "sk-svcacct-", "sk-admin-", "sk-"],
    usualModel: { own: "gpt-5-mini", elsewhere: "default" },
    preferredModels: [/^gpt-5-mini$/u],
    contextTokens: 128_000,
  },
  {
    kind: "anthropic",
    title: "Anthropic",
    baseUrl: "https://api.anthropic.com/v1",
    keyVariable: "ANTHROPIC_API_KEY",
    keyBeginnings: ["sk-ant-"],
    usualModel: { own: "claude-haiku-5-5", elsewhere: "claude-haiku-5-5" },
    preferredModels: [/^claude-sonnet/u],
    contextTokens: 200_000,
    takesThinking: true,
  },
] as const satisfies readonly ApiFacts[];

export type ApiKind = (typeof rows)[number]["kind"];

/** An API that has an adapter here. */
export interface Api extends ApiFacts {
  readonly kind: ApiKind;
}
export const apis: readonly Api[] = rows;

/** The API that services without a row speak. */
export const commonApi = rows[0];

/** The API that is spoken at endpoints of a kind. */
export function apiOf(kind: string): Api {
  return apis.find((api) => api.kind === kind) ?? commonApi;
}
