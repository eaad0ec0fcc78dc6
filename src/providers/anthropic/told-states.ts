import type { ProviderRequest } from "@/ai/port/provider-port";

/** What was sent of the graph in each request of the message that is under way. */
export interface ToldStates {
  /** The states behind the running message and behind each round's results, this request's last; undefined where none is known. */
  readonly with: (request: ProviderRequest, state: string) => readonly (string | undefined)[];
}

/**
 * A model that binds its thinking to what it read must find it all again, word for word: the state of the graph as it was sent with
 * each round stays where it stood. Holds one message at a time.
 */
export function createToldStates(): ToldStates {
  let message: string | undefined;
  let told: readonly (string | undefined)[] = [];
  return {
    with({ history }, state) {
      const running = history.at(-1);
      const rounds = running?.rounds.length ?? 0;
      const isSame = rounds > 0 && message === running?.user;
      const before = Array.from({ length: rounds }, (_, place) => (isSame ? told[place] : undefined));
      message = running?.user;
      told = [...before, state];
      return told;
    },
  };
}
