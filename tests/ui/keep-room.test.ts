import { describe, expect, it } from "vitest";
import { createViewStore } from "@/store/view/view-store";
import { keepRoom } from "@/ui/frame/keep-room";

function tightPage(isTight = true) {
  const view = createViewStore();
  keepRoom(view, () => isTight);
  const shown = () => {
    const { flyout, isDockOpen } = view.getState().panels;
    return { flyout, isDockOpen };
  };
  return { view, shown };
}

describe("a page too small for a panel at each side", () => {
  it("closes the dock for a flyout, and opens it again when the flyout is closed", () => {
    const { view, shown } = tightPage();
    view.changePanels({ flyout: "style" });
    expect(shown()).toEqual({ flyout: "style", isDockOpen: false });
    view.changePanels({ flyout: "filter" });
    expect(shown()).toEqual({ flyout: "filter", isDockOpen: false });
    view.changePanels({ flyout: null });
    expect(shown()).toEqual({ flyout: null, isDockOpen: true });
  });

  it("closes the flyout when the dock is opened", () => {
    const { view, shown } = tightPage();
    view.changePanels({ flyout: "style" });
    view.changePanels({ isDockOpen: true });
    expect(shown()).toEqual({ flyout: null, isDockOpen: true });
  });

  it("leaves a dock closed that was closed by hand", () => {
    const { view, shown } = tightPage();
    view.changePanels({ isDockOpen: false });
    view.changePanels({ flyout: "data" });
    view.changePanels({ flyout: null });
    expect(shown()).toEqual({ flyout: null, isDockOpen: false });
  });

  it("leaves both open where there is room", () => {
    const { view, shown } = tightPage(false);
    view.changePanels({ flyout: "style" });
    expect(shown()).toEqual({ flyout: "style", isDockOpen: true });
  });
});
