import { plainText } from "../../answer/words";
import type { PlanRun } from "../../plan/plan-run";
import { attributesOf } from "../../schema/schema";
import { saying, unchanged } from "../ability";

/** How an edit is asked for and what it does, for somebody who only asks. */
export const howTo = saying("howTo", ({ topic, name, property }, run) => {
  const who = name === undefined ? "…" : plainText(name);
  const attribute = plainText(property ?? exampleOf(run));
  return unchanged(run.say.howTo(topic, who, attribute), "changed");
});

function exampleOf({ schema }: PlanRun): string {
  const attributes = attributesOf(schema, "nodes");
  const { labelAttribute } = schema.context.profile;
  const own = attributes.filter(({ name }) => name !== labelAttribute);
  return (own.find(({ kind }) => kind === "number") ?? own[0])?.name ?? "value";
}
