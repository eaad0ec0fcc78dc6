import { describe, expect, it } from "vitest";
import { initialPanels, readPanels } from "@/store/view/panels";
import { allActions } from "@/ui/panels/all-actions";
import { flyouts } from "@/ui/panels/flyouts";
import { en } from "@/words/en/en";

describe("the list of the rail's panels", () => {
  it("has a row for each title, and an action for each row", () => {
    const names = flyouts.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(en.frame.panelTitles).toSorted());
    const ids = allActions.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(names.map((name) => `panels.${name}`)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is what a kept state is held against: a panel that is none stays closed", () => {
    const kept = (flyout: unknown) => readPanels({ read: () => ({ flyout }), write: () => {} }).flyout;
    for (const { name } of flyouts) expect(kept(name)).toBe(name);
    for (const other of ["evil", "toString", "", 1, null]) expect(kept(other)).toBe(initialPanels.flyout);
  });
});
