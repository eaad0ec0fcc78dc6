import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Markdown } from "@/ui/markdown/Markdown";
import { safeHref } from "@/ui/markdown/markdown-tokens";
import { withNames } from "@/ui/markdown/with-names";
import { openPage } from "./page";

function draw(text: string): HTMLElement {
  return openPage({ children: <Markdown text={text} /> }).page.container;
}

describe("an answer's Markdown", () => {
  it("draws lists, tables, emphasis, code and headings as elements", () => {
    draw(
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
  ])("turns %s into its text and nothing else", (_name, text, words) => {
    const container = draw(text);
    expect(container.textContent).toContain(words);
    expect(container.querySelector("img, script, iframe, a, object, embed, style, link, form")).toBeNull();
  });

  it("links only to the web and to mail, without telling where from", () => {
    draw("[site](https://example.org/a) <mailto:ann@example.org>");
    const link = screen.getByRole("link", { name: "site" });
    expect(link).toHaveAttribute("href", "https://example.org/a");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
    expect(safeHref("mailto:ann@example.org")).toBe("mailto:ann@example.org");
    expect(safeHref("vbscript:x")).toBeNull();
  });

  it("shows entities as their signs", () => {
    expect(draw("Tom &amp; Ann &lt;3").textContent).toBe("Tom & Ann <3");
  });

  it("names nodes on chips, in tables and emphasis too, and marks made-up ones", () => {
    draw("**[[cat1]]**, [[no_such_node]]\n\n| Who |\n| --- |\n| [[h1]] |");
    expect(screen.getByRole("button", { name: "Whiskers" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Ann" })).toBeVisible();
    expect(screen.getByText(/no_such_node/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /no_such_node/ })).not.toBeInTheDocument();
    expect(screen.getByText("(no such node)")).toBeInTheDocument();
  });

  it("draws half a stream without harm", () => {
    const whole = "**All [[cat1]]** | a | b |\n|---|---|\n| [[h1]] | `x` |\n\n```\ncode\n```";
    for (let end = 1; end <= whole.length; end += 1) expect(() => draw(whole.slice(0, end))).not.toThrow();
  });

  it("is copied with names in place of references", () => {
    expect(withNames("[[cat1]] and [[x]]", (id) => (id === "cat1" ? "Whiskers" : id))).toBe("Whiskers and x");
  });
});
