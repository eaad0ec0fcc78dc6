import type { Exchange } from "@/ai/history/messages";
import { plainText } from "../../answer/words";
import { isHarmless } from "../../meaning/act-effects";
import { recordedActs } from "../../meaning/recorded-acts";
import { failureText } from "../../plan/failures";
import { isLookUp, recordsIn, textIn, textsIn } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { titleOf } from "../../plan/step-title";
import type { Speech } from "../../say/speech";
import { wordsOfName } from "../../text/tokens";
import { ability } from "../ability";
import { offers } from "./talk";

/** What is asked about the assistant: who it is, what it changed, what it can run. */
export const talk = ability("talk", function* ({ about }, run) {
  if (about === "self") return run.say.itself(offers(run.schema, run.say));
  if (about === "changes") return changesText(run);
  const outcomes = yield families.map((family) => ({ name: "listAlgorithms", input: { family } }));
  const failed = outcomes.find(({ status }) => status !== "done");
  if (failed !== undefined) return failureText(failed, run.say.undone.algorithms, run.say);
  const names = outcomes.flatMap(({ data }) => namesIn(data)).map((name) => plainText(wordsOfName(name)));
  return run.say.algorithms(names);
});

const families = ["importance", "groups", "paths", "structure"];

function namesIn(data: Parameters<typeof recordsIn>[0]): readonly string[] {
  const records = recordsIn(data, "algorithms").map((record) => textIn(record, "name"));
  return records.length > 0 ? records : textsIn(data, "algorithms");
}

const mostMessages = 3;

/** The deeds of the messages before, the last first. */
function changesText({ request, say }: PlanRun): string {
  const changes = request.history.slice(0, -1).flatMap((exchange) => {
    const deeds = deedsOf(exchange, say);
    return deeds.length === 0 ? [] : [say.upTo(deeds.map(plainText), 6)];
  });
  const [last, ...earlier] = changes.reverse();
  if (last === undefined) return say.nothingChangedHere;
  return say.lastChange(last, earlier.slice(0, mostMessages).join("; "));
}

/** Only where a call that changes something was done. */
function deedsOf(exchange: Exchange, say: Speech): readonly string[] {
  const isChanged = exchange.rounds.some(({ calls, results }) =>
    calls.some(({ name }, at) => !isLookUp(name) && results[at]?.success === true),
  );
  const acts = isChanged ? (recordedActs(exchange) ?? []) : [];
  return acts.filter((act) => !isHarmless(act)).map((act) => titleOf(act, say));
}

/** There is no such algorithm: the nearest by its words, and how to see them all. */
export const noAlgorithm = ability("noAlgorithm", function* ({ words }, { say }) {
  const outcomes = yield families.map((family) => ({ name: "listAlgorithms", input: { family } }));
  const names = outcomes.flatMap(({ data }) => namesIn(data)).map((name) => wordsOfName(name));
  const near = nearest(words, names);
  return say.noAlgorithm(plainText(words), near.map(plainText));
});

const centralities = ["degree", "betweenness", "closeness", "pagerank"];

function nearest(words: string, names: readonly string[]): readonly string[] {
  const said = words.toLowerCase();
  const alike = names.filter((name) =>
    name.split(" ").some((word) => word.length > 3 && said.includes(word.slice(0, 5))),
  );
  return alike.length > 0 ? alike.slice(0, 4) : names.filter((name) => centralities.includes(name));
}
