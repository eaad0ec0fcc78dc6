import { act, screen } from "@testing-library/react";
import fc from "fast-check";
import type { Token } from "marked";
import { describe, expect, it } from "vitest";
import { Markdown } from "@/ui/markdown/Markdown";
import { markdownTokens } from "@/ui/markdown/markdown-tokens";
import { isPlain, plainTokens } from "@/ui/markdown/plain-tokens";
import { safeHref } from "@/ui/markdown/token-text";
import { withNames } from "@/ui/sentences/with-names";
import { runsOf } from "../../support/long";
import { openPage } from "../page";

async function draw(text: string): Promise<HTMLElement> {
  const { container } = openPage({ children: <Markdown text={text} /> }).page;
  // What reads marks comes with the first text that has some.
  await act(() => import("@/ui/markdown/MarkedAnswer"));
  return container;
}

/** What is drawn of paragraphs: words and references. */
function drawn(tokens: readonly Token[]): unknown {
  return tokens
    .filter(({ type }) => type !== "space")
    .map((token) => [
      token.type,
      ("tokens" in token ? (token.tokens ?? []) : [])
        .map((part) => (part.type === "node" ? { id: part["id"] } : part.raw.trimEnd()))
        .filter((part) => part !== ""),
    ]);
}

describe("an answer's Markdown", () => {
  it("draws lists, tables, emphasis, code and headings as elements", async () => {
    await draw(
      "# Result\n\n**Bold** and _soft_ and `code`\n\n- one\n- two\n\n1. first\n\n| Name | Age |\n| --- | ---: |\n| Ann | 41 |",
    );
    expect(screen.getByRole("heading", { name: "Result" })).toBeVisible();
    expect(screen.getAllByRole("list")).toHaveLength(2);
    expect(screen.getByRole("cell", { name: "41" })).toBeVisible();
    expect(screen.getByText("Bold").tagName).toBe("STRONG");
    expect(screen.getByText("soft").tagName).toBe("EM");
    expect(screen.getByText("code").tagName).toBe("CODE");
  });

  it.each([
    ["0. zero\n1. one", 0],
    ["1. one\n2. two", 1],
    ["7. seven\n8. eight", 7],
  ])("numbers a list from where it starts: %j", async (text, start) => {
    const container = await draw(text);
    expect(container.querySelector("ol")).toHaveProperty("start", start);
  });

  it.each([
    ["an image", "![a cat](https://tracker.example/cat.png)", "a cat"],
    ["an image of data", "![dot](data:image/png;base64,AAAA)", "dot"],
    ["raw HTML", '<img src="https://tracker.example/x.png"> end', '<img src="https://tracker.example/x.png"> end'],
    ["a script", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["a frame", '<iframe src="https://x.example"></iframe>', '<iframe src="https://x.example"></iframe>'],
    ["a javascript link", "[press](javascript:alert(1))", "press"],
    ["a javascript link in disguise", "[press](jAvAsCrIpT:alert(1))", "press"],
    ["a javascript link with entities", "[press](java&#115;cript:alert(1))", "press"],
    ["a data link", "[open](data:text/html,<b>x</b>)", "open"],
    ["a link of this page", "[here](./secret)", "here"],
    ["an image in a link", "[![pic](https://t.example/a.png)](javascript:x)", "pic"],
  ])("turns %s into its text and nothing else", async (_name, text, words) => {
    const container = await draw(text);
    expect(container.textContent).toContain(words);
    expect(container.querySelector("img, script, iframe, a, object, embed, style, link, form")).toBeNull();
  });

  it("links only to the web and to mail, without telling where from", async () => {
    await draw("[site](https://example.org/a) <mailto:ann@example.org>");
    const link = screen.getByRole("link", { name: "site" });
    expect(link).toHaveAttribute("href", "https://example.org/a");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(safeHref("mailto:ann@example.org")).toBe("mailto:ann@example.org");
    expect(safeHref("vbscript:x")).toBeNull();
  });

  it("shows entities as their signs", async () => {
    expect((await draw("Tom &amp; Ann &lt;3")).textContent).toBe("Tom & Ann <3");
  });

  it("names nodes on chips, in tables and emphasis too, and marks made-up ones", async () => {
    await draw("**[[cat1]]**, [[no_such_node]]\n\n| Who |\n| --- |\n| [[h1]] |");
    expect(screen.getByRole("button", { name: "Whiskers" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Ann" })).toBeVisible();
    expect(screen.getByText(/no_such_node/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /no_such_node/ })).not.toBeInTheDocument();
    expect(screen.getByText("(no such node)")).toBeInTheDocument();
  });

  it("draws half a stream without harm", async () => {
    const whole = "**All [[cat1]]** | a | b |\n|---|---|\n| [[h1]] | `x` |\n\n```\ncode\n```";
    for (let end = 1; end <= whole.length; end += 1) await draw(whole.slice(0, end));
    expect(screen.queryByText(/could not load/)).toBeNull();
  });

  it("reads a text without marks as Markdown does", () => {
    const pieces = [
      "a",
      "B",
      "ö",
      "7",
      "1.5",
      " ",
      "  ",
      "\n",
      "\n\n",
      ".",
      ",",
      ":",
      "(",
      ")",
      "_",
      "-",
      "#",
      "&",
      "&amp;",
      "!",
      "'",
      '"',
      "=",
      "+",
      "/",
      "x_y",
      "[[n1]]",
      "[[ a b ]]",
      "[",
      "1. ",
      "- ",
      "> ",
      "http:",
      "//",
      "w",
      "www.",
      "@",
      "*",
      "<",
      "$3",
      "€",
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (given) => {
        if (isPlain(given)) expect(drawn(plainTokens(given))).toEqual(drawn(markdownTokens(given)));
      }),
      { numRuns: runsOf(300, 24_000) },
    );
    expect(isPlain("There are 20 nodes: 12 cats and 8 humans, such as [[cat1]] and home_town.")).toBe(true);
    expect(isPlain("**20** nodes")).toBe(false);
  });

  it("is copied with names in place of references", () => {
    expect(withNames("[[cat1]] and [[x]]", (id) => (id === "cat1" ? "Whiskers" : id))).toBe("Whiskers and x");
  });
});

describe("an answer that repeats or nests", () => {
  // Each took the page away for long, or ran out of the engine's stack.
  it.each([
    ["quotes in quotes", ">".repeat(49_000)],
    ["lists in lists", `${"+ ".repeat(24_000)}a`],
    ["numbered lists in lists", "1. ".repeat(16_000)],
    ["emphasis in emphasis", "*a _b ".repeat(8_000)],
    ["brackets that never close", "[".repeat(49_000)],
    ["references that never close", "[[a".repeat(16_000)],
    ["images that never close", "![".repeat(24_000)],
    ["links that never close", "[a](".repeat(12_000)],
    ["marks before a number", `${"(".repeat(300_000)} a 5`],
    ["code that never ends", "`a".repeat(24_000)],
    ["a million images that never close", "![".repeat(1_000_000)],
    ["addresses", "a@b.".repeat(12_000)],
  ])("is shown: %s", async (_name, text) => {
    const container = await draw(text);
    expect(container.textContent?.length).toBeGreaterThan(0);
    expect(container.textContent).not.toContain("call stack");
  });

  it("loses no word of what is too long or too deep to be read as Markdown", async () => {
    const long = `**a** ${"word ".repeat(2000)}end`;
    expect((await draw(long)).textContent).toContain("**a** word");
    expect((await draw(`${"> ".repeat(500)}innermost`)).textContent).toContain("innermost");
  });
});

describe("marks of direction in an answer", () => {
  it("turn nothing around them: each part goes by its own letters", async () => {
    const container = await draw("The node \u202Egnp.exe\u202C and \u2067x is **here**: &#8238;abc\n\n- \u202Done");
    expect(container.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
    expect(container.textContent).toContain("The node gnp.exe and x is here");
    for (const part of container.querySelectorAll("p, li")) expect(part).toHaveAttribute("dir", "auto");
  });
});
