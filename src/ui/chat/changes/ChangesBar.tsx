import { useView } from "../../use-stores";
import { ShownChanges } from "./ShownChanges";

/** Over the canvas while the changes of a turn are drawn on it. */
export function ChangesBar() {
  const step = useView((state) => state.shownChanges);
  return step && <ShownChanges key={JSON.stringify(step)} step={step} />;
}
