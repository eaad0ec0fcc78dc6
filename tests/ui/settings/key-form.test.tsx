import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createEndpointService } from "@/app/chat/endpoint-feature";
import { installNetworkGuard } from "@/lib/network-guard/network-guard";
import { keyOwners } from "@/providers/key-owners";
import { preferredModel } from "@/ui/keys/KeyModels";
import { startAnthropicServer } from "../../support/providers/anthropic-server";
import { type ListingServer, startListingServer } from "../../support/providers/listing-server";
import { openPage } from "../page";

const models = { data: [{ id: "tiny-1" }, { id: "gpt-5-mini" }], object: "list" };
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** With the real service that asks endpoints. */
function openKeyPage() {
  return openPage({
    endpoint: createEndpointService(installNetworkGuard({ scope: {}, address: "http://localhost/" })),
  });
}

async function serve(): Promise<ListingServer> {
  const server = await startListingServer({ "/v1/models": models }, { apiKey: "sk-proj-right", allowOrigin: "*" });
  closing.push(() => server.close());
  return server;
}

type Page = ReturnType<typeof openKeyPage>;

async function openForm({ user }: Page): Promise<void> {
  await user.click(screen.getByRole("button", { name: /Use my API key/ }));
  const field = await screen.findByLabelText("API key");
  await waitFor(() => expect(field).toHaveFocus());
}

async function enter({ user }: Page, key: string, address: string): Promise<void> {
  await user.clear(screen.getByLabelText("API key"));
  await user.type(screen.getByLabelText("API key"), key);
  await user.selectOptions(screen.getByLabelText("Service"), "Another address");
  await user.clear(screen.getByLabelText("Address"));
  await user.type(screen.getByLabelText("Address"), address);
}

const ask = () => screen.getByRole("button", { name: /^Show the models at/ });

describe("a key's owner", () => {
  it.each([
    ["sk-ant-api03-x", ["Anthropic"]],
    ["  sk-or-v1-x", ["OpenRouter"]],
    ["sk-proj-x", ["OpenAI"]],
    ["AIzaSyX", ["Google Gemini"]],
    ["gsk_x", ["Groq"]],
    ["xai-x", ["xAI"]],
    ["sk-0123456789abcdef", ["OpenAI", "DeepSeek"]],
    ["0123456789abcdef", []],
    ["", []],
  ])("of %j is %j by how it begins", (key, owners) => {
    expect(keyOwners(key).map(({ title }) => title)).toEqual(owners);
  });
});

describe("the model a new user begins with", () => {
  it("is an able one that is known, else the first that takes commands", () => {
    expect(preferredModel([{ id: "a" }, { id: "gpt-5-mini" }])).toBe("gpt-5-mini");
    expect(preferredModel([{ id: "a", takesTools: false }, { id: "b" }])).toBe("b");
    expect(preferredModel([{ id: "a", takesTools: false }])).toBe("a");
    expect(preferredModel([])).toBeNull();
  });
});

describe("“Use my API key”", () => {
  it("goes from the key to a chat in two presses, and keeps the key in this tab only", async () => {
    const page = openKeyPage();
    const server = await serve();
    await openForm(page);
    await enter(page, "sk-proj-right", `${server.origin}/v1`);
    const host = new URL(server.origin).host;
    expect(screen.getByText(`The key goes to ${host} and nowhere else, when you press the button.`)).toBeVisible();
    expect(server.seen).toEqual([]);
    await page.user.click(ask());
    expect(await screen.findByLabelText("Model")).toHaveValue("gpt-5-mini");
    const start = screen.getByRole("button", { name: "Start chatting" });
    await waitFor(() => expect(start).toHaveFocus());
    await page.user.click(start);
    const { settings } = page.services;
    const { endpoints, source, keys } = settings.getState();
    expect(endpoints).toMatchObject([{ baseUrl: `${server.origin}/v1`, model: "gpt-5-mini", isProven: true }]);
    expect(source).toEqual({ kind: "endpoint", id: endpoints[0]?.id });
    expect(Object.values(keys)).toEqual([{ apiKey: "sk-proj-right", isRemembered: false }]);
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
    expect(server.seen.join()).not.toContain("sk-proj-right");
    expect(JSON.stringify(endpoints)).not.toContain("sk-proj-right");
  });

  it("speaks the API of the key's service, and remembers the key where that is asked for", async () => {
    const page = openKeyPage();
    const server = await startAnthropicServer([], {
      apiKey: "sk-ant-right",
      models: ["claude-sonnet-9"],
      allowOrigin: "*",
    });
    closing.push(() => server.close());
    await openForm(page);
    await enter(page, "sk-ant-right", server.baseUrl);
    await page.user.click(ask());
    expect(await screen.findByLabelText("Model")).toHaveValue("claude-sonnet-9");
    await page.user.click(screen.getByLabelText("Remember on this device"));
    const stored = vi.fn();
    page.services.settings.subscribe(({ keys }) => stored(...Object.values(keys)));
    await page.user.click(screen.getByRole("button", { name: "Start chatting" }));
    const { endpoints } = page.services.settings.getState();
    expect(endpoints).toMatchObject([{ kind: "anthropic", model: "claude-sonnet-9" }]);
    expect(stored).toHaveBeenCalledWith({ apiKey: "sk-ant-right", isRemembered: true });
  });

  it("takes a server of one's own by its address alone, shown at once, and leaves a key of its host as it is", async () => {
    const page = openKeyPage();
    const server = await startListingServer({ "/v1/models": models }, { allowOrigin: "*" });
    closing.push(() => server.close());
    await openForm(page);
    const address = screen.getByLabelText("Address");
    expect(address).toBeVisible();
    await page.user.type(address, `${server.origin}/v1`);
    expect(screen.getByLabelText("Service")).toHaveDisplayValue("Another address");
    await page.user.click(ask());
    expect(await screen.findByText(/ answers and lists 2 models\.$/)).toBeVisible();
    expect(screen.queryByLabelText("Remember on this device")).not.toBeInTheDocument();
    await page.user.click(screen.getByRole("button", { name: "Start chatting" }));
    const { endpoints, source, keys } = page.services.settings.getState();
    expect(endpoints).toMatchObject([{ baseUrl: `${server.origin}/v1`, model: "gpt-5-mini", isProven: true }]);
    expect(source).toEqual({ kind: "endpoint", id: endpoints[0]?.id });
    expect(Object.values(keys)).toEqual([{ apiKey: "", isRemembered: false }]);
  });

  it("takes an address without its path and its http://", async () => {
    const page = openKeyPage();
    const server = await startListingServer({ "/v1/models": models }, { allowOrigin: "*" });
    closing.push(() => server.close());
    await openForm(page);
    await page.user.selectOptions(screen.getByLabelText("Service"), "Another address");
    await page.user.type(screen.getByLabelText("Address"), new URL(server.origin).host);
    await page.user.click(ask());
    expect(await screen.findByText(/ answers and lists 2 models\.$/)).toBeVisible();
    await page.user.click(screen.getByRole("button", { name: "Start chatting" }));
    expect(page.services.settings.getState().endpoints).toMatchObject([{ baseUrl: `${server.origin}/v1` }]);
  });

  it("asks for the key where a server wants one, and offers the servers people run by name", async () => {
    const page = openKeyPage();
    const server = await serve();
    await openForm(page);
    await page.user.selectOptions(screen.getByLabelText("Service"), "Ollama");
    expect(screen.getByLabelText("Address")).toHaveValue("http://localhost:11434/v1");
    expect(screen.getByRole("button", { name: "Show the models at localhost:11434" })).toBeEnabled();
    await page.user.selectOptions(screen.getByLabelText("Service"), "Mistral");
    expect(ask()).toBeDisabled();
    await page.user.selectOptions(screen.getByLabelText("Service"), "Another address");
    await page.user.type(screen.getByLabelText("Address"), `${server.origin}/v1`);
    await page.user.click(ask());
    expect(await screen.findByRole("alert")).toHaveTextContent(/asks for an API key\. Paste it above/);
  });

  it("sends nothing to a guess: whose the key is is shown first, and asked where it is not sure", async () => {
    const page = openKeyPage();
    await openForm(page);
    const key = screen.getByLabelText("API key");
    await page.user.type(key, "sk-ant-api03-x");
    expect(screen.getByLabelText("Service")).toHaveValue("Anthropic");
    expect(screen.getByText(/The key goes to api\.anthropic\.com and nowhere else/)).toBeVisible();
    await page.user.clear(key);
    await page.user.type(key, "sk-0123456789");
    expect(screen.getByText("This could be a key of OpenAI or DeepSeek. Choose the service.")).toBeVisible();
    expect(screen.getByLabelText("Service")).toHaveValue("");
    expect(screen.getByRole("button", { name: "Show the models" })).toBeDisabled();
    expect(page.services.settings.getState().endpoints).toEqual([]);
  });

  it("says in words that the key is wrong, that nobody answers, and that there is no API, and goes on from there", async () => {
    const page = openKeyPage();
    const server = await serve();
    const gone = await startListingServer({});
    await gone.close();
    await openForm(page);
    await enter(page, "sk-proj-wrong", `${server.origin}/v1`);
    await page.user.click(ask());
    const alert = () => screen.findByRole("alert");
    expect(await alert()).toHaveTextContent(/refused this key\. Copy the whole key from the service's page/);
    expect(screen.queryByText(/sk-proj-wrong/)).not.toBeInTheDocument();
    await enter(page, "sk-proj-right", `${gone.origin}/v1`);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await page.user.click(ask());
    expect(await alert()).toHaveTextContent(/^I can't reach .*\. Check the network and the address/);
    const bare = await startListingServer({}, { allowOrigin: "*" });
    closing.push(() => bare.close());
    await enter(page, "sk-proj-right", `${bare.origin}/v7`);
    await page.user.click(ask());
    await waitFor(async () => expect(await alert()).toHaveTextContent(/has no API at this address/));
    expect(page.services.settings.getState()).toMatchObject({ endpoints: [], keys: {}, source: { kind: "builtin" } });
    await page.user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByLabelText("API key")).not.toBeInTheDocument();
  });
});
