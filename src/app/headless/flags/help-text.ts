import { fileFormats } from "@parley/formats/recognise";
import { endingOf, graphFormats } from "@parley/formats/write";
import { optionNames, optionTable } from "@/ai/options/option-table";
import { takenBy } from "@/ai/options/option-words";
import { apis } from "@/ai/port/api-table";
import { spokenKinds } from "@/ai/port/endpoint-kind";
import { greatest } from "@/lib/lists/whole-lists";

const names = apis.map(({ kind }) => kind);
const keyed = apis.filter(({ keyVariable }) => keyVariable !== undefined);
const keyVariables = keyed.map(({ keyVariable }) => keyVariable);
const hosts = keyed.map(({ baseUrl }) => new URL(baseUrl).host);
const thinking = apis.filter(({ takesThinking }) => takesThinking).map(({ kind }) => kind);

const readAs = "how the file is read where it does not surely tell: csv (as guessed), edges or nodes (a table's rows)";
const otherFormats = fileFormats.map(({ name }) => name).filter((name) => name !== "csv");
const writtenAs = `in the form its name ends with (${graphFormats.map(endingOf).join(", ")}; .csv: edges)`;
const ofTrace = "the trace: the graph before the first message, and all that happened";

/** What `--help` says; docs/headless.md says it too. */
export const helpText = `npm run --silent headless -- --graph FILE … | --sample NAME | --engine ADDRESS
                                  FILE: a graph, a text document or a folder of documents; several: tables of nodes and of edges,
                                  or documents
  --format NAME                   ${inLines(`${readAs}, ${otherFormats.join(", ")}`)}
  --header yes|no  --directed yes|no  --totals skip|add
                                  whether a table's first row names its columns; whether its edges have a direction; whether a row of
                                  totals is left out (default) or added as a node
  --engine ADDRESS                a graph database that speaks Bolt and openCypher (Neo4j, ArcadeDB): bolt://HOST:PORT,
                                  neo4j://HOST, bolt+s:// and neo4j+s:// with TLS; user and password come from PARLEY_ENGINE_USER and
                                  PARLEY_ENGINE_PASSWORD
    --database NAME               behind an --engine: one of its databases; default the server's own
    --import FILE                 behind an --engine: puts that file into the database first, a large table or JSON lines part by part; says
                                  what it would do, and does it with --approve always
  --prompt TEXT …                 one message each, in order, in one conversation
  --command NAME --input JSON …   a command run by hand, in the given order among the prompts; no approval
  --recipe FILE …                 runs a recipe, in the given order among prompts and commands, as one undo step; where a name or
                                  value of it is not in this graph, nothing runs and the report says what there is instead
    --with PARAMETER=VALUE …      behind a --recipe: what one of its parameters is to be (value read as JSON, else as text)
    --unfit refuse|nearest        behind a --recipe: take what is suggested in the place of what does not fit; default refuse
  --save-recipe FILE              what the messages did, as a recipe: their calls, with all they name as parameters
  --provider ${["builtin", ...names, "replay"].join("|")}
                                  --base-url URL  --model ID  --api-key-env NAME (default ${keyVariables.join(", ")}, sent to
                                  ${new Intl.ListFormat("en-GB").format(hosts)} alone)
  --kind KIND                     ${inLines(`with openai: what speaks there, where the address does not tell: ${spokenKinds.join(", ")}`)}
  --context-tokens N              how much the model reads, where its kind does not tell
  --thinking LEVEL                with ${thinking.join(", ")}: how much it thinks before it answers: default (as the
                                  model does by itself), off, low, medium, high
  --thinking-tokens N             the same in tokens, where no level is given
  --endpoint JSON …               one more that can help: {"name","baseUrl","model","kind"?,"apiKeyEnv"?,"contextTokens"?,
                                  "thinking"?}; never a key
  --fallback NAME …               asked in this order where the provider fails before its first word: an endpoint's name, or builtin
  --builtin-first                 the built-in assistant answers what it understands whole, at once and for nothing; a small model
                                  is told how it would begin with the rest
  --results NAME                  a smaller model for the rounds that only read what calls found
  --embeddings off|endpoint|NAME  search in texts also by their meaning (default off): all passages of the graph are sent to the
                                  provider's endpoint, or to the --endpoint of that name; never the handbook's
  --embeddings-model NAME         the model that makes the vectors; default text-embedding-3-small, at api.openai.com alone
  --price HOST/MODEL=IN/OUT …     dollars for a million tokens in and out, before those of the table
  --budget LIMIT=N,…              of each message: tokens, cost (dollars; needs known prices) or seconds
  --set option=value …            any option of the loop (value read as JSON, else as text), as --set maxToolIterations=2:
${optionLines()}
  --approve never|always          what happens to calls that need approval; default never (they are denied)
  --cancel-on EVENT[:n]           cancel at the n-th event of that type in the running message; fires once, in the first
                                  message that reaches it
  --save FILE  --trace FILE       ${inLines(`the document afterwards, ${writtenAs}; ${ofTrace}`)}
  --provider replay --trace FILE  plays that trace again, without a model: on its own graph or the one given, its messages or
                                  those of --prompt, until it differs from the recording; --speed full|recorded (default full)
  --snapshots                     with --json: the document as opened and after each step, everything as drawn
  --batch FILE                    JSON lines, one task each, each on its own document and conversation:
                                  {"id","graph"|"sample","steps":[{"prompt","cancelOn"?}|{"command","input"?}|
                                  {"recipe","with"?,"unfit"?}],"set"?,"approve"?,
                                  "format"?,"header"?,"directed"?,"totals"?}
  --metrics FILE                  the figures of all messages, of a batch together: rounds, failures, seconds, tokens, dollars; by
                                  provider, kind, rounds and day (.json with each message's figures, or .csv)
  --traces FOLDER                 with --batch: each task's trace, as FOLDER/ID.json
  --json | --verbose              one JSON value (with --batch: one line per task) on stdout and nothing else | each round as it runs
  --help                          this text

Keys come from the environment only. Exit status: 0 every message and command succeeded (of a replay: all was as recorded); 1 one did
not; 2 the call itself was wrong.
`;

/** As lines of the right column. */
function inLines(text: string): string {
  const lines = text.match(/.{1,108}(?: |$)/gu) ?? [];
  return lines.map((line) => line.trimEnd()).join(`\n${" ".repeat(34)}`);
}

/** A line for each row of the table. */
function optionLines(): string {
  const widest = greatest(optionNames.map((name) => name.length));
  const lines = optionNames.map(
    (name) => `    ${name.padEnd(widest)}  ${takenBy(name)}; default ${JSON.stringify(optionTable[name].usual)}`,
  );
  return lines.join("\n");
}
