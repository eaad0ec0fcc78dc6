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
  const rename = (name: string, step: string) =>
    act(() => {
      const change = { type: "meta-set", meta: { ...document.meta, name } } as const;
      document.apply([change], { step, actor: "user", title: "Rename" });
    });
  expect(shown).toEqual([`${first}, later nothing`, `${first}, later ${first}`]);
  shown.length = 0;
  rename("Renamed", "s");
  expect(shown).toEqual([`Renamed, later ${first}`, "Renamed, later Renamed"]);
  shown.length = 0;
  rename("Short", "t");
  expect(shown[0]).toBe("Short, later Short");
});
