import type { EngineConnection, EngineSchema, Statement } from "../engine-types";

/** More ids than this are not fetched: the total is counted. */
export const mostIds = 20_000;

/** A database as one question is put to it: its names, and the way to ask. */
export interface Asked {
  readonly schema: EngineSchema;
  readonly run: (statement: Statement) => ReturnType<EngineConnection["run"]>;
}
