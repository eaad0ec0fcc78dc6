// Ten promises of the agent loop, each with the smallest fault that breaks it and the tests that must go red with it.

/**
 * `from` stands exactly once in `file`.
 * @typedef {object} Mutation
 * @property {string} promise
 * @property {string} file
 * @property {string} from
 * @property {string} to
 * @property {readonly string[]} tests
 */

const loop = "src/ai/loop";
const controllerTests = ["tests/ai/loop/ai-controller.test.ts", "tests/ai/loop/l-cases.test.ts"];

/** @type {readonly Mutation[]} */
export const mutations = [
  {
    promise: "a stop always stops what runs",
    file: `${loop}/ai-controller.ts`,
    from: 'session.traceListener.outside({ type: "stop" });\n      running?.abort();',
    to: 'session.traceListener.outside({ type: "stop" });',
    tests: ["tests/ai/loop/l-cases.test.ts"],
  },
  {
    promise: "every call has exactly one result in the history",
    file: `${loop}/run-rounds.ts`,
    from: "const results = outcomes.map((outcome)",
    to: "const results = outcomes.slice(1).map((outcome)",
    tests: controllerTests,
  },
  {
    promise: "what destroys waits for the user",
    file: "src/ai/guards/approval.ts",
    from: "!(await ask(asked, prepared))",
    to: "Date.now() < 0",
    tests: ["tests/ai/guards/approval.test.ts"],
  },
  {
    promise: "rounds end at the limit",
    file: `${loop}/decide-next.ts`,
    from: "if (rounds.length >= options.maxToolIterations) return atLimit(options);",
    to: "",
    tests: ["tests/ai/loop/decide-next.test.ts"],
  },
  {
    promise: "the same call three times ends in an answer",
    file: `${loop}/decide-next.ts`,
    from: "if (mostRepeated(rounds) >= repeatsThatStop)",
    to: "if (mostRepeated([]) >= repeatsThatStop)",
    tests: ["tests/ai/loop/decide-next.test.ts"],
  },
  {
    promise: "what a message changed is one undo step",
    file: `${loop}/run-message.ts`,
    from: "toResult(end, { undoStep: undoStep()",
    to: "toResult(end, { undoStep: null",
    tests: controllerTests,
  },
  {
    promise: "a call that stands in data is not run",
    file: "src/ai/given-data/data-judge.ts",
    from: "return calls.some((call) => occursIn(sources ?? [], toSought(call)));",
    to: "return false;",
    tests: ["tests/ai/guards/given-data.test.ts"],
  },
  {
    promise: "no failure repeats the key",
    file: "src/providers/http/to-failure.ts",
    from: "scrub(detailOf(trouble.error), trouble.apiKey)",
    to: "detailOf(trouble.error)",
    tests: ["tests/providers/http/keys.test.ts"],
  },
  {
    promise: "a request is sent again after a growing wait",
    file: "src/providers/http/retry-wait.ts",
    from: "return 500 * 2 ** (attempt - 1);",
    to: "return 0;",
    tests: ["tests/providers/http/retry-wait.test.ts"],
  },
  {
    promise: "one message at a time",
    file: `${loop}/ai-controller.ts`,
    from: "if (running !== null) throw busyError();\n      const resolved",
    to: "const resolved",
    tests: controllerTests,
  },
];
