import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Exchange } from "@/ai/history/messages";
import { historyFaults } from "@/ai/history/validate-history";
import type { AiEvent } from "@/ai/loop/ai-events";
import { defineCommand } from "@/commands/registry/define-command";
import type { GraphDocument } from "@/graph/document/document-types";
import type { JsonObject } from "@/lib/json";
import { type AiSession, startAiSession } from "../../support/ai-session";
import {
  calls,
  createScriptedProvider,
  fails,
  type ScriptedPart,
  says,
} from "../../support/providers/scripted-provider";

/** Adds a node and, told to, fails after it has begun or waits until it is stopped. */
const breaks = defineCommand({
  name: "breakDown",
  title: "Break down",
  description: "Fails.",
  input: z.strictObject({ how: z.enum(["throws", "hangs"]) }),
  effect: "edit",
  scope: "shown",
  run: ({ how }, { signal }) => {
    if (how === "throws") throw new Error("The command broke down.");
    return new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  },
});

const add = (id: string) => ({ name: "addNodes", input: { nodes: [{ id, attributes: { type: "cat", name: id } }] } });
const error = { type: "throw", error: new TypeError("The connection was reset.") } as const;
const half = { type: "text-delta", text: "I will add" } as const;
const halfCall = {
  type: "tool-call-delta",
  callId: "c9",
  name: "addNodes",
  argumentsText: '{"nodes":[{"id":"ha',
} as const;

interface Seam {
  readonly name: string;
  /** Answers to the requests of the first message. */
  readonly scripts: readonly (readonly ScriptedPart[])[];
  /** Stops at this event. */
  readonly stopAt?: (event: AiEvent) => boolean;
  /** To every question. */
  readonly allow?: boolean;
}

const first = calls([add("a1"), add("a2")]);
const seams: readonly Seam[] = [
  { name: "before the first byte", scripts: [fails("network")] },
  { name: "before the first byte of the second round", scripts: [first, fails("overloaded")] },
  { name: "by an error of ours before the first byte", scripts: [first, [error]] },
  { name: "in the middle of a text", scripts: [first, [half, error]] },
  { name: "in the middle of a call", scripts: [first, [half, halfCall, error]] },
  { name: "in the middle of a call that ends without its end", scripts: [first, [halfCall]] },
  {
    name: "in a command",
    scripts: [calls([add("a1"), { name: "breakDown", input: { how: "throws" } }, add("a2")]), says("Done.")],
  },
  {
    name: "by a stop in a command",
    scripts: [calls([add("a1"), { name: "breakDown", input: { how: "hangs" } }, add("a2")]), says("Done.")],
    stopAt: (event) => event.type === "ai-tool-call-start" && event.name === "breakDown",
  },
  {
    name: "by a stop while it is asked",
    scripts: [
      first,
      calls([{ name: "removeElements", input: { selector: "type == 'cat'" } }, add("a3")]),
      says("Done."),
    ],
    stopAt: (event) => event.type === "ai-approval-request",
  },
  {
    name: "by a no and a failure behind it",
    scripts: [
      first,
      calls([{ name: "removeElements", input: { selector: "type == 'cat'" } }, add("a3")]),
      fails("network"),
    ],
    allow: false,
  },
  {
    name: "by a failure behind a yes",
    scripts: [
      first,
      calls([{ name: "removeElements", input: { selector: "type == 'human'" } }, add("a3")]),
      fails("network"),
    ],
    allow: true,
  },
  {
    name: "by a stop between two rounds",
    scripts: [first, calls([add("a3")]), says("Done.")],
    stopAt: (event) => event.type === "ai-processing-tool-results",
  },
  {
    name: "by a stop at a word of the answer",
    scripts: [first, [half, { type: "hold" }]],
    stopAt: (event) => event.type === "ai-text-delta",
  },
];

describe("a message that breaks off", () => {
  for (const seam of seams) {
    it(`${seam.name} leaves a history that goes on, a graph that equals its account, and one undo`, async () => {
      const model = createScriptedProvider([...seam.scripts, says("The next one.")]);
      const session = startAiSession({ provider: model, commands: [breaks] });
      const { controller, document } = session;
      const before = JSON.stringify(document.snapshot());
      const end = listener(session, seam);
      await controller.execute("add some cats");
      end();

      const { added, removed } = accountOf(controller.history());
      expect(["a1", "a2", "a3"].filter((id) => document.node(id) !== undefined)).toEqual(added);
      expect(document.snapshot().nodes.some(({ attributes }) => attributes["type"] === "human")).toBe(!removed);
      expect(historyFaults(controller.history())).toEqual([]);

      // What the script still holds for the first message comes before.
      for (let left = seam.scripts.length - model.requests.length; left > 0; left -= 1)
        await controller.execute("go on");
      const changedSince = document.steps().length;
      expect(await controller.execute("and now?")).toMatchObject({ success: true, message: "The next one." });
      expect(historyFaults(model.requests.at(-1)?.history.slice(0, -1) ?? [])).toEqual([]);
      expect(document.steps()).toHaveLength(changedSince);

      undoAll(document);
      expect(JSON.stringify(document.snapshot())).toBe(before);
    });
  }
});

/** Answers its questions and stops it once. */
function listener({ controller }: AiSession, { stopAt, allow }: Seam): () => void {
  let stopped = false;
  return controller.subscribe((event) => {
    if (event.type === "ai-approval-request" && allow !== undefined) controller.answerApproval(event.callId, allow);
    if (stopped || !stopAt?.(event)) return;
    stopped = true;
    controller.cancel();
  });
}

/** What the results in the history say was added and whether something was removed. */
function accountOf(history: readonly Exchange[]): { readonly added: readonly string[]; readonly removed: boolean } {
  const done = history.flatMap(({ rounds }) =>
    rounds.flatMap(({ calls: made, results }) => made.filter((_, index) => results[index]?.success)),
  );
  return {
    added: done.flatMap(({ name, input }) => (name === "addNodes" ? addedBy(input) : [])),
    removed: done.some(({ name }) => name === "removeElements"),
  };
}

function undoAll(document: GraphDocument): void {
  const plan = document.planUndo(Number.POSITIVE_INFINITY);
  if (!plan.success) return;
  const origin = { step: "undo", actor: "user", title: "Undo", undoes: plan.undoes } as const;
  expect(document.apply(plan.changes, origin).success).toBe(true);
}

function addedBy(input: JsonObject): readonly string[] {
  return /"id":"(\w+)"/u.exec(JSON.stringify(input))?.slice(1) ?? [];
}
