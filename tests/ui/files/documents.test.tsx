import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openPage } from "../page";

const course = (title: string, text = "A node stands for a thing.") =>
  `Course Title: ${title}\nLesson 1: Nodes\n${text}\n`;
const named = (name: string, text: string) => new File([text], name);

function openedPage() {
  const page = openPage();
  const titles = () => page.document.snapshot().nodes.flatMap(({ attributes: { title } }) => title ?? []);
  return { ...page, titles };
}

describe("text documents", () => {
  it("open together as one graph with looks, in one undo step", async () => {
    const { services, document, titles } = openedPage();
    await services.files.openFiles([
      named("a.md", course("A")),
      named("b.txt", course("B")),
      named("c.md", "# One\nx\n# Two\ny"),
    ]);
    await waitFor(() => expect(titles()).toEqual(["A", "Nodes", "B", "Nodes", "c", "One", "Two"]));
    expect(document.meta.name).toBe("Courses");
    expect(document.layers).toHaveLength(2);
    expect(screen.getByText(/Opened a\.md, b\.txt, c\.md: 11 nodes/)).toBeVisible();
    expect(document.steps()).toHaveLength(1);
    expect(services.edit.undoStep(document.steps()[0]?.id ?? "")).toBeNull();
    await waitFor(() => expect(titles()).not.toContain("A"));
  });

  it("with a file of another kind among them are not opened, and the file is named", async () => {
    const { services, document } = openedPage();
    const before = document.revision;
    await services.files.openFiles([named("a.md", course("A")), named("edges.csv", "source,target\nx,y")]);
    expect(await screen.findByText(/these are none: edges\.csv/)).toBeVisible();
    await services.files.openFiles([named("a.md", course("A")), new File([Uint8Array.of(0, 1, 2, 0)], "photo.md")]);
    expect(await screen.findByText(/photo\.md is not a text file/)).toBeVisible();
    expect(document.revision).toBe(before);
  });

  it("that are prose open as a lesson, and it is said", async () => {
    const { services, titles } = openedPage();
    await services.files.openFiles([named("letter.txt", "Dear Bob, I hope you are well.\nYours, Ann")]);
    expect(
      await screen.findByText(/letter\.txt has no headings: it is one lesson of the course Documents/),
    ).toBeVisible();
    expect(titles()).toEqual(["Documents", "letter"]);
  });

  it("are added beside the graph, and update their course when they come again", async () => {
    const { services, document, titles } = openedPage();
    const before = document.snapshot().nodes.length;
    await services.files.openFiles([named("a.md", course("A"))], "add");
    await waitFor(() => expect(document.snapshot().nodes).toHaveLength(before + 3));
    await services.files.openFiles([named("a.md", course("A", "Another text."))], "add");
    await waitFor(() => expect(document.node("passage:a:1:1")?.attributes["text"]).toBe("Another text."));
    expect(titles().filter((title) => title === "A")).toHaveLength(1);
  });
});

describe("pasted text", () => {
  it("that is prose is offered as a document, and opened only as such", async () => {
    const { services, user, titles } = openedPage();
    services.view.change({ isStartOpen: true });
    const field = await screen.findByLabelText("Paste edges, a table or JSON");
    await user.click(field);
    await user.paste("Bridges join parts of a graph. Without them, it would fall apart.");
    expect(await screen.findByText("This is running text, not a graph")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Open as a document" }));
    await waitFor(() => expect(titles()).toEqual(["Documents", "Pasted text"]));
  });

  it("that is a course says what it makes", async () => {
    const { services, user, titles } = openedPage();
    services.view.change({ isStartOpen: true });
    await user.click(await screen.findByLabelText("Paste edges, a table or JSON"));
    await user.paste(course("A"));
    expect(await screen.findByText("A course with one lesson")).toBeVisible();
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(titles()).toEqual(["A", "Nodes"]));
  });
});
