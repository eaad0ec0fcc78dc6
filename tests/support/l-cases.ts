import { describe, expect, it } from "vitest";
import { historyFaults } from "@/ai/history/validate-history";
import type { FailureKind, FinishReason, Provider, ProviderRequest } from "@/ai/port/provider-port";
import type { JsonObject } from "@/lib/json";
import { type AiSession, type AiSessionSetup, startAiSession } from "./ai-session";
import { lCaseRows } from "./l-case-rows";

/** One model turn in no provider's words. */
export interface NeutralTurn {
  readonly text?: string;
  readonly calls?: readonly NeutralCall[];
  /** Default: what fits. */
  readonly finish?: FinishReason;
  /** Text and calls come, then nothing until `release()` or the stop. Without any of them: it never answers. */
  readonly hold?: boolean;
  readonly failure?: FailureKind;
}

export interface NeutralCall {
  readonly id?: string;
  readonly name: string;
  /** `null` and `""`: as models send them for a command without parameters. */
  readonly input?: JsonObject | null | "";
  /** Arguments that are no JSON. */
  readonly rawInput?: string;
}

export interface LModel {
  readonly provider: Provider;
  /** Lets a held turn go on. */
  release(): void;
  close(): Promise<void>;
}

/** One way to make "a model that does this". */
export interface LHarness {
  readonly name: string;
  /** A model that plays one turn for each request, the last one again when there are more. */
  model(turns: readonly NeutralTurn[]): Promise<LModel>;
  /** By case number: why it cannot happen with this provider. */
  readonly notApplicable: Readonly<Record<number, string>>;
}

export interface LSession extends AiSession {
  readonly model: LModel;
  /** What the loop asked the provider, in its own words. */
  readonly requests: readonly ProviderRequest[];
}

export interface LCase {
  readonly number: number;
  readonly title: string;
  run(start: StartL): Promise<void>;
}

export type StartL = (turns: readonly NeutralTurn[], setup?: Omit<AiSessionSetup, "provider">) => Promise<LSession>;

/** The loop's cases of agent-loop.md, run against one provider. What does not apply is told, never passed. */
export function describeLCases(harness: LHarness): void {
  describe(`the loop's cases with ${harness.name}`, () => {
    for (const row of lCaseRows) {
      const reason = harness.notApplicable[row.number];
      const title = `${row.number}. ${row.title}`;
      if (reason === undefined) it(title, () => runCase(row, harness));
      else it(`${title} (not applicable: ${reason})`, (context) => context.skip(`not applicable: ${reason}`));
    }
  });
}

async function runCase(row: LCase, harness: LHarness): Promise<void> {
  const sessions: LSession[] = [];
  try {
    await row.run(async (turns, setup = {}) => {
      const model = await harness.model(turns);
      const requests: ProviderRequest[] = [];
      const session = {
        ...startAiSession({ ...setup, provider: recorded(model.provider, requests) }),
        model,
        requests,
      };
      sessions.push(session);
      return session;
    });
    for (const { requests, controller } of sessions) {
      // Whatever the case, no request and no stored history is one a provider would refuse.
      expect(requests.flatMap((request) => historyFaults(request.history))).toEqual([]);
      expect(historyFaults(controller.history())).toEqual([]);
    }
  } finally {
    for (const { model, controller } of sessions) {
      controller.cancel();
      model.release();
      await model.close();
    }
  }
}

function recorded(provider: Provider, requests: ProviderRequest[]): Provider {
  return {
    ...provider,
    stream(request, signal) {
      requests.push(request);
      return provider.stream(request, signal);
    },
  };
}
