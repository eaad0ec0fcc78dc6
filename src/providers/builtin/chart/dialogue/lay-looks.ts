import type { Act, StyleWish } from "../../meaning/acts";
import { recordedActs } from "../../meaning/recorded-acts";
import type { Mood, Said } from "../grammar-types";
import { spoken } from "../refs";
import { takenBack } from "./again";
import { type Before, isOn } from "./before";

/** "in red instead", "no, blue", "and bigger", "red" after a list. */
export function layLook(look: StyleWish, mood: Mood, before: Before): readonly Act[] | null {
  const { last, acts } = before;
  if (mood === "less" || mood === "only") return null;
  if (last.do === "style") {
    const styles = acts.filter((act) => act.do === "style");
    if (styles.length > 1) return null;
    const isSame = Object.keys(look).every((key) => key in last.style);
    if (isSame || mood === "and" || mood === "also" || mood === "plain") return [{ ...last, style: look }];
    return [...takenBack(before), { ...last, style: look }];
  }
  if (!isOn(last) || mood === "correct" || mood === "instead") return null;
  return painting.has(last.do) ? [{ do: "style", what: spoken("previous", last.what.target), style: look }] : null;
}

const painting: ReadonlySet<Act["do"]> = new Set<Act["do"]>([
  "find",
  "count",
  "rank",
  "rankTied",
  "select",
  "only",
  "describe",
]);

type Channel = Extract<Said, { readonly kind: "channel" }>["channel"];

/** "not size, colour", "as colour instead". */
export function layChannel(channel: Channel, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  if (last.do !== "styleBy" || mood === "less" || mood === "only") return null;
  const act: Act = { ...last, channel };
  return mood === "correct" || mood === "instead" ? [...takenBack(before), act] : [act];
}

/** "swap the colours": of the last two looks, said in one message or in two. */
export function swapped({ acts, earlier }: Before): readonly Act[] | null {
  const before = earlier.length < 2 ? [] : (recordedActs(earlier.at(-2) ?? { user: "", rounds: [] }) ?? []);
  const [first, second, ...more] = [...(acts.filter(isColouring).length > 1 ? [] : before), ...acts].filter(
    isColouring,
  );
  if (first === undefined || second === undefined || more.length > 0) return null;
  const isOwn = [first, second].every(({ what }) => what.base === "all" || what.base === "names");
  if (!isOwn) return null;
  return [
    { ...first, style: { color: second.style.color } },
    { ...second, style: { color: first.style.color } },
  ];
}

type Colouring = Extract<Act, { readonly do: "style" }> & { readonly style: { readonly color: string } };

function isColouring(act: Act): act is Colouring {
  return act.do === "style" && act.style.color !== undefined;
}
