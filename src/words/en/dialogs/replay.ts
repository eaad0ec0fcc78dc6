import { figures } from "@/lib/english";

/** Recordings of conversations, as they are looked at. */
export const replay = {
  title: (name: string) => `Recording: ${name}`,
  leave: "Leave the recording",
  note: "Your own graph waits behind this, as it was.",
  loading: "Running the recording…",
  notLoaded:
    "The recording cannot be shown: a part of Parley could not be loaded. Check the connection and open it again.",
  noGraph: "This recording holds no graph, so that its steps cannot be replayed.",
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
  running: "The recording is still being run.",
  equal: "Everything came out as recorded.",
  notRun: {
    picture: "Pictures were not drawn again.",
    meaning: "Searches by meaning were not made again: what they found is the recording's.",
  },
  differsTitle: "From here on it differs from the recording.",
  openGraph: "Open this graph",
  openedAs: (name: string) => `Open a graph of the recording ${name}`,
  notOpened: "The recording could not be opened.",
  fewer: "Several recordings cannot be shown at once: the first is.",
  problems: {
    "too-large": (name: string, found: string) =>
      `${name} is too large to be a recording (${found}). Save fewer messages, or record them on a smaller graph.`,
    "cut-off": (name: string, found: string) =>
      `${name} is not whole (line ${found.replace(":", ", column ")}). Save it again where it was recorded, and send that file.`,
    "not-a-trace": (name: string, found: string) => `${name} is no recording${found === "" ? "" : ` (${found})`}.`,
    "other-version": (name: string, found: string) =>
      `${name} was written by another version of Parley (${found}). Open it there.`,
    "wrong-shape": (name: string, found: string) =>
      `${name} is not as a recording is (${found}). Save it again where it was recorded.`,
    "no-messages": (name: string) => `${name} holds no message.`,
  },
};
