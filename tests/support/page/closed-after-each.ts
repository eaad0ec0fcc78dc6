import { afterEach } from "vitest";

interface Closable {
  close(): Promise<void>;
}

/** For one test file: what is given to the function it returns is closed after the test that made it. */
export function closedAfterEach(): <Server extends Closable>(server: Promise<Server>) => Promise<Server> {
  const open: Closable[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });
  return async (server) => {
    const started = await server;
    open.push(started);
    return started;
  };
}
