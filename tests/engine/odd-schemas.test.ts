import { expect, it } from "vitest";
import { toEngineFault } from "@/engine/engine-fault";
import type { EngineConnection, Row, Statement } from "@/engine/engine-types";
import { readSchema } from "@/engine/schema/read-schema";
import { schemaProfile } from "@/engine/schema/schema-profile";

const { signal } = new AbortController();

/** A server that answers by the beginning of what it is asked. */
function answering(answers: Readonly<Record<string, readonly Row[]>>) {
  const asked: Statement[] = [];
  const run = async (statement: Statement): Promise<readonly Row[]> => {
    asked.push(statement);
    return Object.entries(answers).find(([text]) => statement.text.startsWith(text))?.[1] ?? [];
  };
  const none = () => Promise.reject(new Error("not asked"));
  const connection: EngineConnection = {
    agent: "",
    run,
    write: none,
    dateOf: none,
    guard: none,
    close: async () => undefined,
  };
  return { asked, connection };
}

it("2,000 labels are counted by one question, looked into by 50, and told briefly", async () => {
  const labels = Array.from({ length: 2000 }, (_, at) => `Label ${at}`);
  const { asked, connection } = answering({
    "MATCH (n) RETURN count": [{ count: 2_000_000n }],
    "CALL db.labels": labels.map((label) => ({ label })),
    "MATCH (n) UNWIND labels": labels.map((name, at) => ({ name, count: BigInt(at + 1) })),
    "MATCH (n:`Label": [{ key: "name", count: 3n, values: ["a"] }],
  });
  const schema = await readSchema(connection, "many", signal);
  expect(schema.labels).toHaveLength(2000);
  expect(schema.labels[0]).toEqual({ name: "Label 1999", count: 2000 });
  expect(asked.length).toBeLessThan(65);
  expect(JSON.stringify(schemaProfile(schema, [])).length).toBeLessThan(4000);
});

it("labels that a statement cannot hold are left out, with back quotes they are quoted", async () => {
  const { asked, connection } = answering({
    "MATCH (n) RETURN count": [{ count: 3n }],
    "CALL db.labels": [{ label: "a\\u0060b" }, { label: "c`d" }],
    "MATCH (n:`c``d`) RETURN": [{ count: 2n }],
  });
  const schema = await readSchema(connection, "odd", signal);
  expect(schema.labels).toEqual([{ name: "c`d", count: 2 }]);
  expect(asked.some(({ text }) => text.includes("\\u0060"))).toBe(false);
});

it("nodes without a label are looked into too", async () => {
  const { connection } = answering({
    "MATCH (n) RETURN count": [{ count: 3n }],
    "MATCH (n) WHERE size(labels(n)) = 0 WITH n": [{ key: "age", count: 3n, values: [1n, 2n] }],
  });
  const schema = await readSchema(connection, "bare", signal);
  expect(schema.nodeKeys).toMatchObject([{ name: "age", kinds: ["number"], present: 3 }]);
});

const scene = { host: "db:7687", wasConnected: true, seconds: 10 };

it.each([
  [
    "Neo.ClientError.Security.Forbidden",
    "User 'reader' is not allowed to create records on type 'Person'",
    "did not allow this.",
  ],
  [
    "Neo.ClientError.Security.Forbidden",
    "Database access is not allowed for user 'x' with roles [PUBLIC].",
    "did not allow this.",
  ],
  ["Neo.ClientError.Statement.AccessMode", "Writing in read access mode not allowed.", "did not allow this."],
  ["Neo.ClientError.Database.DatabaseNotFound", "Graph not found: nope", "has no database of that name."],
  ["Neo.ClientError.Security.Unauthorized", "The client is unauthorized", "refused the user name or the password."],
  ["Neo.ClientError.Security.AuthenticationRateLimit", "too many", "refused the user name or the password."],
  ["Neo.TransientError.General.OutOfMemoryError", "heap", "has too little memory for this."],
  ["Neo.TransientError.Transaction.LockClientStopped", "lock", "is busy with another change."],
  [
    "Neo.DatabaseError.General.UnknownError",
    "Error executing Cypher command: MATCH (n)",
    "could not answer this question.",
  ],
])("%s (%s) is one sentence and what to do", (code, words, said) => {
  const { message, hint } = toEngineFault(Object.assign(new Error(words), { code }), scene);
  expect(message).toBe(`db:7687 ${said}`);
  expect(hint).toMatch(/^[A-Z].*\.$/u);
});
