import { figures } from "@/lib/english";

/** Recordings of conversations, as they are looked at. */
export const replay = {
  title: (name: string) => `Recording: ${name}`,
  leave: "Close",
  note: "Your graph is unchanged.",
  notLoaded: "I could not load the recording player. Check the connection and open it again.",
  noGraph: "This recording contains no graph, so I can't replay its steps.",
  graph: "The graph at this step",
  steps: "Steps of the recording",
  begin: "Before the first message",
  you: "You",
  answer: "Answer",
  end: { done: "done", failed: "failed", denied: "denied", stopped: "stopped" },
  place: (place: number, all: number) => `Step ${figures(place)} of ${figures(all)}`,
  slider: "Step",
  first: "To the beginning",
  back: "One step back",
  forward: "One step on",
  last: "To the end",
  play: "Play",
  pause: "Pause",
  speed: "Speed",
  speeds: { full: "Fast", recorded: "As recorded" },
  running: "The recording is still running.",
  equal: "All results match the recording.",
  notRun: {
    picture: "I did not draw pictures again.",
    meaning: "I did not repeat searches by meaning; their results come from the recording.",
  },
  differsTitle: "From here on, results differ from the recording.",
  openGraph: "Open this graph",
  openedAs: (name: string) => `Open a graph of the recording ${name}`,
  notOpened: "I could not open the recording.",
  fewer: "Only one recording opens at a time. This is the first.",
  problems: {
    "too-large": (name: string, found: string) =>
      `${name} is too large for a recording (${found}). Save fewer messages, or use a smaller graph.`,
    "cut-off": (name: string, found: string) =>
      `${name} is incomplete (line ${found.replace(":", ", column ")}). Save the recording again.`,
    "not-a-trace": (name: string, found: string) => `${name} is not a recording${found === "" ? "" : ` (${found})`}.`,
    "other-version": (name: string, found: string) =>
      `${name} was written by another version of Parley (${found}). Open it there.`,
    "wrong-shape": (name: string, found: string) =>
      `${name} is not a valid recording (${found}). Save the recording again.`,
    "no-messages": (name: string) => `${name} contains no messages.`,
  },
};
