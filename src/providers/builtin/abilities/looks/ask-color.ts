import { pushAll } from "@/lib/lists/whole-lists";
import { plainText } from "../../answer/words";
import { selectorText } from "../../meaning/subject-parts";
import { subjectText } from "../../plan/failures";
import { call, recordsIn, type Step, textIn } from "../../plan/outcome";
import type { Subject } from "../../plan/plan-run";
import { unchanged } from "../ability";
import { onThings } from "../on-things";

const colours = ["blue", "orange", "red", "green", "purple"];

/** Which colour it is to be, with some to choose from. */
export const askColor = onThings("askColor", "changed", function* ({ what }, found, run) {
  const subject = what.base === "previous" ? yield* withNames(found) : found;
  const said = what.names?.join(" and ") ?? (what.base === "previous" ? "them" : `the ${plainText(subject.many)}`);
  pushAll(
    run.offers,
    colours.map((colour) => ({ message: `Make ${said} ${colour}` })),
  );
  const who =
    subject.ids === undefined
      ? run.say.theThings(run.say.thing(subject), false)
      : subjectText(subject, subject.ids.length, run.say);
  return unchanged(run.say.whichColour(who), "changedYet");
});

const mostNamed = 5;

/** Those few that were spoken of, by name. */
function* withNames(subject: Subject): Step<Subject> {
  if (subject.ids !== undefined || subject.target === "edges") return subject;
  const found = yield* call("findNodes", { selector: selectorText(subject), limit: mostNamed + 1 });
  const ids = recordsIn(found.data, "nodes").map((node) => textIn(node, "id"));
  return ids.length === 0 || ids.length > mostNamed ? subject : { ...subject, ids };
}
