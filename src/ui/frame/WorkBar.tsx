import { useId } from "react";
import { useView, useWords } from "../use-stores";

/** What takes a while: what it is, how far it is, and its end at any time. */
export function WorkBar() {
  const work = useView((state) => state.work);
  const words = useWords("frame");
  const id = useId();
  return (
    <div className="notices-part">
      <div role="status" className="sr">
        {work?.title}
      </div>
      {work && (
        <div className="float work-bar">
          <span id={id} className="cut">
            {work.title}
          </span>
          {work.detail && <span className="num quiet">{work.detail}</span>}
          <progress aria-labelledby={id} max={1} {...(work.ratio === undefined ? {} : { value: work.ratio })} />
          <button type="button" className="btn line slim" onClick={work.cancel}>
            {words.cancelWork}
          </button>
        </div>
      )}
    </div>
  );
}
