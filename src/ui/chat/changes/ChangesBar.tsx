import { Suspense } from "react";
import { lazyPart } from "../../parts/lazy-part";
import { useView } from "../../use-stores";

const ShownChanges = lazyPart(async () => (await import("./ShownChanges")).ShownChanges);

/** Over the canvas while the changes of a turn are drawn on it. */
export function ChangesBar() {
  const step = useView((state) => state.shownChanges);
  if (step === null) return null;
  return (
    <Suspense fallback={null}>
      <ShownChanges key={JSON.stringify(step)} step={step} />
    </Suspense>
  );
}
