import type { Effect } from "@/commands/registry/command-types";
import { oneLine } from "@/lib/text/lines";
import { isDoneAlready } from "../guards/repeated-change";
import type { ExecutionResult, ToolOutcome } from "./execution-result";
import type { Note } from "./notes";

/** Undefined: there is no such command. */
type EffectOf = (name: string) => Effect | undefined;

/**
 * What an answer may claim and was not done. Models write "Added both." after calls that failed, were refused or never came: then the
 * result says that nothing was changed, or what was not, and why. A call that was repaired in a later round is no such thing.
 */
export function unkeptClaims(result: ExecutionResult, effectOf: EffectOf): readonly Note[] {
  if (!result.success) return [];
  const isChange = ({ name }: ToolOutcome) => changes(effectOf(name));
  const rounds = result.rounds
    .map(({ toolResults }) => toolResults.filter(isChange))
    .filter((round) => round.length > 0);
  const missing = (rounds.at(-1) ?? []).filter((outcome) => !outcome.success && !isDoneAlready(outcome));
  if (result.undoStep !== null) {
    const all = rounds.at(-1)?.length ?? 0;
    return missing.length === 0
      ? []
      : [
          {
            id: "partlyDone",
            with: { count: missing.length, all, why: reasonOf(missing) },
            calls: missing.map(callOf),
          },
        ];
  }
  const last = rounds.at(-1)?.at(-1);
  if (missing.length > 0) return [nothingDone(missing)];
  if (!claimsChange(result.message)) return [];
  if (last !== undefined) return [nothingDone([last])];
  return [{ id: result.rounds.length > 0 ? "nothingDone" : "nothingCalled" }];
}

function changes(effect: Effect | undefined): boolean {
  return effect === undefined || effect === "edit" || effect === "style" || effect === "destroy";
}

function nothingDone(outcomes: readonly ToolOutcome[]): Note {
  return { id: "nothingDoneBecause", with: { why: reasonOf(outcomes) }, calls: outcomes.map(({ callId }) => callId) };
}

function callOf({ callId }: ToolOutcome): string {
  return callId;
}

function reasonOf(outcomes: readonly ToolOutcome[]): string {
  return [...new Set(outcomes.map(({ message }) => message))].slice(0, 3).join(" ");
}

const opening = String.raw`^(?:(?:ok|okay|sure|done|great|alright|perfect|gut|fertig|erledigt|klar)\b[\s,.!:;—–-]*)*`;
const doneInEnglish = new RegExp(
  oneLine`
    ${opening}(?:i(?:['’]ve| have)?\s+)?(?:(?:now|just|also|successfully|both)\s+)*
    (?:added|created|removed|deleted|renamed|merged|colou?red|connected|linked|changed|updated|moved|grouped|imported
    |highlighted)\b
  `,
  "iu",
);
const doneInGerman = new RegExp(
  oneLine`
    ${opening}(?:ich habe\b[^.!?\n]{0,120}?\b)?(?:hinzugefügt|erstellt|angelegt|gelöscht|entfernt|umbenannt
    |eingefärbt|verbunden|geändert|zusammengeführt|verschoben|gruppiert|hervorgehoben)\b
  `,
  "iu",
);

/** It begins by saying that something was done. A note on an answer that means an earlier message is still true of this one. */
function claimsChange(text: string): boolean {
  const start = text.trim();
  return doneInEnglish.test(start) || doneInGerman.test(start);
}
