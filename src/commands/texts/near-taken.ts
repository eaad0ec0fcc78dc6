import type { TextHit } from "@/knowledge/index/index-types";
import type { TakenWord } from "@/knowledge/index/near-words";
import type { JsonObject } from "@/lib/json";
import { listOf } from "../elements/parts";
import type { TextSaid } from "./text-texts";

/** Words of a query that stand nowhere, and what was taken for them: in the message … */
export function nearSaid(hits: readonly TextHit[]): readonly TextSaid[] {
  return takenIn(hits).map(({ said, meant, perhaps }) => {
    const words = listOf([...meant, ...perhaps].map((word) => `“${word}”`));
    return { id: "nearWord", with: { word: said, words } };
  });
}

/** … and in the data. */
export function nearData(hits: readonly TextHit[]): JsonObject {
  const near = takenIn(hits).map((taken) => ({ ...taken }));
  return near.length === 0 ? {} : { near };
}

/** Each once, with all that was taken for it in any of the hits. */
function takenIn(hits: readonly TextHit[]): readonly TakenWord[] {
  const all = new Map<string, TakenWord>();
  for (const { said, meant, perhaps } of hits.flatMap(({ taken = [] }) => taken)) {
    const known = all.get(said) ?? { said, meant: [], perhaps: [] };
    all.set(said, { said, meant: joined(known.meant, meant), perhaps: joined(known.perhaps, perhaps) });
  }
  return [...all.values()];
}

function joined(known: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...known, ...more])];
}
