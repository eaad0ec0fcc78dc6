import type { Opening } from "../files/opening";

/** Names the open graph to what a tab keeps over a reload: the sample of a first visit has another id each time. */
export function createGraphKey({ id, isFirstVisit }: Pick<Opening, "id" | "isFirstVisit">) {
  let open = () => id;
  return {
    now: () => (isFirstVisit && open() === id ? "" : open()),
    follow(next: () => string): void {
      open = next;
    },
  };
}
