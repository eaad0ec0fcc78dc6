import { type SaidRow, sayingBy } from "@/words/said-rows";

/** Commands say in English why they refused. In another language their reason is said where it has words there, and left to the step above where not. */
export function foreignReason(
  rows: readonly SaidRow[],
  frame: (head: string, reason: string) => string,
  end: (head: string) => string,
): (head: string, reason: string) => string {
  const say = sayingBy(rows);
  return (head, reason) => {
    const whole = /[.!?…]$/u.test(reason) ? reason : `${reason}.`;
    const said = say(whole);
    return said === whole ? end(head) : frame(head, said);
  };
}
