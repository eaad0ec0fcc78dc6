import { tryJson } from "@/lib/try-json";

/** A call's arguments as their pieces come. */
export type GrownArguments = ReturnType<typeof createGrownArguments>;

/**
 * Joins the pieces. Where that gives no JSON, because a piece held all so far or all of it came once more, the last whole reading
 * is taken: arguments that are JSON either way are never read as such a repetition.
 */
export function createGrownArguments() {
  let joined = "";
  let last = "";

  function isAgain(piece: string): boolean {
    if (piece.length >= last.length && piece.startsWith(last)) return true;
    return piece.startsWith("{") && last.endsWith("}") && tryJson(last) !== undefined;
  }

  return {
    push(piece: string): void {
      joined += piece;
      last = isAgain(piece) ? piece : last + piece;
    },
    get text(): string {
      const isRead = joined === last || tryJson(joined) !== undefined || tryJson(last) === undefined;
      return isRead ? joined : last;
    },
  };
}
