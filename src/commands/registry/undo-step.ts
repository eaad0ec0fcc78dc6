import type { GraphDocument, Origin, StepId } from "@/graph/document/document-types";
import type { CommandRefusal, CommandRegistry } from "./command-types";

export type Refusal = Pick<CommandRefusal, "message" | "reason">;

/**
 * Undoes a step as a user does, also what it wrote to a database. Null: it is undone, or was before; else why not. Rejects when
 * it is stopped: AbortError.
 */
export async function undoStep(
  { document, registry }: { readonly document: Pick<GraphDocument, "steps">; readonly registry: CommandRegistry },
  chosen: StepId,
  { origin, signal }: { readonly origin: Origin; readonly signal: AbortSignal },
): Promise<Refusal | null> {
  if (!document.steps().some(({ id, inForce }) => id === chosen && inForce)) return null;
  const done = await registry.execute({ name: "undo", input: {} }, origin, { signal, actor: "user", chosen });
  if (done.success) return null;
  const { message, hint = "", reason = { why: "unexpected", reason: message } } = done;
  // What else is said there is for who writes calls.
  return { message: reason.why === "database" ? `${message} ${hint}`.trim() : message, reason };
}
