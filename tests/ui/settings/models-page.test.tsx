import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { EndpointFinding } from "@/ai/port/endpoint-kind";
import { SettingsPage } from "@/ui/settings-page/SettingsPage";
import { openPage } from "../page";

const hidden = { hidden: true } as const;

describe("the page of models", () => {
  it("leads to where a service is set up, and says that a key works only as long as it is the key that was tested", async () => {
    const finds: readonly EndpointFinding[] = [
      { success: true, message: "The key works. api.openai.com answers.", kind: "openai", models: [{ id: "gpt-x" }] },
      { success: false, message: "api.openai.com refused the key." },
    ];
    const found = [...finds];
    const answer = () => Promise.resolve(found.shift() ?? { success: false as const, message: "Asked too often." });
    const { user } = openPage({
      children: <SettingsPage />,
      view: { dialog: "models" },
      endpoint: { listModels: answer, test: answer },
    });
    const go = async (place: string) => user.click(await screen.findByRole("button", { name: place, ...hidden }));
    await screen.findByRole("radio", { name: "API key", ...hidden });
    const card = () => {
      const label = screen.getByRole("radio", { name: "API key", ...hidden }).closest("label");
      if (label === null) throw new Error("The card has no label.");
      return within(label);
    };
    expect(card().getByText("Not set up")).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "API key", ...hidden }));
    await user.click(await screen.findByRole("button", { name: "OpenAI", ...hidden }));
    await user.type(screen.getByLabelText("API key", { selector: "[type=password]" }), "sk-1");
    await user.click(screen.getByRole("button", { name: "Test", ...hidden }));
    expect(await screen.findByText("The key works. api.openai.com answers.")).toBeInTheDocument();
    await go("Models");
    await screen.findByRole("radio", { name: "API key", ...hidden });
    expect(card().getByText("Key works")).toBeInTheDocument();
    await go("API keys");
    await user.click(await screen.findByRole("button", { name: "Set up OpenAI", ...hidden }));
    await user.type(screen.getByLabelText("API key", { selector: "[type=password]" }), "2");
    await user.click(screen.getByRole("button", { name: "Test", ...hidden }));
    expect(await screen.findByText("api.openai.com refused the key.")).toBeInTheDocument();
    await go("Models");
    await screen.findByRole("radio", { name: "API key", ...hidden });
    expect(card().getByText("Set up")).toBeInTheDocument();
    expect(card().queryByText("Key works")).toBeNull();
  });
});
