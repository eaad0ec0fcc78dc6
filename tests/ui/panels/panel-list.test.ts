import { describe, expect, it } from "vitest";
import { allFeatures } from "@/app/page/create-page";
import { initialPanels, readPanels } from "@/store/view/panels";
import { en } from "@/words/en/en";

const { actions, panels } = allFeatures();

describe("the list of the rail's panels", () => {
  it("has a row for each title, and an action for each row", () => {
    const names = panels.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(en.panels).toSorted());
    const ids = actions.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(names.map((name) => `panels.${name}`)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is what a kept state is held against: a panel that is none stays closed", () => {
    const stored = (flyout: unknown) => readPanels({ read: () => ({ flyout }), write: () => {} }).flyout;
    for (const { name } of panels) expect(stored(name)).toBe(name);
    for (const other of ["evil", "toString", "", 1, null]) expect(stored(other)).toBe(initialPanels.flyout);
  });
});
