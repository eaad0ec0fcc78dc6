/**
 * A real endpoint, and its key where the environment holds one.
 * @typedef {object} LiveTarget
 * @property {string} name
 * @property {"openai" | "anthropic"} provider
 * @property {string} model
 * @property {string | undefined} apiKey
 * @property {string} variable Which variable is looked for.
 * @property {boolean} checksKeys Servers on one's own machine mostly take any.
 * @property {string | undefined} [baseUrl]
 */

/**
 * The variables that are read, each maybe unset.
 * @typedef {{ readonly [name: string]: string | undefined }} Environment
 */

/**
 * The two APIs with an adapter of their own, and any compatible server named by `PARLEY_LIVE_BASE_URL`.
 * @param {Environment} environment
 * @returns {readonly LiveTarget[]}
 */
export function liveTargets(environment) {
  const own = environment["PARLEY_LIVE_BASE_URL"];
  return [
    {
      name: "Anthropic",
      provider: "anthropic",
      model: environment["PARLEY_LIVE_ANTHROPIC_MODEL"] ?? "claude-haiku-5-5",
      apiKey: environment["ANTHROPIC_API_KEY"],
      variable: "ANTHROPIC_API_KEY",
      checksKeys: true,
    },
    {
      name: "OpenAI",
      provider: "openai",
      model: environment["PARLEY_LIVE_OPENAI_MODEL"] ?? "gpt-5-mini",
      apiKey: environment["OPENAI_API_KEY"],
      variable: "OPENAI_API_KEY",
      checksKeys: true,
    },
    {
      name: own ?? "a compatible server of your own",
      provider: environment["PARLEY_LIVE_PROVIDER"] === "anthropic" ? "anthropic" : "openai",
      model: environment["PARLEY_LIVE_MODEL"] ?? "default",
      apiKey: own === undefined ? undefined : (environment["PARLEY_LIVE_API_KEY"] ?? "none"),
      variable: "PARLEY_LIVE_BASE_URL",
      checksKeys: environment["PARLEY_LIVE_API_KEY"] !== undefined,
      baseUrl: own,
    },
  ];
}
