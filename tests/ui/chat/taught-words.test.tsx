import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { catsGraph } from "../../support/graphs/cats";
import { openPage } from "../page";

const hidden = { hidden: true } as const;

async function openWords(taught: readonly { word: string; means: string }[] = []) {
  const page = openPage({ graph: { ...catsGraph(), taught }, view: { dialog: "assistant" } });
  const card = (await screen.findByRole("heading", { name: /taught|Beigebrachte/, level: 3, ...hidden })).parentElement;
  if (!card) throw new Error("The card is not there.");
  return { ...page, card: within(card) };
}

describe("the words taught of a graph", () => {
  it("are listed, and one can be forgotten, which one undo brings back", async () => {
    const { user, services, card } = await openWords([
      { word: "pals", means: "friend" },
      { word: "kitty", means: "cat" },
    ]);
    expect(card.getByText("“pals” means “friend”")).toBeInTheDocument();
    await user.click(card.getByRole("button", { name: "Forget the word “pals”", ...hidden }));
    expect(card.queryByText("“pals” means “friend”")).toBeNull();
    expect(services.document.meta.taught).toEqual([{ word: "kitty", means: "cat" }]);
    act(() => services.edit.undo());
    await waitFor(() => expect(card.getByText("“pals” means “friend”")).toBeInTheDocument());
  });

  it("can be taught by hand, one that was taught before anew", async () => {
    const { user, services, card } = await openWords([{ word: "Pals", means: "cat" }]);
    await user.type(card.getByLabelText("Word"), " pal ");
    expect(card.getByRole("button", { name: "Teach", ...hidden })).toBeDisabled();
    await user.type(card.getByLabelText("Means in this graph"), "friend{Enter}");
    expect(services.document.meta.taught).toEqual([{ word: "pal", means: "friend" }]);
    expect(card.getByLabelText("Word")).toHaveValue("");
  });

  it("say so when there are none, also in German", async () => {
    const { services, card } = await openWords();
    expect(card.getByText(/^None yet/)).toBeInTheDocument();
    await act(() => services.words.setLanguage("de"));
    expect(card.getByText(/^Noch keine/)).toBeInTheDocument();
  });
});
