import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import type { SettingsPlace } from "@/store/view/settings-places";
import { SettingsPage } from "@/ui/settings-page/SettingsPage";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { type EmbeddingsRules, embeddingModel, startEmbeddingsServer } from "../../support/providers/embeddings-server";
import { openPage } from "../page";

const closed = closedAfterEach();
const apiKey = "sk-page-embeddings-secret";
const serve = (rules: EmbeddingsRules = {}) => closed(startEmbeddingsServer({ apiKey, ...rules }));

const long = "It is written down here at some length, so that what it holds is a text and no name of anything.";

function notes(name: string, texts: readonly string[]): GraphData {
  const nodes = texts.map((text, index) => ({
    id: `n${index}`,
    attributes: { name: `${name} ${index}`, text: `${text} ${long}` },
  }));
  return { ...emptyGraph(), name, nodes };
}

const garage = notes("Garage", ["A car needs new brakes each year.", "The bread is baked at five."]);

/** The settings at a section, with the server's address set up. */
async function openAt(place: SettingsPlace, rules: EmbeddingsRules = {}) {
  const server = await serve(rules);
  const page = openPage({ graph: garage, children: <SettingsPage />, view: { dialog: place } });
  const { settings } = page.services;
  act(() => {
    settings.addEndpoint({
      ...{ name: "Mine", kind: "other", baseUrl: server.baseUrl, model: "chat", models: [] },
      ...{ contextTokens: null, thinking: "default" },
    });
    settings.setKey(server.baseUrl, apiKey, false);
  });
  const search = async (query: string) => {
    const call = { name: "searchContent", input: { query } };
    const context = { signal: new AbortController().signal, actor: "user" } as const;
    return page.registry.execute(call, { step: query, actor: "user", title: "Search" }, context);
  };
  return { ...page, server, search, host: new URL(server.baseUrl).host };
}

type Opened = Awaited<ReturnType<typeof openAt>>;

async function choose({ user }: Opened): Promise<void> {
  await user.selectOptions(await screen.findByLabelText("Embeddings"), "by Mine");
  await user.type(screen.getByLabelText("Model for embeddings"), embeddingModel);
}

describe("search by meaning in the settings", () => {
  it("says how many texts go where, and sends none of them before the word is given", async () => {
    const page = await openAt("assistant");
    const { host, server, user, search } = page;
    await choose(page);
    expect(await screen.findByText(/^All 2 texts of “Garage” with their titles \(\d+ bytes\) go to/)).toHaveTextContent(
      host,
    );
    const before = await search("brakes");
    expect(before.data).toMatchObject({ ranking: "words alone" });
    expect(before.message).toContain(`The texts of this graph were not sent to ${host}`);
    expect(server.seen).toEqual([]);
    await user.click(screen.getByRole("button", { name: `Send to ${host}` }));
    expect(
      await screen.findByText(new RegExp(`You allowed sending this graph's texts to ${host}`)),
    ).toBeInTheDocument();
    expect(server.seen).toEqual([]);
    const after = await search("automobile");
    expect(after.data).toMatchObject({ ranking: "words and meaning", passages: [{ id: "n0" }] });
    expect(server.embedded.map(({ length }) => length)).toEqual([2, 1]);
    await user.click(screen.getByRole("button", { name: "Stop sending" }));
    expect((await search("automobile")).message).toContain("were not sent");
    expect(server.seen).toHaveLength(2);
  });

  it("asks anew for another graph, in a notice, and sends nothing of it before", async () => {
    const page = await openAt("assistant");
    const { host, server, user, search, services } = page;
    await choose(page);
    await user.click(await screen.findByRole("button", { name: `Send to ${host}` }));
    await search("automobile");
    const known = server.seen.length;
    act(() => services.view.change({ notice: null }));
    await act(
      async () => void (await services.files.openGraph(notes("Harbour", ["A vessel came in at dawn."]), "Open")),
    );
    await search("boat");
    expect(server.seen).toHaveLength(known);
    const { notice } = services.view.getState();
    expect(notice?.title).toBe("Search by meaning: the texts of “Harbour” were not sent.");
    expect(notice?.text).toContain(`go to ${host} once`);
    act(() => services.view.change({ notice: null }));
    await search("boat");
    expect(services.view.getState().notice).toBeNull();
    act(() => notice?.actions?.[0]?.run());
    expect((await search("boat")).data).toMatchObject({ ranking: "words and meaning", passages: [{ id: "n0" }] });
  });

  it("never sends the handbook, and asks nothing where the graph has no texts", async () => {
    const page = await openAt("assistant");
    const { server, search, services } = page;
    await choose(page);
    await act(async () => void (await services.files.openGraph(emptyGraph(), "Open")));
    act(() => services.view.change({ notice: null }));
    expect((await search("betweenness")).data).toMatchObject({ from: "handbook", ranking: "words" });
    expect(services.view.getState().notice).toBeNull();
    expect(server.seen).toEqual([]);
  });

  it("lets the host out only while it is asked, and says why the last search went by words", async () => {
    const page = await openAt("assistant", { apiKey: "another" });
    const { host, user, search, services } = page;
    await choose(page);
    await user.click(await screen.findByRole("button", { name: `Send to ${host}` }));
    await act(async () => void (await search("brakes")));
    expect(
      await screen.findByText(/^The last search used exact words only: .* refused the API key\./),
    ).toBeInTheDocument();
    expect(services.network.getState().permissions).toEqual([]);
    expect(document.body).not.toHaveTextContent(apiKey);
  });

  it("is shown while texts are sent; who stops it is not asked for the rest at the next search", async () => {
    const page = await openAt("assistant", { instead: () => true });
    const { host, server, user, search, services } = page;
    await choose(page);
    await user.click(await screen.findByRole("button", { name: `Send to ${host}` }));
    const searched = search("brakes");
    await waitFor(() => expect(services.view.getState().work?.title).toBe("Computing embeddings"));
    act(() => services.view.getState().work?.cancel());
    const ended = await searched;
    expect(ended.data).toMatchObject({ ranking: "words alone", passages: [{ id: "n0" }] });
    expect(ended.message).toContain("Computing embeddings was stopped.");
    expect((await search("brakes")).message).toContain("were not sent");
    expect(server.seen).toHaveLength(1);
  });

  it("goes with its endpoint", async () => {
    const page = await openAt("assistant");
    await choose(page);
    const { settings } = page.services;
    act(() => settings.removeEndpoint(settings.getState().endpoints[0]?.id ?? ""));
    expect(settings.getState().meaning).toBeNull();
  });

  it("says of a model on this device that no text leaves it", async () => {
    const { user, search } = await openAt("assistant");
    await user.selectOptions(await screen.findByLabelText("Embeddings"), "on this device");
    expect(screen.getByText(/No text leaves this device\.$/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Send them/ })).not.toBeInTheDocument();
    expect((await search("brakes")).data).toMatchObject({ ranking: "words alone" });
  });
});

describe("what is kept of search by meaning", () => {
  it("is counted and forgotten in the settings", async () => {
    const page = await openAt("assistant");
    const { user, host, search, services, server } = page;
    await choose(page);
    await user.click(await screen.findByRole("button", { name: `Send to ${host}` }));
    await search("automobile");
    act(() => services.view.change({ dialog: "storage" }));
    expect(await screen.findByText("Saved for 2 texts.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Delete embeddings" }));
    expect(await screen.findByText(/^Deleted the embeddings\./)).toBeInTheDocument();
    await waitFor(async () => expect(await (await services.meaning()).storedCount()).toBe(0));
    expect(server.seen).toHaveLength(2);
  });
});

describe("clearing all with the graphs", () => {
  it("takes the vectors of their texts too", async () => {
    const page = await openAt("assistant");
    const { user, host, search, services } = page;
    await choose(page);
    await user.click(await screen.findByRole("button", { name: `Send to ${host}` }));
    await search("automobile");
    services.library.keep();
    await waitFor(
      async () => {
        await services.library.refresh();
        expect(services.library.store.getState().graphs).toHaveLength(1);
      },
      { timeout: 5000 },
    );
    act(() => services.view.change({ dialog: "storage" }));
    await screen.findByText("Saved for 2 texts.");
    await user.click(screen.getByRole("button", { name: "Clear all…" }));
    await user.click(await screen.findByRole("checkbox", { name: /^Also delete/ }));
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await waitFor(async () => expect(await (await services.meaning()).storedCount()).toBe(0));
  });
});

describe("what leaves the device", () => {
  it("names the host of the vectors beside the built-in assistant", async () => {
    const { services, host } = await openAt("network");
    const { id = "" } = services.settings.getState().endpoints[0] ?? {};
    act(() => services.settings.change({ meaning: { kind: "endpoint", id, model: "m" } }));
    expect(await screen.findByText(new RegExp(`^For search by meaning, .* go to ${host}\\.$`))).toBeInTheDocument();
  });
});
