import { screen } from "@testing-library/react";
import { type ComponentType, Suspense, useState } from "react";
import { describe, expect, it } from "vitest";
import { lazyPart } from "@/ui/parts/lazy-part";
import { openPage } from "./page";

describe("a part that is loaded when it is first drawn", () => {
  it("says that it did not load, stays so, and is tried again where it is drawn next", async () => {
    let isOffline = true;
    let loads = 0;
    const Part = lazyPart<{ readonly count: number }>(async () => {
      loads += 1;
      await Promise.resolve();
      if (isOffline) throw new TypeError("Failed to fetch dynamically imported module");
      return ({ count }) => <p>Drawn {count}</p>;
    });
    const { user } = openPage({ children: <Place part={Part} /> });
    await screen.findByText(/did not load/);
    isOffline = false;
    await user.click(screen.getByRole("button", { name: "Again" }));
    expect(screen.getByText(/did not load/)).toBeInTheDocument();
    expect(loads).toBe(1);
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    await screen.findByText("Drawn 1");
    await user.click(screen.getByRole("button", { name: "Again" }));
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    await screen.findByText("Drawn 2");
    expect(loads).toBe(2);
  });
});

/** Where it is drawn again, and drawn elsewhere. */
function Place({ part: Part }: { readonly part: ComponentType<{ readonly count: number }> }) {
  const [count, setCount] = useState(0);
  const [place, setPlace] = useState(0);
  return (
    <Suspense>
      <Part key={place} count={count} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Again
      </button>
      <button type="button" onClick={() => setPlace(place + 1)}>
        Elsewhere
      </button>
    </Suspense>
  );
}
