import type { Exchange } from "@/ai/history/messages";
import type { Act, StyleWish } from "../../meaning/acts";
import { recordIn, textIn, toOutcome } from "../../plan/outcome";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import type { Leaning } from "../leaning";

/**
 * "undo the colour but keep the size", "take back only the red", "undo the second one": some layers of the last message go, what
 * else they said stays.
 */
export function withoutLook({ links, before, acts }: Leaning): readonly Act[] | null {
  const verb = links.findIndex(isTakingBack);
  if (verb < 0 || links.slice(0, verb).some((link) => hasSense(link, "verb"))) return null;
  const keep = links.findIndex(
    (link, at) => at > verb && /^(?:keep|leave|retain|but keep|but leave)$/u.test(link.norm),
  );
  const said = links.slice(verb + 1, keep < 0 ? undefined : keep);
  const isOnly = keep >= 0 || links.some((link) => /^(?:only|just)$/u.test(link.norm));
  const layers = layersOf(before);
  const nth = placeIn(said, acts, layers);
  if (nth !== null) return [{ do: "unstyle", layers: [nth] }];
  if (!isOnly && !hasSense(links[verb], "verb", "undo") && !isForgetting(links[verb])) return null;
  return withoutPart(said, acts, layers);
}

function isTakingBack(link: Link): boolean {
  return hasSense(link, "verb", "undo") || hasSense(link, "verb", "remove") || isForgetting(link);
}

function isForgetting(link: Link | undefined): boolean {
  return /^(?:forget|cancel|lose|without|never mind|not)$/u.test(link?.norm ?? "") && link?.schema.length === 0;
}

/** "(undo) the second one", "only the last": one of several looks that were set at once. */
function placeIn(said: readonly Link[], acts: readonly Act[], layers: readonly MadeLayer[]): string | null {
  if (acts.length < 2 || layers.length < 2 || acts.some(({ do: name }) => name !== "style" && name !== "styleBy"))
    return null;
  const words = said.filter(
    (link) => !hasSense(link, "fill", "small") && !/^(?:only|just|one|change|part|style|bit|thing)$/u.test(link.norm),
  );
  const [only, second] = words;
  if (only === undefined || second !== undefined) return null;
  const place = { first: 0, second: 1, third: 2, last: layers.length - 1, latter: layers.length - 1, former: 0 }[
    only.norm
  ];
  return place === undefined ? null : (layers[place]?.id ?? null);
}

function withoutPart(said: readonly Link[], acts: readonly Act[], layers: readonly MadeLayer[]): readonly Act[] | null {
  const color = argOf(
    said.find((link) => hasSense(link, "color")),
    "color",
  );
  const look = color === undefined ? lookIn(said) : (["color"] as const);
  if (look === null) return null;
  const isMeant = (style: Readonly<Record<string, unknown>>): boolean =>
    look.some((name) => style[name] !== undefined && (color === undefined || style[name] === color));
  const gone = layers.filter(({ input }) => isMeant(input));
  if (gone.length === 0) return null;
  const kept = acts.flatMap((act): readonly Act[] => {
    if (act.do !== "style" || !isMeant({ ...act.style })) return [];
    const style = Object.fromEntries(Object.entries(act.style).filter(([name]) => !look.some((one) => one === name)));
    return Object.keys(style).length === 0 ? [] : [{ ...act, style: style satisfies StyleWish }];
  });
  return [{ do: "unstyle", layers: gone.map(({ id }) => id) }, ...kept];
}

/** "bring it back", "restore him", "I want it back": what the last message took away. */
export function restored({ links, acts }: Leaning): readonly Act[] | null {
  const last = acts.findLast((act) => act.do !== "lost" && act.do !== "partly");
  if (last === undefined || !removing.has(last.do)) return null;
  const text = links.map(({ norm }) => norm).join(" ");
  return /\b(?:restore|bring (?:\S+ )?back|put (?:\S+ )?back|get (?:\S+ )?back|want (?:\S+ )?back|undelete|unremove)\b/u.test(
    text,
  ) && links.length <= 8
    ? [{ do: "undo", steps: 1 }]
    : null;
}

const removing = new Set<Act["do"]>(["remove", "removeEdge", "clearGraph", "unset", "merge"]);

function lookIn(links: readonly Link[]): readonly (keyof StyleWish)[] | null {
  return looksIn(links)[0] ?? null;
}

/** The parts of a look that are spoken of, colour first. */
export function looksIn(links: readonly Link[]): readonly (readonly (keyof StyleWish)[])[] {
  const text = links.map((link) => link.norm).join(" ");
  const looks: (readonly (keyof StyleWish)[])[] = [];
  if (/\bcolou?r(?:s|ing)?\b/u.test(text)) looks.push(["color"]);
  if (/\bsizes?\b/u.test(text)) looks.push(["size", "width"]);
  if (/\bshapes?\b/u.test(text)) looks.push(["shape"]);
  if (/\b(?:width|thickness)\b/u.test(text)) looks.push(["width"]);
  return looks;
}

export interface MadeLayer {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The style layers that message made, with what was asked of each. */
export function layersOf(exchange: Exchange): readonly MadeLayer[] {
  return exchange.rounds.flatMap((round) =>
    round.calls.flatMap(({ input }, at) => {
      const result = round.results[at];
      const id = textIn(recordIn(toOutcome(result?.content, result?.success ?? false).data, "layer"), "id");
      return id === "" ? [] : [{ id, input }];
    }),
  );
}
