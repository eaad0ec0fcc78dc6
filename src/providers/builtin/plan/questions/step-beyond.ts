import { plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { attributesOf } from "../../schema/schema";
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
