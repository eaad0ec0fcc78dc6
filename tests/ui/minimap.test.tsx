import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openPage } from "./page";

afterEach(() => {
  vi.useRealTimers();
});

describe("the overview", () => {
  it("is drawn anew when the picture changes, and not when something is selected", async () => {
    const { canvas, document } = openPage();
    await screen.findByRole("button", { name: "Overview. Drag to move the view" });
    await waitFor(() => expect(canvas.drawn.count).toBeGreaterThan(1));
    vi.useFakeTimers();
    const drawnBy = async (change: () => unknown) => {
      const before = canvas.drawn.count;
      change();
      await vi.advanceTimersByTimeAsync(2000);
      return canvas.drawn.count - before;
    };
    const origin = { actor: "user", title: "Act" } as const;
    const selection = { nodes: ["h1"], edges: [] };
    expect(
      await drawnBy(() => document.apply([{ type: "selection-set", selection }], { ...origin, step: "select" })),
    ).toBe(0);
    expect(document.selection.nodes).toEqual(["h1"]);
    const positions = { h1: { x: 5, y: 5 } };
    expect(
      await drawnBy(() => document.apply([{ type: "positions-set", positions }], { ...origin, step: "move" })),
    ).toBeGreaterThan(0);
  });
});
