import { writeGraph } from "@parley/formats/write";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ReplaySteps } from "@/ui/replay/ReplaySteps";
import { recordScenario } from "../../support/traces/record-scenario";
import { scenarios } from "../../support/traces/scenarios";
import { openPage } from "../page";

const named = (name: string) => {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`There is no scenario ${name}.`);
  return found;
};

async function opened(name: string, change: (text: string) => string = (text) => text, start: object = {}) {
  const { text } = await recordScenario(named(name));
  const page = openPage(start);
  await act(() => page.services.files.openFiles([new File([change(text)], "report.json")]));
  return page;
}

const steps = () =>
  within(screen.getByRole("complementary", { name: "Steps of the recording" })).getAllByRole("listitem");
const texts = () => steps().map((step) => step.textContent);

describe("a recording that is opened in the page", () => {
  it("shows its steps, and the graph after each, while the own graph stays as it was", async () => {
    const page = await opened("builtin: a search and a style");
    const before = writeGraph(page.document.snapshot());
    const dialog = await screen.findByRole("dialog", { name: "Recording: report.json" });
    expect(await within(dialog).findByText("All results match the recording.")).toBeInTheDocument();
    expect(texts()).toEqual([
      "Before the first message",
      "YouFind all cats and make them blue",
      expect.stringContaining("Found 8 nodes"),
      expect.stringContaining("8 nodes"),
      "AnswerAll 8 cats are blue now.",
    ]);
    const slider = within(dialog).getByRole("slider", { name: "Step" });
    expect(slider).toHaveAttribute("aria-valuetext", "Step 0 of 4: Before the first message");
    expect(slider).toHaveFocus();
    await page.user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(slider).toHaveValue("3");
    expect(steps()[3]?.querySelector("button")).toHaveAttribute("aria-current", "step");
    await page.user.click(within(dialog).getByRole("button", { name: "To the end" }));
    expect(slider).toHaveValue("4");
    await page.user.click(within(dialog).getByRole("button", { name: /^Close/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(writeGraph(page.document.snapshot())).toBe(before);
    expect(page.document.steps()).toEqual([]);
  });

  it("draws an answer as the chat does, and a name in it as the text it is", async () => {
    const text = "**All 8 cats** are blue now, also [[cat1]].";
    const nameOf = () => "*Whiskers* [press](https://x.example)";
    const frame = { kind: "answer", at: 0, message: 0, isFailed: false, text } as const;
    openPage({ children: <ReplaySteps frames={[frame]} place={0} onStep={() => undefined} nameOf={nameOf} /> });
    await screen.findByText("All 8 cats", { selector: "strong" });
    const answer = screen.getByRole("listitem");
    expect(answer).toHaveTextContent("All 8 cats are blue now, also *Whiskers* [press](https://x.example).");
    expect(answer.querySelector("a, em")).toBeNull();
  });

  it("plays by itself, and can be paused", async () => {
    const { user } = await opened("builtin: a search and a style");
    await screen.findByText("All results match the recording.");
    await user.click(screen.getByRole("radio", { name: "As recorded" }));
    await user.click(screen.getByRole("button", { name: "Play" }));
    await waitFor(() => expect(screen.getByRole("slider", { name: "Step" })).toHaveValue("4"));
    expect(await screen.findByRole("button", { name: "Play" })).toBeInTheDocument();
  });

  it("opens one of its graphs in place of the own one, which only the undo of that step brings back", async () => {
    const page = await opened("builtin: a deletion that is allowed");
    await screen.findByText("All results match the recording.");
    await page.user.keyboard("{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await page.user.click(screen.getByRole("button", { name: "Open this graph" }));
    await waitFor(() => expect(page.document.tables.nodes.count).toBe(8));
    act(() => page.services.edit.undo());
    expect(page.document.tables.nodes.count).toBe(8);
    const step = page.document.steps().at(-1)?.id ?? "";
    act(() => expect(page.services.edit.undoStep(step)).toBeNull());
    await waitFor(() => expect(page.document.tables.nodes.count).toBe(14));
  });

  it("says where it differs, and goes no further", async () => {
    const forged = (text: string) => text.replaceAll('"name":"Smudge","type":"cat"', '"name":"Smudge","type":"dog"');
    await opened("builtin: questions and a follow-up", forged);
    expect(await screen.findByText("From here on, results differ from the recording.")).toBeInTheDocument();
    expect(
      screen.getByText("Message 1 of 3. Step 1: findNodes found 8 nodes in the recording and 7 here."),
    ).toBeInTheDocument();
    expect(texts().filter((text) => text?.startsWith("You"))).toHaveLength(1);
    expect(texts()[2]).toMatch(/^Found 7 cats/u);
  });

  it("shows what stands in it as text, whatever it is", async () => {
    const forged = (text: string) =>
      text.replaceAll("There are 8 cats.", "<img src=x onerror=alert(1)> [a](javascript:1)");
    await opened("builtin: questions and a follow-up", forged);
    await screen.findByText("From here on, results differ from the recording.");
    expect(screen.getByText(/<img src=x onerror=alert/)).toBeInTheDocument();
    expect(document.querySelector("dialog img")).toBeNull();
    expect(document.querySelector("dialog a")).toBeNull();
  });

  it.each<readonly [string, (text: string) => string, RegExp]>([
    ["cut off", (text) => text.slice(0, -500), /report\.json is incomplete \(line \d+, column \d+\)/],
    ["of another version", (text) => text.replace('"version": 1', '"version": 2'), /another version of Parley \(2\)/],
    [
      "of a wrong shape",
      (text) => text.replace('"type":"ai-turn-start"', '"type":"x"'),
      /is not a valid recording \(mess/,
    ],
    ["of 50 MB", (text) => text + " ".repeat(50_000_000), /report\.json is too large for a recording \(50\.\d MB\)/],
  ])("that is %s is named, and nothing is changed", async (_name, spoil, says) => {
    const page = await opened("builtin: a search and a style", spoil);
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.getByText("I could not open the recording.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(page.document.revision).toBe(0);
  });

  it("speaks German", async () => {
    const page = await opened("builtin: a search and a style");
    await act(() => page.services.words.setLanguage("de"));
    expect(await screen.findByText("Alle Ergebnisse entsprechen der Aufzeichnung.")).toBeInTheDocument();
  });
});
