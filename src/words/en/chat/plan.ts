import type { LeftReason, PlanStepState } from "@/commands/plan/plan-types";
import { counted, figures } from "@/lib/english";

const states: Readonly<Record<PlanStepState, string>> = {
  open: "To do",
  running: "Running",
  done: "Done",
  failed: "Not done",
  dropped: "Skipped",
  struck: "Skipped by you",
};

const left: Readonly<Record<LeftReason, string>> = {
  stopped: "stopped before this step",
  interrupted: "started, then stopped",
  failed: "stopped by an error",
  limit: "stopped at the step limit",
  "stop-after": "you asked to stop here",
  "rests-on-struck": "depends on a step you skipped",
  unfinished: "not part of the answer",
  unticked: "maybe done, but not ticked",
};

/** The checklist of a message. */
export const plan = {
  title: "Plan",
  done: (done: number, all: number) => `${figures(done)} of ${figures(all)} done`,
  states,
  left,
  reason: (why: string) => `Not done: ${why}`,
  leftOut: (why: string) => `Skipped: ${why}`,
  before: (text: string) => `Was: ${text}`,
  byUser: "edited by you",
  added: "added",
  strike: (step: string) => `Skip “${step}”`,
  restore: (step: string) => `Do not skip “${step}”`,
  more: (step: string) => `More for “${step}”`,
  edit: "Edit…",
  editLabel: "Step",
  keep: "Save",
  up: "Move up",
  down: "Move down",
  stopAfter: "Stop after this step",
  stopsHere: "Stops after this step",
  noStop: "Do not stop here",
  fixed: "You can skip steps of the built-in assistant, but not edit them.",
  allDone: (all: number) => `All ${counted(all, "step")} are done.`,
  notDone: (done: number, all: number) => `${figures(done)} of ${counted(all, "step")} done. The others:`,
  notDoneStep: (step: string, why: string) => `${step}: ${why}`,
  struckWhy: "you skipped it",
  goOn: "Continue",
};

const holds = {
  stopped: "You stopped the previous message, so these wait.",
  failed: "The previous message failed, so these wait.",
  kept: "Kept from last time. Nothing is sent until you send it.",
  edited: "The next one waits until you finish editing.",
};

/** Messages that wait. */
export const queue = {
  title: "Waiting messages",
  head: (count: number) => (count === 1 ? "1 waiting message" : `${figures(count)} waiting messages`),
  next: "Sent in this order, one after another.",
  holds,
  send: "Send",
  sendNow: (text: string) => `Stop, and send “${text}” now`,
  sendThis: (text: string) => `Send “${text}” now`,
  remove: (text: string) => `Remove “${text}”`,
  more: (text: string) => `More for “${text}”`,
  edit: "Edit",
  editLabel: "Waiting message",
  keep: "Keep",
  up: "Move up",
  down: "Move down",
};
