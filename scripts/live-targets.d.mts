/** A real endpoint, and its key where the environment holds one. */
export interface LiveTarget {
  readonly name: string;
  readonly provider: "openai" | "anthropic";
  readonly model: string;
  readonly apiKey: string | undefined;
  /** Which variable is looked for. */
  readonly variable: string;
  /** Servers on one's own machine mostly take any. */
  readonly checksKeys: boolean;
  readonly baseUrl?: string | undefined;
}

export function liveTargets(environment: Readonly<Record<string, string | undefined>>): readonly LiveTarget[];
