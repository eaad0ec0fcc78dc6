import { phraseLines } from "@/lib/text/lines";

/**
 * Verbs for edges that say nothing of themselves, in the direction edges are drawn: who uses something points at it. The third row:
 * either way.
 */
export const plainRelations = {
  forward: phraseLines`
    visit|pollinate|feed on|use|used|need|require|depend on|rely on|import|contain|include|consist of|cite
    reference|refer to|quote|call|invoke|follow|write to|send to|send|email|message|pay|transfer to|lead to
    point to|link to|flow to|flow into|feed into|go to|require for|build on|made of|made from|made with|make from
    make with|prepared with|cooked with|call for
  `,
  backward: "go into|go in|part of|belong to|used in|needed for|required for|used for|used by|come from|come after",
  either: "play|play against|face|meet|compete with|interact with|know|friends with|run between|connect",
} as const satisfies Readonly<Record<string, string>>;
