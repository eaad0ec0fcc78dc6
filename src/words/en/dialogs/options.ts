import type { OptionGroup, OptionName } from "@/ai/options/option-table";
import { counted, figures } from "@/lib/english";

export interface NamedOption {
  readonly label: string;
  readonly hint: string;
  /** Of a choice: a word for each value. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Settings → Assistant: what each option is called and what it does. */
export const options = {
  groups: {
    steps: {
      title: "Limits of a message",
      lead: "How far the assistant goes for one message. An answer that reaches a limit ends with what it has found, and says so.",
    },
    use: { title: "What a message may use", lead: "Tokens, money, time, and how often a command may run." },
    context: {
      title: "What the model is told",
      lead: "Each request holds the conversation so far and a description of the graph, never the whole graph.",
    },
    calls: { title: "Commands and their results", lead: "How the model's calls are run, and what it reads of them." },
    approval: {
      title: "Asking first",
      lead: "What waits for your word before it is done. Everything can be undone either way.",
    },
  } satisfies Record<OptionGroup, { readonly title: string; readonly lead: string }>,
  reset: "As usual",
  resetGroup: (title: string) => `${title}: as usual`,
  wasReset: (title: string) => `${title}: all as usual again.`,
  changed: "changed",
  usually: (value: string) => `Usually ${value}.`,
  asUsual: "as usual",
  noLimit: "no limit",
  takes: {
    whole: (least: number, most: number | undefined) =>
      `This takes a whole number from ${figures(least)}${most === undefined ? "" : ` to ${figures(most)}`}, such as ${figures(least + 5)}. Until then the last one that fits is used.`,
    seconds: (most: number) =>
      `This takes a number of seconds above 0, at most ${figures(most)}, such as 60. Until then the last one that fits is used.`,
    positive: "This takes a number above 0, such as 10. Until then the last one that fits is used.",
  },
  names: {
    maxToolIterations: {
      label: "Steps per message",
      hint: "Rounds of commands before it has to answer. Several requests carried out one by one have as many each. 0 only talks.",
    },
    adaptive: {
      label: "More steps for requests of several parts",
      hint: "Counts what is asked for: sentences, list items, things joined or compared, the steps of a plan.",
    },
    maxToolIterationsCap: { label: "But never more than", hint: "Steps, however much is asked for." },
    onLimit: {
      label: "When the steps are used up",
      hint: "It answers from what it found, or stops and says that the limit was reached.",
      values: { answer: "Answer", fail: "Stop" },
    },
    onAllToolsFailed: {
      label: "When all commands of a round fail",
      hint: "It tries once more, answers at once, or stops.",
      values: { continue: "Go on", answer: "Answer", fail: "Stop" },
    },
    budget: {
      label: "Most a message may use",
      hint: "When it is reached, the assistant answers from what it has found, and says so; the seconds also stop an answer in the middle. Dollars count only for models whose price is known.",
    },
    idleSeconds: {
      label: "Seconds of silence until an answer is given up",
      hint: "Empty: two minutes between words; before the first word five minutes, fifteen on this device or network, where models are loaded first. What had come is kept.",
    },
    toolLimits: {
      label: "Calls of one command in a message",
      hint: "A call beyond its number is not run, and the model is told why.",
    },
    contextStrategy: {
      label: "Earlier messages",
      hint: "Whole as long as they fit, or the older ones in short: what was called and found.",
      values: { full: "Whole", compact: "In short" },
    },
    summaries: {
      label: "Let the model sum up what is left out",
      hint: "Only with “In short”, where the rules leave something out: one more request to the model, marked in the answer.",
    },
    contextTokens: {
      label: "Tokens for earlier messages",
      hint: "Empty: half of what the model can read. What does not fit is left out or shortened, the oldest first.",
    },
    tellSelection: {
      label: "Tell what is selected",
      hint: "Off, “these” means nothing to a model until it looks for itself.",
    },
    toolProfile: {
      label: "Commands offered",
      hint: "All, or about ten with a short prompt, as small models need it.",
      values: { auto: "As the model needs", full: "All", compact: "About ten" },
    },
    examples: {
      label: "Examples for small models",
      hint: "Sample turns written from this graph's own attributes; they take room in the prompt.",
    },
    includeToolDataInContext: {
      label: "Send what commands found",
      hint: "Off, a model reads only messages and counts: less of your data leaves this device, and answers know less.",
    },
    maxToolResultSize: {
      label: "Signs of one result",
      hint: "A longer one is shortened to fewer items, and says so.",
    },
    parallelReads: { label: "Look-ups side by side", hint: "Commands that change something always run in order." },
    cacheReads: {
      label: "The same look-up only once",
      hint: "While the graph is unchanged, the same question has the same result.",
    },
    textCalls: {
      label: "Commands written as text",
      hint: "Some models write their calls into the answer. They are run only where the kind of server is known for it, always, or never.",
      values: { auto: "Where it is usual", true: "Always", false: "Never" },
    },
    approval: { label: "What asks first", hint: "A call that asks waits; nothing runs until you answer." },
  } satisfies Record<OptionName, NamedOption>,
  budgetLimits: { tokens: "Tokens", cost: "US dollars", seconds: "Seconds" },
  limitsOf: {
    none: "No command has a limit of its own.",
    command: "Command",
    choose: "Choose a command…",
    most: (title: string) => `Most calls of ${title}`,
    add: "Add",
    remove: (title: string) => `No limit for ${title}`,
  },
  asks: {
    always: "Every change",
    alwaysHint: "Looks, edits and deletions.",
    large: "Deletions and large edits",
    largeHint: "Deleting, merging, replacing the graph, and edits above the number.",
    destroy: "Deletions only",
    destroyHint: "Deleting, merging and replacing the graph.",
    own: "As set elsewhere",
    over: "Large is more than this many elements or values",
  },
  autonomy: {
    chip: "Acts without asking",
    askAgain: "Ask again before deleting",
    label: "Ask nothing in this conversation",
    hint: "For the open conversation alone: it is not kept, and the next one asks again.",
    on: "Nothing is asked in this conversation. Undo takes back whatever was done.",
  },
  meter: {
    title: "How full the context is now",
    label: "Room for earlier messages used",
    used: (used: number, budget: number, percent: number) =>
      `${figures(used)} of ${figures(budget)} tokens for earlier messages, ${percent} %.`,
    empty: "Nothing was said in this conversation yet.",
    all: (messages: number) => `The next request holds ${counted(messages, "message")} whole.`,
    some: (whole: number, shortened: number, left: number) =>
      `The next request holds ${counted(whole, "message")} whole, ${figures(shortened)} in short, and leaves out ${figures(left)}.`,
    first: (text: string) => `Shortened or left out first: “${text}”`,
    notLoaded: "How full it is cannot be told now. Check the connection and open this page again.",
    builtin: "The built-in assistant reads the whole conversation by itself; this counts for models.",
  },
  taught: {
    title: "Words you taught",
    lead: "What words of yours mean in the open graph, for the built-in assistant. They are kept with the graph and in its file.",
    none: "None yet. Teach one here, or choose what a word means where the assistant asks.",
    row: (word: string, means: string) => `“${word}” means “${means}”`,
    word: "Word",
    means: "Means in this graph",
    teach: "Teach",
    teachTitle: (word: string) => `Teach the word “${word}”`,
    forget: (word: string) => `Forget the word “${word}”`,
  },
  kept: {
    title: "Conversations on this device",
    lead: "Conversations are kept in this browser beside their graphs, and nowhere else.",
    keep: "Keep conversations on this device",
    keepHint: "Off, what is said is gone when the page is closed. Graphs are kept as before.",
    question: "Also delete the conversations that are kept already? This cannot be undone.",
    leave: "Leave them",
    remove: "Delete them",
    removeAll: "Delete all conversations…",
    removeQuestion: "Delete the conversations of all graphs, with what was recorded of them? This cannot be undone.",
    keepThem: "Keep",
    removed: "The conversations are deleted.",
    left: "What was kept stays; nothing is added to it.",
    failed: (reason: string) => `They were not deleted: ${reason}`,
  },
};
