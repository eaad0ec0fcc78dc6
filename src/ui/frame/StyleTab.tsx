import { Suspense } from "react";
import { flyouts } from "../panels/flyouts";
import { Bones } from "../parts/Bones";
import { scrollable } from "../parts/scrollable";
import { useWords } from "../use-stores";

const StyleContent = flyouts.find(({ name }) => name === "style")?.Content;

/** The style panel in the sheet of a phone. Its sections are headings of the third level, so one of the second stands above them. */
export function StyleTab() {
  const words = useWords("frame");
  return (
    <div className="tab-body" {...scrollable}>
      <h2 className="sr">{words.panelTitles.style}</h2>
      <Suspense fallback={<Bones />}>{StyleContent && <StyleContent />}</Suspense>
    </div>
  );
}
