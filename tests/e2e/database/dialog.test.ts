import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { alertOf, connect } from "../../support/engine/database-page";
import { pageTests, violations } from "../../support/page/page-tests";

const { openPage } = pageTests();

/** A listener that answers with what it is given, or never. */
async function listen(answer: string | null): Promise<{ readonly host: string; close(): void }> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (answer !== null) socket.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  if (own === null || typeof own === "string") throw new Error("There is no port.");
  return { host: `127.0.0.1:${own.port}`, close: () => server.close() };
}

describe("the dialog of a database", () => {
  it("says what to do about a bad address, where nobody listens, and where it is no Bolt", async () => {
    const { page } = await openPage();
    await connect(page, { address: "http://localhost" });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.badAddress);
    expect(await violations(page, "dialog")).toEqual([]);
    const other = await listen("HTTP/1.1 400 Bad Request\r\n\r\n");
    await connect(page, { address: `bolt://${other.host}` });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.faults.unreachable(other.host, ""));
    other.close();
    const silent = await listen(null);
    await connect(page, { address: `bolt://${silent.host}` });
    await page.getByText(words.connecting(silent.host)).waitFor();
    await page.getByText(words.steps.slow).waitFor();
    await page.getByRole("button", { name: words.stop }).last().click();
    await page.getByRole("button", { name: words.connect, exact: true }).isEnabled();
    silent.close();
    await connect(page, { address: `bolt://${silent.host}`, user: "ann", password: "secret-word" });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.faults.unreachable(silent.host, ""));
    // The address is remembered only once it answered, the password never.
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain("secret-word");
  });
});
