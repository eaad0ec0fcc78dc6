import type {
  AiFailure,
  FinishReason,
  Provider,
  ProviderCapabilities,
  ProviderPart,
  ProviderRequest,
} from "@/ai/port/provider-port";

/** What one request is answered with: parts in order, or a function of the request. */
export type Script = readonly ScriptedPart[] | ((request: ProviderRequest, index: number) => readonly ScriptedPart[]);

/** `hold` waits for `release()` (or the abort); `throw` breaks the provider's contract on purpose. */
export type ScriptedPart = ProviderPart | { readonly type: "hold" } | { readonly type: "throw"; readonly error: Error };

export interface ScriptedProviderOptions {
  readonly id?: string;
  readonly model?: string;
  readonly capabilities?: Partial<ProviderCapabilities>;
  /** True: held parts stay held although the signal fires, like a server that never hears of it. */
  readonly ignoreAbort?: boolean;
}

export interface ScriptedProvider extends Provider {
  /** Every request, as it came. */
  readonly requests: readonly ProviderRequest[];
  /** Lets what is held go on. */
  release(): void;
  /** Settles once a `hold` has been reached. */
  held(): Promise<void>;
}

const capabilities: ProviderCapabilities = {
  toolChoiceNone: true,
  contentNull: true,
  textCalls: false,
  maxTools: 128,
  contextTokens: 32_000,
  reasoningBack: true,
  toolProfile: "full",
};

/** Plays one script for each request; the last script is played again when there are more requests. */
export function createScriptedProvider(
  scripts: readonly Script[],
  options: ScriptedProviderOptions = {},
): ScriptedProvider {
  const requests: ProviderRequest[] = [];
  let release: () => void = () => undefined;
  let reached: () => void = () => undefined;
  let heldPromise = new Promise<void>((resolve) => {
    reached = resolve;
  });

  function hold(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      release = resolve;
      if (options.ignoreAbort !== true) signal.addEventListener("abort", () => resolve(), { once: true });
      reached();
      heldPromise = new Promise((next) => {
        reached = next;
      });
    });
  }

  const hasStopped = (signal: AbortSignal): boolean => signal.aborted && options.ignoreAbort !== true;

  async function* play(parts: readonly ScriptedPart[], signal: AbortSignal): AsyncGenerator<ProviderPart> {
    for (const part of parts) {
      if (hasStopped(signal)) return;
      if (isProviderPart(part)) yield part;
      else if (part.type === "hold") await hold(signal);
      else throw part.error;
    }
  }

  return {
    id: options.id ?? "scripted",
    model: options.model ?? "script-1",
    title: "Scripted model",
    capabilities: { ...capabilities, ...options.capabilities },
    requests,
    release: () => release(),
    held: () => heldPromise,
    stream(request, signal) {
      const index = requests.length;
      requests.push(request);
      const script = scripts[Math.min(index, scripts.length - 1)] ?? [];
      return play(typeof script === "function" ? script(request, index) : script, signal);
    },
  };
}

function isProviderPart(part: ScriptedPart): part is ProviderPart {
  return part.type !== "hold" && part.type !== "throw";
}

/** A text answer in a few deltas. */
export function says(text: string, finish: FinishReason = "stop"): readonly ProviderPart[] {
  const middle = Math.ceil(text.length / 2);
  const pieces = [text.slice(0, middle), text.slice(middle)].filter((piece) => piece !== "");
  return [
    ...pieces.map((piece) => ({ type: "text-delta", text: piece }) as const),
    { type: "finish", reason: finish, usage: { inputTokens: 10, outputTokens: 5 } },
  ];
}

export interface ScriptedCall {
  readonly id?: string;
  readonly name: string;
  readonly input?: Record<string, unknown>;
  readonly rawInput?: string;
}

/** A turn with calls. */
export function calls(
  list: readonly ScriptedCall[],
  { text = "", finish = "tool-calls" }: { readonly text?: string; readonly finish?: FinishReason } = {},
): readonly ProviderPart[] {
  return [
    ...(text === "" ? [] : [{ type: "text-delta", text } as const]),
    ...list.map((call) => toCallPart(call)),
    { type: "finish", reason: finish, usage: { inputTokens: 10, outputTokens: 5 } },
  ];
}

function toCallPart({ id = "", name, input = {}, rawInput }: ScriptedCall): ProviderPart {
  const plain = JSON.parse(JSON.stringify(input));
  return { type: "tool-call", call: { id, name, input: plain, ...(rawInput !== undefined && { rawInput }) } };
}

export function fails(
  kind: AiFailure["kind"],
  message = "The server is not there. Check the address.",
): readonly ProviderPart[] {
  return [{ type: "failure", failure: { kind, message } }];
}
