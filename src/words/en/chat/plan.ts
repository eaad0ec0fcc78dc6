import type { LeftReason, PlanStepState } from "@/commands/plan/plan-types";
import { counted, figures } from "@/lib/english";

const states: Readonly<Record<PlanStepState, string>> = {
  open: "To do",
  running: "Running",
  done: "Done",
  failed: "Not done",
  dropped: "Left out",
  struck: "Struck by you",
};

const left: Readonly<Record<LeftReason, string>> = {
  stopped: "stopped before it",
  interrupted: "begun, then stopped",
  failed: "an error came before it",
  limit: "the limit of rounds came before it",
  "stop-after": "you wanted to stop before it",
  "rests-on-struck": "it rests on a step you struck",
  unfinished: "the answer came without it",
  unticked: "not ticked, but perhaps done",
};

/** The checklist of a message. */
export const plan = {
  title: "Plan",
  done: (done: number, all: number) => `${figures(done)} of ${figures(all)} done`,
  states,
  left,
  reason: (why: string) => `Not done: ${why}`,
  leftOut: (why: string) => `Left out: ${why}`,
  before: (text: string) => `Was: ${text}`,
  byUser: "worded by you",
  added: "added",
  strike: (step: string) => `Strike “${step}”`,
  restore: (step: string) => `Do “${step}” after all`,
  more: (step: string) => `More for “${step}”`,
  edit: "Reword…",
  editLabel: "The step's words",
  keep: "Keep",
  up: "Move up",
  down: "Move down",
  stopAfter: "Stop after this step",
  stopsHere: "Stops after this step",
  noStop: "Do not stop here",
  fixed: "The built-in assistant goes by its own reading: its steps can be struck, not reworded.",
  allDone: (all: number) => `All ${counted(all, "step")} are done.`,
  notDone: (done: number, all: number) => `${figures(done)} of ${counted(all, "step")} done. The others:`,
  notDoneStep: (step: string, why: string) => `${step}: ${why}`,
  struckWhy: "you struck it",
  goOn: "Go on with the plan",
};

const holds = {
  stopped: "The message before was stopped, so these wait.",
  failed: "The message before failed, so these wait.",
  kept: "Kept from before. Nothing is sent by itself.",
  edited: "The next one waits until you are done with it.",
};

/** Messages that wait. */
export const queue = {
  title: "Waiting messages",
  head: (count: number) => (count === 1 ? "1 message waits" : `${figures(count)} messages wait`),
  next: "Sent in this order, each when the one before it is done.",
  holds,
  send: "Send",
  sendNow: (text: string) => `Stop, and send “${text}” now`,
  sendThis: (text: string) => `Send “${text}” now`,
  remove: (text: string) => `Remove “${text}”`,
  more: (text: string) => `More for “${text}”`,
  edit: "Edit",
  editLabel: "Waiting message",
  keep: "Keep",
  cancel: "Cancel",
  up: "Move up",
  down: "Move down",
};
