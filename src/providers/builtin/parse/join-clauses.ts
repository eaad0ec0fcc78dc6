import { namedIn } from "../grammar/things/named-nodes";
import { isDestroying, isHarmless } from "../meaning/act-effects";
import type { Act, Ref } from "../meaning/acts";
import { edgeBetween, withWhat } from "../meaning/with-references";
import { hasSense } from "../schema/link-words";
import type { Clause } from "./clauses";

/**
 * "Ann works from home now, so set … for her", "Quay closed down, delete it", "Ann met Bob, link them": what is only told says whom
 * the request is about.
 */
export function withBackground(clauses: readonly Clause[], acts: readonly Act[]): readonly Act[] {
  const [first] = clauses;
  const [statement, asked, ...more] = acts;
  if (first === undefined || asked === undefined || more.length > 0 || statement === undefined) return acts;
  if (!isBackground(first, statement)) return acts;
  const act = asked.do === "addEdge" ? linkOf(asked, first) : aboutThem(asked, first);
  return act === null ? acts : [act];
}

/** "Ann met Bob, link them". */
function linkOf(asked: Act & { readonly do: "addEdge" | "removeEdge" }, { links }: Clause): Act | null {
  const [from, to, third] = namedIn(links);
  const isBare = asked.from === "" && asked.to === "" && third === undefined;
  return isBare && from !== undefined && to !== undefined ? { ...asked, from, to } : null;
}

function aboutThem(asked: Act, { links }: Clause): Act | null {
  const near = nearThem(asked, namedIn(links));
  if (near !== null) return near;
  if (!("what" in asked) || !back.has(asked.do) || !isOpen(asked.what)) return null;
  const names = namedIn(links);
  if (names.length === 0) return links.some((link) => hasSense(link, "pronoun", "those")) ? asked : null;
  if (asked.do === "remove" && asked.what.target === "edges") return edgeBetween(names);
  return withWhat(asked, { ...asked.what, base: "names", names, isAll: false });
}

/** "Ann is leaving. Who reports to her?" */
function nearThem(asked: Act, names: readonly string[]): Act | null {
  if ((asked.do !== "find" && asked.do !== "count") || asked.what.near === undefined || names.length !== 1) return null;
  const { near } = asked.what;
  return near.names.length > 0 || near.of !== undefined
    ? null
    : withWhat(asked, { ...asked.what, near: { ...near, names } });
}

function isOpen({ base, where, near }: Ref): boolean {
  return base === "previous" && where === undefined && near === undefined;
}

const back = new Set<Act["do"]>(["set", "unset", "adjust", "remove", "rename", "style", "select", "hide", "zoom"]);

/** Nothing is asked for in it. */
function isBackground({ links }: Clause, statement: Act): boolean {
  if (
    statement.do !== "lost" &&
    statement.do !== "partly" &&
    statement.do !== "find" &&
    statement.do !== "describe" &&
    statement.do !== "held"
  )
    return false;
  return links.every((link) => link.schema.length > 0 || (!hasSense(link, "verb") && !hasSense(link, "ask")));
}

/**
 * Nothing is deleted on the word of a message that was not understood whole, and nothing is changed that a part which was not
 * understood may have decided: "…, size them by it and colour the biggest red".
 */
export function withoutRisk(acts: readonly Act[]): readonly Act[] {
  const lostAt = acts.findIndex((act) => act.do === "lost" && !act.isEmpty);
  const isPartly = acts.some((act) => act.do === "partly");
  const isRisky = (act: Act, at: number): boolean => {
    if (isHarmless(act)) return false;
    const what = "what" in act ? act.what : undefined;
    const isAfterLost = lostAt >= 0 && at > lostAt;
    return (
      (lostAt >= 0 && isDestroying(act)) ||
      (isAfterLost && what?.rank !== undefined) ||
      ((isPartly || isAfterLost) && what?.base === "previous")
    );
  };
  return acts.map((act, at) => (isRisky(act, at) ? { do: "held", why: "unsure", act, words: "" } : act));
}

/** "Thanks, now hide the servers" asks for one thing only. */
export function withoutSmallTalk(acts: readonly Act[]): readonly Act[] {
  const isTalk = (act: Act): boolean => act.do === "hello" || act.do === "thanks" || (act.do === "lost" && act.isEmpty);
  const rest = acts.filter((act) => !isTalk(act));
  return rest.length > 0 ? rest : acts.slice(0, 1);
}

/** "vaccinate all cats: set vaccinated = true" says one thing twice. */
export function withoutEcho(acts: readonly Act[]): readonly Act[] {
  return acts.filter((act, at) => {
    const before = acts[at - 1];
    if (act.do !== "set" || before?.do !== "set" || act.what.base !== "previous") return true;
    return act.what.where !== undefined || act.property !== before.property || act.value !== before.value;
  });
}
