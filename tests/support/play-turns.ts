import type { Provider, ProviderRequest } from "@/ai/port/provider-port";
import type { LModel, NeutralTurn } from "./l-cases";

export interface TurnStage {
  readonly turns: readonly NeutralTurn[];
  readonly provider: Provider;
  /** Prepares the answer to the request that is about to be made; held turns go on with `released`. */
  readonly prepare: (turn: NeutralTurn, released: Promise<void>, request: ProviderRequest) => void;
  /** What was refused, as the API or engine worded it. */
  readonly refusals: readonly string[];
  /** "API", "engine": who refuses. */
  readonly who: string;
  readonly close: () => Promise<void> | void;
}

/** A provider whose model plays one turn for each request, the last one again when there are more. */
export function playTurns(stage: TurnStage): LModel {
  const { turns, provider, refusals, who } = stage;
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  return {
    provider: {
      ...provider,
      // A message may be stopped before its request leaves: the turns go by what was asked of the provider.
      stream: (request, signal) => {
        const turn = turns[Math.min(asked, turns.length - 1)];
        asked += 1;
        if (turn) stage.prepare(turn, released, request);
        return provider.stream(request, signal);
      },
    },
    release: letGo,
    close: async () => {
      await stage.close();
      if (refusals.length > 0) throw new Error(`The ${who} refused: ${refusals.join(" / ")}`);
    },
  };
}
