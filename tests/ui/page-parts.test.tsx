import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chosenEndpoint } from "@/store/settings/endpoints";
import { send } from "./chat/message";
import { openPage } from "./page";

describe("the page", () => {
  it("tells in the legend what is drawn and selects it", async () => {
    const { user, services, document } = openPage();
    const legend = screen.getByRole("region", { name: "Legend" });
    expect(within(legend).getByRole("button", { name: "cat 8" })).toBeVisible();
    await user.click(within(legend).getByRole("button", { name: "human 6" }));
    await waitFor(() => expect(document.selection.nodes).toHaveLength(6));
    await services.edit.run({ name: "styleByAttribute", input: { property: "age", channel: "size" } });
    expect(await within(legend).findByRole("button", { name: /^age 2 to 63 13$/ })).toBeVisible();
    await services.edit.run({ name: "styleNodes", input: { selector: "age > 40", color: "red" } });
    const layer = await within(legend).findByRole("button", { name: "age over 40 3" });
    await user.click(layer);
    await waitFor(() => expect(document.selection.nodes).toEqual(["h1", "h4", "h6"]));
  });

  it("undoes and redoes by button and key, but not while text is typed", async () => {
    const { user, services, document } = openPage();
    await services.edit.run({ name: "styleNodes", input: { selector: "*", color: "blue" } });
    const text = screen.getByRole("textbox", { name: "Message" });
    await user.type(text, "abc{Control>}z{/Control}");
    expect(document.layers).toHaveLength(1);
    text.blur();
    await user.keyboard("{Control>}z{/Control}");
    expect(document.layers).toHaveLength(0);
    await user.keyboard("{Control>}y{/Control}");
    expect(document.layers).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(document.layers).toHaveLength(0);
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
  });

  it("undoes the edit before it, also while that is still on its way", async () => {
    const { services, document } = openPage();
    const edit = services.edit.run({ name: "styleNodes", input: { selector: "*", color: "blue" } });
    fireEvent.keyDown(globalThis.document.body, { key: "z", ctrlKey: true });
    await edit;
    await waitFor(() => expect(document.steps().map(({ kind }) => kind)).toEqual(["change", "undo"]));
    expect(document.layers).toEqual([]);
  });

  it("tells a screen reader what a hand did, undid and did again", async () => {
    const { user, services } = openPage();
    await services.edit.run({ name: "addEdges", input: { edges: [{ source: "cat1", target: "h6" }] } });
    expect(await screen.findByText(/^Added 1 edge/u)).toHaveAttribute("aria-live", "polite");
    await user.keyboard("{Control>}z{/Control}");
    expect((await screen.findByText(/^Undid: “Added 1 edge/u)).closest("[aria-live]")).not.toBeNull();
    await user.keyboard("{Control>}y{/Control}");
    expect((await screen.findByText(/^Redid: “Added 1 edge/u)).closest("[aria-live]")).not.toBeNull();
  });

  it("renames the graph in place; Esc leaves it as it was", async () => {
    const { user, document } = openPage();
    await user.click(screen.getByRole("button", { name: "Cats" }));
    await user.keyboard("Other{Escape}");
    expect(document.meta.name).toBe("Cats");
    await user.click(screen.getByRole("button", { name: "Cats" }));
    await user.keyboard("My cats{Enter}");
    expect(document.meta.name).toBe("My cats");
    expect(document.steps().at(-1)?.title).toBe("Rename the graph");
  });

  it("focuses the message with /, opens the keys with ? and fits with f", async () => {
    const { user, canvas } = openPage();
    await user.keyboard("/");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus());
    screen.getByRole("textbox", { name: "Message" }).blur();
    await user.keyboard("f");
    expect(canvas.asked).toContain("fit");
    await user.keyboard("?");
    expect(await screen.findByRole("heading", { name: "Keyboard", hidden: true })).toBeInTheDocument();
  });

  it("gives the focus back to the rail when a panel is closed by key", async () => {
    const { user } = openPage();
    const style = within(screen.getByRole("navigation", { name: "Panels" })).getByRole("button", { name: /^Style/ });
    await user.click(style);
    const panel = await screen.findByRole("region", { name: "Style" });
    within(panel).getByRole("button", { name: "Close the panel" }).focus();
    await user.keyboard("{Escape}");
    expect(panel).not.toBeInTheDocument();
    expect(style).toHaveFocus();
  });

  it("puts the start card away at the first message", async () => {
    const { user } = openPage({ view: { isStartOpen: true } });
    expect(await screen.findByRole("heading", { name: "Start with a graph" })).toBeVisible();
    expect(screen.getByText(/^CSV, Excel, JSON, GraphML, GEXF and \d+ more$/)).toBeVisible();
    await send(user, "hello");
    expect(screen.queryByRole("heading", { name: "Start with a graph" })).not.toBeInTheDocument();
  });

  it("gives the canvas back when the page goes", async () => {
    const { canvas, page, services } = openPage();
    await waitFor(() => expect(services.canvas.current).not.toBeNull());
    page.unmount();
    expect(canvas.asked.at(-1)).toBe("destroy");
  });
});

describe("settings", () => {
  it("list the endpoint's models, test it and say beside Send what leaves the device", async () => {
    const asked: unknown[] = [];
    const { user, services } = openPage({
      endpoint: {
        listModels: async (question) => {
          asked.push(question);
          const models = [{ id: "small", contextTokens: 8192 }, { id: "large" }];
          return { success: true, message: "api.example answers.", kind: "ollama", models };
        },
        test: async () => ({ success: false, message: "api.example refused the API key." }),
      },
    });
    await user.click(
      within(screen.getByRole("navigation", { name: "Panels" })).getByRole("button", { name: "Settings" }),
    );
    const hidden = { hidden: true } as const;
    await user.click(await screen.findByRole("button", { name: "API keys", ...hidden }));
    await user.click(await screen.findByRole("button", { name: "Another address", ...hidden }));
    await user.type(await screen.findByLabelText("Address"), "https://api.example/v1");
    await user.type(screen.getByLabelText("API key"), "sk-1");
    expect(screen.getByLabelText("API key")).toHaveAttribute("type", "password");
    expect(screen.getByText(/Sent to api\.example and nowhere else/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Fetch list", ...hidden }));
    expect(await screen.findByText("2 models: small, large.")).toBeInTheDocument();
    expect(asked).toEqual([{ baseUrl: "https://api.example/v1", kind: "other", apiKey: "sk-1" }]);
    await user.type(screen.getByLabelText("Model"), "small");
    await user.click(screen.getByRole("button", { name: "Test", ...hidden }));
    expect(await screen.findByText("api.example refused the API key.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Use this endpoint", ...hidden }));
    expect(chosenEndpoint(services.settings.getState())).toMatchObject({
      model: "small",
      kind: "ollama",
      models: [{ id: "small", contextTokens: 8192 }, { id: "large" }],
    });
    const chooser = screen.getByRole("button", { name: /Answers come from: small/, ...hidden });
    expect(chooser).toHaveAccessibleName(/api\.example/);
  });

  it("keep the steps per message a whole number from 0", async () => {
    const { user, services } = openPage();
    await user.click(
      within(screen.getByRole("navigation", { name: "Panels" })).getByRole("button", { name: "Settings" }),
    );
    await user.click(await screen.findByRole("button", { name: "Assistant", hidden: true }));
    const steps = await screen.findByLabelText("Steps per message");
    await user.tripleClick(steps);
    await user.keyboard("7");
    expect(services.settings.getState().options.maxToolIterations).toBe(7);
    await user.tripleClick(steps);
    await user.keyboard("2.5");
    expect(services.settings.getState().options.maxToolIterations).toBe(2);
    expect(await screen.findByRole("alert", { hidden: true })).toHaveTextContent(
      "Enter a whole number from 0, such as 5. Until then the last valid value applies.",
    );
  });
});
