import { it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { connect, isConnected } from "../../support/engine/database-page";
import { openProxy } from "../../support/engine/proxy";
import { fill, onEachServer, seeded } from "../../support/engine/servers";
import { pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests();

onEachServer("a server that is slow to let in,", (server) => {
  it("is waited for, and said to be slow", async () => {
    await fill(server, seeded(5));
    const proxy = await openProxy(server.address);
    const { page } = await openPage();
    // The first piece is the browser's request for a connection.
    proxy.delay(4500);
    await connect(page, { ...server, address: `bolt://${proxy.host}` });
    await page.getByText(words.steps.slow).waitFor();
    proxy.delay(0);
    await isConnected(page);
    proxy.close();
  }, 180_000);
});
