import { useEffect, useState } from "react";

const patienceMs = 150;

/** What a panel shows while it loads: bars, and only when it takes long enough to be seen. */
export function Skeleton({ count = 4 }: { readonly count?: number }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="skeleton" aria-busy="true">
      {widths.slice(0, count).map((width) => (
        <i key={width} className="bone" style={{ width }} />
      ))}
    </div>
  );
}

const widths = ["70%", "92%", "84%", "56%", "88%", "64%"];
