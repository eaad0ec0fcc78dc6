import { useEffect, useState } from "react";
import { useServices } from "../services";
import { useWords } from "../use-stores";

/** The vectors of texts that are kept, where there are any, and the way to forget them. */
export function KeptVectors() {
  const { meaning } = useServices();
  const words = useWords("meaning");
  const [count, setCount] = useState(0);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Where nothing can be kept, nothing is.
    const look = async () => (await meaning()).kept().catch(() => 0);
    look().then(
      (found) => isCurrent && setCount(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [meaning]);
  const forget = async () => {
    const problem = await (await meaning()).forget();
    setTold(problem === null ? words.forgotten : words.notForgotten(problem));
    if (problem === null) setCount(0);
  };
  if (count === 0 && told === null) return null;
  return (
    <section>
      <h3>{words.kept}</h3>
      {count > 0 && (
        <>
          <p className="hint num">{words.keptCount(count)}</p>
          <button type="button" className="btn line" onClick={() => void forget()}>
            {words.forget}
          </button>
        </>
      )}
      <p className="hint" role="status">
        {told}
      </p>
    </section>
  );
}
