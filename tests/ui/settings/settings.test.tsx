import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Provider, ProviderPart } from "@/ai/port/provider-port";
import type { SavedEndpoint } from "@/store/settings/endpoints";
import type { SettingsPlace } from "@/store/view/settings-places";
import { SettingsPage } from "@/ui/settings-page/SettingsPage";
import { send } from "../chat/message";
import { openPage } from "../page";

const hidden = { hidden: true } as const;

/** The settings alone, open at a section. */
const openAt = (dialog: SettingsPlace) => openPage({ children: <SettingsPage />, view: { dialog } });

const endpoint: Omit<SavedEndpoint, "id"> = {
  name: "Mine",
  kind: "other",
  baseUrl: "https://api.example/v1",
  model: "m-1",
  models: [{ id: "m-1" }, { id: "m-2" }],
  contextTokens: null,
  thinking: "default" as const,
};

/** Answers as a model that took so many tokens. */
function usingProvider(usage: { readonly inputTokens: number; readonly outputTokens: number }): Provider {
  const parts: readonly ProviderPart[] = [
    { type: "text-delta", text: "There are 8 cats." },
    { type: "finish", reason: "stop", usage },
  ];
  const capabilities = {
    toolChoiceNone: true,
    contentNull: true,
    textCalls: false,
    maxTools: 128,
    contextTokens: 16_000,
    reasoningBack: false,
    toolProfile: "full",
  } as const;
  return {
    id: "openai",
    model: "m-1",
    host: "api.example",
    title: "m-1 at api.example",
    capabilities,
    async *stream() {
      yield* parts;
    },
  };
}

describe("prices", () => {
  it("are written per model, and only then is there a cost: per turn and per chat", async () => {
    const { user, services } = openPage({ provider: usingProvider({ inputTokens: 3500, outputTokens: 500 }) });
    services.settings.addEndpoint(endpoint);
    const ask = (text: string) => send(user, text);
    await ask("how many cats?");
    expect(
      await screen.findByText(/^Answered by m-1 at api\.example\. 3,500 tokens in, 500 out\.$/),
    ).toBeInTheDocument();
    await user.click(
      within(screen.getByRole("navigation", { name: "Panels" })).getByRole("button", { name: "Settings" }),
    );
    await user.click(await screen.findByRole("button", { name: "API keys", ...hidden }));
    await user.type(await screen.findByLabelText("Input price of m-1"), "1");
    expect(services.settings.getState().prices).toEqual([]);
    await user.type(screen.getByLabelText("Output price of m-1"), "5");
    expect(services.settings.getState().prices).toEqual([{ host: "api.example", model: "m-1", input: 1, output: 5 }]);
    await user.click(screen.getByRole("button", { name: /^Back to the graph/, ...hidden }));
    await ask("and dogs?");
    expect(await screen.findByText(/3,500 tokens in, 500 out, \$0\.006\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Chats of this graph" }));
    // The first turn's cost is not known, so neither is the sum.
    expect(await screen.findByText("This chat: 7,000 tokens in, 1,000 out.")).toBeInTheDocument();
  });
});

describe("how long an answer may be silent", () => {
  it.each([
    ["en", "Timeout (seconds)"],
    ["de", "Zeitlimit (Sekunden)"],
  ] as const)("is set in seconds, and what is no limit sets none (%s)", async (language, name) => {
    const { user, services } = openAt("assistant");
    await services.words.setLanguage(language);
    const field = await screen.findByRole("spinbutton", { name, ...hidden });
    expect(services.settings.getState().options.idleSeconds).toBeUndefined();
    await user.type(field, "45");
    expect(services.settings.getState().options.idleSeconds).toBe(45);
    await user.clear(field);
    expect(services.settings.getState().options.idleSeconds).toBeUndefined();
    await user.type(field, "-3");
    expect(services.settings.getState().options.idleSeconds).toBeUndefined();
  });
});

describe("what a message may use", () => {
  const limit = (name: string) => screen.findByRole("spinbutton", { name, ...hidden });

  it("is set in numbers, and what is no limit sets none", async () => {
    const { user, services } = openAt("assistant");
    await user.type(await limit("US dollars"), "0.05");
    await user.type(await limit("Seconds"), "60");
    expect(services.settings.getState().options.budget).toEqual({ cost: 0.05, seconds: 60 });
    await user.clear(await limit("US dollars"));
    await user.type(await limit("Tokens"), "-3");
    expect(services.settings.getState().options.budget).toEqual({ seconds: 60 });
  });

  it("ends a message that used it up with an answer that says so", async () => {
    const finds: readonly ProviderPart[] = [
      { type: "tool-call", call: { id: "c", name: "findNodes", input: { selector: "*" } } },
      { type: "finish", reason: "tool-calls", usage: { inputTokens: 3500, outputTokens: 500 } },
    ];
    const provider = usingProvider({ inputTokens: 1, outputTokens: 1 });
    const { user, services } = openPage({
      provider: {
        ...provider,
        async *stream(request, signal) {
          if (request.toolChoice === "none") yield* provider.stream(request, signal);
          else yield* finds;
        },
      },
    });
    services.settings.change({ options: { budget: { tokens: 4000 } } });
    await send(user, "how many cats?");
    expect(await screen.findByText(/^The budget of 4,000 tokens was used up/)).toBeInTheDocument();
    expect(screen.getByRole("article")).toHaveTextContent("There are 8 cats.");
    // The only call found 14 nodes.
    expect(screen.getByTitle("No step of this answer has this figure. Check it.")).toHaveTextContent("8");
  });
});

describe("an endpoint", () => {
  it("that is removed comes back with its key and its place", async () => {
    const { user, services } = openAt("services");
    const { settings } = services;
    const id = settings.addEndpoint(endpoint);
    settings.setKey(endpoint.baseUrl, "sk-1", true);
    settings.change({ source: { kind: "endpoint", id } });
    await user.click(await screen.findByRole("button", { name: "Remove Mine", ...hidden }));
    expect(settings.getState()).toMatchObject({ endpoints: [], source: { kind: "builtin" } });
    await user.click(screen.getByRole("button", { name: "Undo", ...hidden }));
    expect(settings.getState().endpoints).toMatchObject([{ name: "Mine", model: "m-1" }]);
    expect(settings.getState().source.kind).toBe("endpoint");
    expect(settings.getState().keys["api.example"]).toEqual({ apiKey: "sk-1", isRemembered: true });
  });

  it("shows its key only when asked to", async () => {
    const { user, services } = openAt("services");
    services.settings.addEndpoint(endpoint);
    await user.click(await screen.findByRole("button", { name: "Set up Mine", ...hidden }));
    expect(screen.getByLabelText("API key")).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show it", ...hidden }));
    expect(screen.getByLabelText("API key")).toHaveAttribute("type", "text");
  });
});

describe("thinking", () => {
  it("is set for an endpoint of Anthropic's API, and kept", async () => {
    const { user, services } = openAt("services");
    services.settings.addEndpoint({ ...endpoint, kind: "anthropic" });
    await user.click(await screen.findByRole("button", { name: "Set up Mine", ...hidden }));
    const field = screen.getByLabelText("Thinking");
    expect(field).toHaveDisplayValue("Model default");
    await user.selectOptions(field, "Off");
    expect(services.settings.getState().endpoints[0]?.thinking).toBe("off");
    expect(field).toHaveAccessibleDescription(
      /Some models cannot turn it off; they then think as little as possible\./,
    );
    await services.words.setLanguage("de");
    expect(await screen.findByLabelText("Nachdenken")).toHaveDisplayValue("Aus");
  });

  it("is not offered where the API has no word for it", async () => {
    const { user, services } = openAt("services");
    services.settings.addEndpoint(endpoint);
    await user.click(await screen.findByRole("button", { name: "Set up Mine", ...hidden }));
    expect(screen.queryByLabelText("Thinking")).not.toBeInTheDocument();
  });
});

describe("Clear all", () => {
  it("asks first, and takes keys and endpoints", async () => {
    const { user, services } = openAt("storage");
    const { settings } = services;
    settings.addEndpoint(endpoint);
    settings.setKey(endpoint.baseUrl, "sk-1", true);
    await user.click(await screen.findByRole("button", { name: "Clear all…", ...hidden }));
    await user.click(screen.getByRole("button", { name: "Keep", ...hidden }));
    expect(settings.getState().endpoints).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Clear all…", ...hidden }));
    // Nothing of the graph is kept yet, so nothing of it is offered for deletion.
    expect(screen.queryByRole("checkbox", { name: /Also delete/, ...hidden })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Clear", ...hidden }));
    await waitFor(() => expect(settings.getState()).toMatchObject({ endpoints: [], keys: {} }));
    expect(screen.getByText("Deleted keys and endpoints.")).toBeInTheDocument();
  });
});

describe("Ask a model instead", () => {
  const strange = "flibber the wozzles gently into the gloam";

  it("offers the two ways to get one where there is none", async () => {
    const { user, services } = openPage();
    await send(user, strange);
    await user.click(await screen.findByRole("button", { name: "Ask a model instead" }));
    expect(await screen.findByRole("menuitem", { name: /Run a model on this device/ })).toBeInTheDocument();
    await user.click(await screen.findByRole("menuitem", { name: /Use my API key/ }));
    expect(services.view.getState().dialog).toBe("key");
  });

  it.each([
    ["German", "verwurstle bitte die wozzel sanft", /Das habe ich nicht verstanden/],
    ["Spanish", "Enjabona por favor los wozzles con la penumbra", /No lo he entendido/],
    ["French", "ensorcelle les wozzles dans la pénombre s'il te plaît", /Je n'ai pas compris/],
    ["Chinese", "请把云朵轻轻揉进黄昏", /我没有理解这句话/],
    ["Japanese", "夕暮れにそっとふわふわを混ぜてください", /わかりませんでした/],
  ])("is offered for a message in %s, whose answer says it in other words", async (_, message, answer) => {
    const { user } = openPage();
    await send(user, message);
    expect(await screen.findByText(answer)).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Ask a model instead" })).toBeInTheDocument();
  });

  it("is not offered where a message says too little or too much", async () => {
    const { user } = openPage();
    await send(user, "...");
    expect(await screen.findByText(/I see no words here/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Ask a model instead" })).toBeNull();
  });

  it("sends the same words to the model that is set up, in the place of the answer", async () => {
    const { user, services } = openPage();
    services.settings.addEndpoint(endpoint);
    await send(user, strange);
    await user.click(await screen.findByRole("button", { name: "Ask a model instead" }));
    await waitFor(() => expect(services.chat.store.getState().branches).toHaveLength(1));
    expect(services.settings.getState().source.kind).toBe("endpoint");
    expect(services.chat.store.getState().turns.map(({ asked }) => asked)).toEqual([strange]);
  });
});

describe("a model on this device", () => {
  const model = "Qwen3-1.7B-q4f16_1-MLC";

  it("can be asked instead of the built-in assistant, without being chosen before", async () => {
    const { user, services } = openPage();
    services.settings.addEndpoint(endpoint);
    services.settings.change({ localModels: [model] });
    await send(user, "flibber the wozzles gently");
    await user.click(await screen.findByRole("button", { name: "Ask a model instead" }));
    await user.click(await screen.findByRole("menuitem", { name: /Qwen3 1\.7B Answers here, on this device/ }));
    await waitFor(() => expect(services.chat.store.getState().branches).toHaveLength(1));
    expect(services.settings.getState().source).toEqual({ kind: "local", model });
  });

  it("can help the chosen one, where it is another", async () => {
    const { user, services } = openAt("assistant");
    const { settings } = services;
    const id = settings.addEndpoint(endpoint);
    settings.change({ localModels: [model], source: { kind: "endpoint", id } });
    const title = "Qwen3 1.7B on this device";
    await user.selectOptions(await screen.findByLabelText("If it fails, use"), title);
    await user.selectOptions(screen.getByLabelText("Model for reading results"), title);
    expect(settings.getState().routing).toMatchObject({ fallback: [`local:${model}`], results: `local:${model}` });
    act(() => settings.change({ source: { kind: "local", model } }));
    expect(screen.queryAllByRole("option", { name: title })).toEqual([]);
  });
});

describe("the line beside Send", () => {
  it("names every host the message may go to, also those that only help", async () => {
    const { services } = openPage();
    const { settings } = services;
    const id = settings.addEndpoint(endpoint);
    const spare = settings.addEndpoint({ ...endpoint, name: "Spare", baseUrl: "http://localhost:11434/v1" });
    expect(screen.getByRole("button", { name: /^Answers come from: Built-in, nothing leaves/ })).toBeInTheDocument();
    settings.change({
      source: { kind: "endpoint", id },
      routing: { builtinFirst: true, fallback: [spare], results: null },
    });
    expect(
      await screen.findByRole("button", { name: /sends to api\.example, localhost:11434: messages, schema, results/ }),
    ).toBeInTheDocument();
  });
});
