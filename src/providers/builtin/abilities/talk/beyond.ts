import { plainText } from "../../answer/words";
import { withoutUnit } from "../../schema/attribute-unit";
import { attributesOf } from "../../schema/schema";
import { plural } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import { saying, unchanged } from "../ability";
import { offers } from "./talk";

/** What no command does, in plain words. */
export const cannot = saying("cannot", ({ why }, run) => {
  const { say } = run;
  return unchanged(say.cannot[why], "changed", say.tryOffers(offers(run.schema, say)));
});

/** There is no such attribute; these there are. */
export const noSuch = saying("noSuch", ({ words, target }, run) => {
  const names = attributesOf(run.schema, target).map(({ name }) => plainText(name));
  const { say } = run;
  return say.noAttribute(plainText(words), target === "nodes" ? say.node : say.edge, names);
});

/** Others have what is asked of these. */
export const lacks = saying("lacks", ({ kinds, has, property, ...act }, run) => {
  const { say } = run;
  const manyOf = (kind: string): string => {
    const one = wordsOfName(kind);
    return kind === "" ? say.node.many : say.thing({ one, many: plural(one) }).many;
  };
  const name = plainText(wordsOfName(withoutUnit(property)));
  const text = say.lacks(kinds.map(manyOf), act.isFlag === true ? say.quote(name) : name, has.map(manyOf));
  return act.isChange === true ? unchanged(text, "changed") : text;
});
