import { part } from "../page/page";

/** Names the open graph: by its id, and by what a tab keeps over a reload: the sample of a first visit has another id each time. */
export const graphKeyOf = part(({ opening: { id, isFirstVisit } }) => {
  let open = () => id;
  return {
    id: () => open(),
    overReload: () => (isFirstVisit && open() === id ? "" : open()),
    follow(next: () => string): void {
      open = next;
    },
  };
});
