import { plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { withoutUnit } from "../../schema/attribute-unit";
import { attributesOf } from "../../schema/schema";
import { plural } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import type { Desk } from "../desk";
import { offers } from "./step-talk";

/** What no command does, in plain words. */
export function cannotText({ why }: Act & { readonly do: "cannot" }, desk: Desk): string {
  const { say } = desk;
  return `${say.cannot[why]} ${say.end(say.kept.changed)} ${say.tryOffers(offers(desk.schema, say))}`;
}

/** There is no such attribute; these there are. */
export function noSuchText({ words, target }: Act & { readonly do: "noSuch" }, desk: Desk): string {
  const names = attributesOf(desk.schema, target).map(({ name }) => plainText(name));
  const { say } = desk;
  return say.noAttribute(plainText(words), target === "nodes" ? say.node : say.edge, names);
}

/** Others have what is asked of these. */
export function lacksText({ kinds, has, property, ...act }: Act & { readonly do: "lacks" }, desk: Desk): string {
  const { say } = desk;
  const manyOf = (kind: string): string => {
    const one = wordsOfName(kind);
    return kind === "" ? say.node.many : say.thing({ one, many: plural(one) }).many;
  };
  const name = plainText(wordsOfName(withoutUnit(property)));
  const text = say.lacks(kinds.map(manyOf), act.isFlag === true ? say.quote(name) : name, has.map(manyOf));
  return act.isChange === true ? `${text} ${say.end(say.kept.changed)}` : text;
}
