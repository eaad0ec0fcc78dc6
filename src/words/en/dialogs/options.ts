import type { OptionGroup, ShownOption } from "@/ai/options/option-table";
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
      title: "Limits per message",
      lead: "When a limit is reached, the assistant answers with what it has found, and says so.",
    },
    use: { title: "Budget per message", lead: "Tokens, money, time, and how often a command may run." },
    context: {
      title: "Context",
      lead: "Each request contains the chat so far and a description of the graph, never the whole graph.",
    },
    calls: { title: "Commands and results", lead: "How the model's calls are run, and what it sees of the results." },
    approval: {
      title: "Approval",
      lead: "Which changes wait for your approval. You can undo everything either way.",
    },
  } satisfies Record<OptionGroup, { readonly title: string; readonly lead: string }>,
  advanced: "Advanced",
  metrics: "Metrics…",
  metricsLead: "How messages went: times, tokens, failures.",
  reset: "Reset",
  resetGroup: (title: string) => `Reset ${title}`,
  wasReset: (title: string) => `${title}: reset to defaults.`,
  changed: "changed",
  usually: (value: string) => `Default: ${value}.`,
  asUsual: "default",
  noLimit: "no limit",
  takes: {
    whole: (least: number, most: number | undefined) =>
      `Enter a whole number from ${figures(least)}${most === undefined ? "" : ` to ${figures(most)}`}, such as ` +
      `${figures(least + 5)}. Until then the last valid value applies.`,
    seconds: (most: number) =>
      `Enter seconds above 0, at most ${figures(most)}, such as 60. Until then the last valid value applies.`,
    positive: "Enter a number above 0, such as 10. Until then the last valid value applies.",
  },
  names: {
    maxToolIterations: {
      label: "Steps per message",
      hint: "How many times it can run commands before it must answer. 0 = no tools.",
    },
    adaptive: {
      label: "More steps for longer requests",
      hint: "Counts sentences, list items, comparisons and plan steps in your message.",
    },
    onLimit: {
      label: "When the steps are used up",
      hint: "Answer with what it found, or stop and say that the limit was reached.",
      values: { answer: "Answer", fail: "Stop" },
    },
    budget: {
      label: "Budget per message",
      hint:
        "At the limit, the assistant answers with what it has found, and says so. " +
        "The time limit also cuts off an answer. Dollars count only for models with a known price.",
    },
    idleSeconds: {
      label: "Timeout (seconds)",
      hint:
        "Stops waiting after this much silence. Empty: 5 minutes for the first word (15 for local models), then 2 " +
        "minutes. Text received so far is kept.",
    },
    toolLimits: {
      label: "Calls per command",
      hint: "Further calls are not run, and the model is told why.",
    },
    contextStrategy: {
      label: "Earlier messages",
      hint: "In full while they fit, or older ones in short: what was called and found.",
      values: { full: "In full", compact: "In short" },
    },
    summaries: {
      label: "Let the model summarise older messages",
      hint: "Only with “In short”. Costs one extra request, noted in the answer.",
    },
    contextTokens: {
      label: "Tokens for earlier messages",
      hint: "Empty: half of the model's context. The oldest messages are shortened or dropped first.",
    },
    tellSelection: {
      label: "Tell the model what is selected",
      hint: "When off, the model does not know what “these” means until it looks.",
    },
    toolProfile: {
      label: "Commands offered",
      hint: "All, or about ten with a short prompt for small models.",
      values: { auto: "Automatic", full: "All", compact: "About ten" },
    },
    includeToolDataInContext: {
      label: "Send results to the model",
      hint: "When off, the model sees only counts. Less data leaves this device, and answers know less.",
    },
    maxToolResultSize: {
      label: "Characters per result",
      hint: "Longer results are shortened to fewer items.",
    },
    approval: { label: "Ask before", hint: "The assistant waits until you answer." },
  } satisfies Record<ShownOption, NamedOption>,
  budgetLimits: { tokens: "Tokens", cost: "US dollars", seconds: "Seconds" },
  limitsOf: {
    none: "No command has its own limit.",
    command: "Command",
    choose: "Choose a command…",
    most: (title: string) => `Most calls of ${title}`,
    add: "Add",
    remove: (title: string) => `No limit for ${title}`,
  },
  asks: {
    always: "Every change",
    alwaysHint: "Styling, edits and deletions.",
    large: "Deletions and large edits",
    largeHint: "Deleting, merging, replacing the graph, and edits above the number.",
    destroy: "Deletions only",
    destroyHint: "Deleting, merging and replacing the graph.",
    own: "Custom",
    over: "An edit is large above this many elements or values",
  },
  autonomy: {
    chip: "Acts without asking",
    askAgain: "Ask again before deleting",
    label: "Do not ask in this chat",
    hint: "Only for the open chat. The next one asks again.",
    on: "This chat acts without asking. You can undo everything.",
  },
  meter: {
    title: "Context in use",
    label: "Context used by earlier messages",
    used: (used: number, budget: number, percent: number) =>
      `${figures(used)} of ${figures(budget)} tokens for earlier messages, ${percent} %.`,
    empty: "This chat is empty.",
    all: (messages: number) => `The next request contains ${counted(messages, "message")} in full.`,
    some: (whole: number, shortened: number, left: number) =>
      `The next request contains ${counted(whole, "message")} in full and ${figures(shortened)} in short; ${figures(left)} are left out.`,
    first: (text: string) => `Shortened or left out first: “${text}”`,
    notLoaded: "I could not load this. Check the connection and open this page again.",
    builtin: "This applies to models. The built-in assistant always reads the whole chat.",
  },
  taught: {
    title: "Words you taught",
    lead: "Words the built-in assistant learned from you for the open graph. They are saved with the graph.",
    none: "None yet. Teach one here, or when the assistant asks what a word means.",
    row: (word: string, means: string) => `“${word}” means “${means}”`,
    word: "Word",
    means: "Means in this graph",
    teach: "Teach",
    teachTitle: (word: string) => `Teach the word “${word}”`,
    forget: (word: string) => `Forget the word “${word}”`,
  },
  kept: {
    title: "Chats on this device",
    lead: "Chats are saved in this browser with their graphs, and nowhere else.",
    keep: "Save chats on this device",
    keepHint: "When off, chats are lost when you close the page. Graphs are still saved.",
    question: "Also delete the chats saved so far? This cannot be undone.",
    leave: "Keep them",
    remove: "Delete them",
    removeAll: "Delete all chats…",
    removeQuestion: "Delete the chats of all graphs, with their recordings? This cannot be undone.",
    keepThem: "Keep",
    removed: "Chats deleted.",
    left: "Saved chats stay. New ones are not saved.",
    failed: (reason: string) => `I could not delete the chats: ${reason}`,
  },
};
