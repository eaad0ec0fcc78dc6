import type { AiEvent } from "@/ai/loop/ai-events";
import type { AiOptions } from "@/ai/options/ai-options";
import type { Provider, ProviderPart } from "@/ai/port/provider-port";
import type { ExecutionResult } from "@/ai/results/execution-result";
import { allCommands } from "@/commands/registry/all-commands";
import type { Download } from "@/commands/registry/command-types";
import { overRemote } from "@/commands/remote/over-remote";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { type BuiltinParts, createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { type AiSessionSetup, startAiSession } from "../../../support/ai-session";

export interface Turn {
  readonly result: ExecutionResult;
  readonly answer: string;
  /** Calls in order: "findNodes", with their inputs. */
  readonly calls: readonly {
    readonly name: string;
    readonly input: unknown;
    readonly round: number;
    readonly success: boolean;
  }[];
}

export interface Chat {
  readonly document: GraphDocument;
  readonly events: readonly AiEvent[];
  /** Parts of every request, as the provider streamed them. */
  readonly parts: readonly ProviderPart[];
  /** Files that were written. */
  readonly downloads: readonly Download[];
  say(message: string, options?: Partial<AiOptions>): Promise<Turn>;
  /** Says them all; the last turn. */
  sayAll(...messages: readonly string[]): Promise<Turn>;
}

/** The built-in assistant in the real loop over a real document; approvals are answered as told. */
export function startChat(graph?: GraphData, allow = true, builtin: BuiltinParts = {}): Chat {
  return chatOver({ ...(graph ? { graph } : {}) }, allow, builtin);
}

/** The same over a database of which the graph is a part. */
export function startChatOver(remote: RemoteGraph, graph: GraphData): Chat {
  return chatOver({ graph, profile: remote.profile, commands: overRemote(allCommands, remote) });
}

function chatOver(setup: Omit<AiSessionSetup, "provider">, allow = true, builtin: BuiltinParts = {}): Chat {
  const parts: ProviderPart[] = [];
  const session = startAiSession({
    provider: recorded(createBuiltinProvider(builtin), parts),
    ...setup,
  });
  session.controller.subscribe((event) => {
    if (event.type === "ai-approval-request") session.controller.answerApproval(event.callId, allow);
  });
  const say = async (message: string, options?: Partial<AiOptions>): Promise<Turn> => {
    const result = await session.controller.execute(message, options);
    const calls = result.rounds.flatMap((round) =>
      round.toolResults.map(({ name, input, success }) => ({ name, input, success, round: round.roundNumber })),
    );
    return { result, answer: result.message, calls };
  };
  return {
    document: session.document,
    events: session.events,
    parts,
    downloads: session.downloads,
    say,
    async sayAll(...messages) {
      let turn: Turn | undefined;
      for (const message of messages) turn = await say(message);
      if (turn === undefined) throw new Error("Nothing was said");
      return turn;
    },
  };
}

function recorded(provider: Provider, parts: ProviderPart[]): Provider {
  return {
    ...provider,
    async *stream(request, signal) {
      for await (const part of provider.stream(request, signal)) {
        parts.push(part);
        yield part;
      }
    },
  };
}
