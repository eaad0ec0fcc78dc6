import { Info, TriangleAlert, X } from "lucide-react";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";

/** What went wrong with a file or the storage, until it is closed. */
export function NoticeBar() {
  const { view } = useServices();
  const notice = useView((state) => state.notice);
  const words = useWords("frame");
  if (notice === null) return null;
  const act = (run: () => void) => {
    view.change({ notice: null });
    run();
  };
  const Icon = notice.tone === "plain" ? Info : TriangleAlert;
  return (
    <div className={`note notice ${notice.tone}`} role="alert">
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{notice.title}</b> {notice.text}
      </span>
      {notice.actions?.map(({ title, run }) => (
        <button key={title} type="button" className="btn line slim" onClick={() => act(run)}>
          {title}
        </button>
      ))}
      <IconButton
        icon={X}
        iconSize={14}
        className="slim"
        label={words.close}
        onClick={() => view.change({ notice: null })}
      />
    </div>
  );
}
