import { leafTextsIn } from "../given-data/value-text";
import { blocksText, type Exchange, type ToolCall } from "../history/messages";
import type { MessageRun, Session } from "../loop/run-types";
import { createEvidence } from "./evidence";
import type { Earlier } from "./refusal";
import { type Checked, withoutInvented } from "./without-invented";

/** Looks for the words of a call's arguments in the conversation and in the graph. */
export async function checkWords(
  { session, message }: MessageRun,
  call: ToolCall,
  { outcomes }: Earlier,
): Promise<Checked> {
  const { document, registry } = session;
  const { input, window } = message;
  const results = outcomes.filter(({ success }) => success).flatMap((one) => [one.message, ...leafTextsIn(one.data)]);
  const said = [input, ...window.before({ user: input, rounds: [] }).flatMap(textsOf), ...results];
  const evidence = createEvidence(document, said);
  return withoutInvented({ call, required: await requiredOf(registry, call.name), evidence, document });
}

/** Without calls that failed: their results say again what nobody said. */
function textsOf({ user, rounds, answer = [], byHand = [] }: Exchange): readonly string[] {
  const results = rounds.flatMap((round) => round.results.filter(({ success }) => success));
  return [user, blocksText(answer), ...byHand, ...results.map(({ content }) => content)];
}

/** An argument is optional where the command cannot be read: nothing runs then. */
async function requiredOf({ definitions }: Session["registry"], name: string): Promise<readonly string[]> {
  try {
    const [definition] = await definitions([name]);
    const required = definition?.parameters["required"];
    return Array.isArray(required) ? required.map(String) : [];
  } catch {
    return [];
  }
}
