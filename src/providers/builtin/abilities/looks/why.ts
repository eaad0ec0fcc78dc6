import type { JsonObject } from "@/lib/json";
import { capital, chip, listed, listedUpTo, plainText } from "../../answer/words";
import { selectorText } from "../../meaning/subject-parts";
import { failureText, noneText } from "../../plan/failures";
import { call, type Outcome, recordIn, recordsIn, textIn, textsIn } from "../../plan/outcome";
import { onThings } from "../on-things";

/** Which layers decide how a node looks, and by what rule. */
export const why = onThings("why", null, function* ({ color }, subject, run) {
  let id = subject.ids?.[0] ?? "";
  if (id === "") {
    const found = yield* call("findNodes", { selector: selectorText(subject), limit: 1 });
    id = textsIn(found.data, "nodeIds")[0] ?? "";
    if (id === "") return noneText(subject, run.say);
  }
  const outcome = yield* call("explainStyle", { id });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.explained, run.say);
  return explained(outcome, color);
});

function explained({ data }: Outcome, asked: string | undefined): string {
  const layers = recordsIn(data, "layers").filter((layer) => textsIn(layer, "wins").length > 0);
  const name = chip(data);
  const colors = textsIn(data, "colorWords");
  const isOther = asked !== undefined && !colors.includes(asked);
  const isNot = isOther ? `${name} is not ${asked}: ` : "";
  if (layers.length === 0) {
    const plain = "no style layer touches it, and it has the default look.";
    return isNot === "" ? `No style layer touches ${name}: it has the default look.` : isNot + plain;
  }
  const colour = layers.find((layer) => textsIn(layer, "wins").includes("color"));
  const others = layers.flatMap((layer) => otherText(layer));
  const rest = others.length === 0 ? "" : ` ${capital(listedUpTo(others, 5))}.`;
  if (colour === undefined) return isNot === "" ? rest.trim() : `${isNot}no style layer colours it.${rest}`;
  const who = isNot === "" ? name : "it";
  return `${isNot}${who} is ${colors[0] ?? textIn(recordIn(data, "style"), "color")} because of ${layerText(colour)}.${rest}`;
}

/** What a layer decides beside the colour. */
function otherText(layer: JsonObject): readonly string[] {
  const wins = textsIn(layer, "wins").filter((channel) => channel !== "color");
  return wins.length === 0
    ? []
    : [`its ${listed(wins.map(spaced))} ${wins.length === 1 ? "is" : "are"} from ${layerText(layer)}`];
}

function spaced(channel: string): string {
  return channel.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").toLowerCase();
}

/** The layer's rule where it reads as one: a long list of ids says nothing. */
function layerText(layer: JsonObject): string {
  const where = textIn(layer, "where");
  const by = textIn(layer, "origin") === "user" ? ", made by hand" : "";
  const isPlain = where === "" || where === "*" || where.length > 60 || /^[@$]/u.test(where);
  const rule = isPlain ? "" : ` (\`${where.replaceAll("`", "'")}\`)`;
  return `'${plainText(textIn(layer, "name"))}'${rule}${by}`;
}
