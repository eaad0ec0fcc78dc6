import { describeLCases, type NeutralCall, type NeutralTurn } from "../../support/l-cases";
import { createScriptedProvider, fails, type ScriptedPart } from "../../support/providers/scripted-provider";

describeLCases({
  name: "a scripted model",
  notApplicable: {},
  async model(turns) {
    const provider = createScriptedProvider(turns.map(toScript));
    return { provider, release: provider.release, close: () => Promise.resolve() };
  },
});

function toScript({ text = "", calls = [], finish, hold, failure }: NeutralTurn): readonly ScriptedPart[] {
  return [
    ...(text === "" ? [] : [{ type: "text-delta", text } as const]),
    ...calls.map(toPart),
    ...(hold === true ? [{ type: "hold" } as const] : []),
    ...(failure === undefined ? [] : fails(failure)),
    { type: "finish", reason: finish ?? (calls.length > 0 ? "tool-calls" : "stop") },
  ];
}

/** Nothing checks at run time what a provider sends, so a model's null gets this far. */
function toPart({ id = "", name, input, rawInput }: NeutralCall): ScriptedPart {
  const given = JSON.parse(JSON.stringify(input ?? null));
  return {
    type: "tool-call",
    call: { id, name, input: given, ...(rawInput !== undefined && { input: {}, rawInput }) },
  };
}
