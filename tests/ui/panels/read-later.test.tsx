import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import type { GraphDocument } from "@/graph/document/document-types";
import { useDocument, useDocumentLater } from "@/ui/use-document";
import { openPage } from "../page";

const nameOf = ({ meta }: GraphDocument) => meta.name;

const shown: string[] = [];

function Names() {
  shown.push(
    `${useDocument(nameOf)}, later ${useDocumentLater(nameOf, { before: "nothing", isLong: ({ meta }) => meta.name !== "Short" })}`,
  );
  return null;
}

it("shows what takes long to read after all else of a change, and at last as it is", () => {
  const { document } = openPage({ children: <Names /> });
  const first = nameOf(document);
  expect(shown).toEqual([`${first}, later nothing`, `${first}, later ${first}`]);
  shown.length = 0;
  act(() => {
    document.apply([{ type: "meta-set", meta: { ...document.meta, name: "Renamed" } }], {
      step: "s",
      actor: "user",
      title: "Rename",
    });
  });
  expect(shown).toEqual([`Renamed, later ${first}`, "Renamed, later Renamed"]);
  shown.length = 0;
  act(() => {
    document.apply([{ type: "meta-set", meta: { ...document.meta, name: "Short" } }], {
      step: "t",
      actor: "user",
      title: "Rename",
    });
  });
  expect(shown[0]).toBe("Short, later Short");
});
