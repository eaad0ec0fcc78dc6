import { describe, expect, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { connect, dialogOf, isConnected } from "../../support/engine/database-page";
import { fill, onEachServer, type TestServer } from "../../support/engine/servers";
import { overlaps } from "../../support/page/overlaps";
import { pageTests, violations } from "../../support/page/page-tests";

const { openPage } = pageTests();
const size = 3200;

/** A path; more than is shown at once, and more than is read at once. */
const filled = (server: TestServer) =>
  fill(server, [
    ["MATCH (n) DETACH DELETE n"],
    [`UNWIND range(1, ${size}) AS at CREATE (n:Person {id: toString(at), name: 'Ada ' + toString(at), at: at})`],
    ["MATCH (a:Person) MATCH (b:Person {at: a.at + 1}) CREATE (a)-[:KNOWS]->(b)"],
  ]);

function onPhone(server: TestServer): void {
  it.each(["light", "dark"] as const)(
    "says how much of it is shown, in %s",
    async (colorScheme) => {
      await filled(server);
      const { page, errors } = await openPage({ viewport: { width: 390, height: 844 }, colorScheme });
      await connect(page, server);
      await isConnected(page);
      const part = page.getByRole("banner").getByRole("button", { name: / of 3,200 shown$/u });
      await part.waitFor({ timeout: 60_000 });
      const box = await part.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(await part.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      expect(await violations(page, ".bar")).toEqual([]);
      await part.click();
      await dialogOf(page).getByRole("button", { name: words.disconnect }).waitFor();
      await page.keyboard.press("Escape");
      await page.reload();
      await page.getByText(words.absentTitle).waitFor();
      await page.locator(".return-note").waitFor();
      expect(await overlaps(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
    120_000,
  );
}

describe("a part of a database on a phone", () => onEachServer("shown of", onPhone));
