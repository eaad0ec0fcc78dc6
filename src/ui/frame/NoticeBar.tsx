import { Info, TriangleAlert, X } from "lucide-react";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";

/** What went wrong with a file or the storage, until it is closed. */
export function NoticeBar() {
  const { view } = useServices();
  const notice = useView((state) => state.notice);
  const words = useWords().frame;
  if (notice === null) return null;
  const Icon = notice.tone === "plain" ? Info : TriangleAlert;
  return (
    <div className={`note notice ${notice.tone}`} role="alert">
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{notice.title}</b> {notice.text}
      </span>
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
