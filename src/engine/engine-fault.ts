import { counted } from "@/lib/english";

export type FaultKind = "auth" | "unreachable" | "lost" | "timeout" | "cancelled" | "refused" | "bad-query" | "unsure";

/** What went wrong with a database, and what to do: both whole sentences. */
export interface EngineFault extends Error {
  readonly kind: FaultKind;
  readonly hint: string;
}

export function engineFault(kind: FaultKind, message: string, hint: string): EngineFault {
  return Object.assign(new Error(message), { kind, hint });
}

export function isEngineFault(error: unknown): error is EngineFault {
  return error instanceof Error && "kind" in error && "hint" in error;
}

/** A question that cannot be put to a database. */
export function cannotAsk(what: string, hint: string): EngineFault {
  return engineFault("refused", `A database cannot be asked ${what}.`, hint);
}

/** A question that can be put to what is shown alone. */
export function onlyOfShown(what: string): EngineFault {
  const hint = "Show both of its ends: it is then looked for among what is shown.";
  return Object.assign(cannotAsk(what, hint), { isForShown: true });
}

export interface FaultScene {
  /** Host and port. */
  readonly host: string;
  /** It has answered before. */
  readonly wasConnected: boolean;
  readonly seconds: number;
}

/** An error of the driver, by its code, as one of our kinds. */
export function toEngineFault(error: unknown, { host, wasConnected, seconds }: FaultScene): EngineFault {
  if (isEngineFault(error)) return error;
  const code = codeOf(error);
  const words = error instanceof Error ? error.message : String(error);
  if (code.startsWith("Neo.ClientError.Security.Auth") || code === "Neo.ClientError.Security.Unauthorized") {
    return engineFault("auth", `${host} refused the user name or the password.`, "Check both and connect again.");
  }
  if (code.includes("TransactionTimedOut")) return timedOut({ host, wasConnected, seconds });
  const fault = connectionFault(code, words, { host, wasConnected });
  if (fault) return fault;
  // What the server said stays behind it: it may be the statement, and is no sentence for people.
  return Object.assign(refusalFault(isDuplicate(error) ? duplicate : code, host), { cause: error });
}

const duplicate = "duplicate";

function connectionFault(code: string, words: string, { host, wasConnected }: Omit<FaultScene, "seconds">) {
  if (code.startsWith("Neo.")) return undefined;
  // What is no database of this kind fails in many ways before it has answered once.
  if (!wasConnected) return unreachable(host, words);
  const isCut = code === "ServiceUnavailable" || code === "SessionExpired" || /connection|socket/iu.test(words);
  return isCut ? lost(host) : undefined;
}

function refusalFault(code: string, host: string): EngineFault {
  if (code === duplicate) {
    const message = `Another element in ${host} has that value already, and the database lets no two have the same.`;
    return engineFault("refused", message, "Give it another value.");
  }
  if (code === "Neo.ClientError.Database.DatabaseNotFound") {
    return engineFault(
      "refused",
      `${host} has no database of that name.`,
      "Check the name of the database, or leave it out.",
    );
  }
  if (code === "Neo.ClientError.Statement.AccessMode" || code.startsWith("Neo.ClientError.Security")) {
    return engineFault(
      "refused",
      `${host} did not allow this.`,
      "Ask whoever runs the database for the right to do it.",
    );
  }
  if (/OutOfMemory|StackOverFlow/u.test(code)) {
    return engineFault("refused", `${host} has too little memory for this.`, "Ask for less.");
  }
  if (code.startsWith("Neo.TransientError")) {
    return engineFault("refused", `${host} is busy with another change.`, "Try it again in a moment.");
  }
  if (/Type|Semantic|Arithmetic|Argument/u.test(code)) {
    const hint = "Use another attribute, or ask about fewer elements.";
    return engineFault("bad-query", `${host} has values there that this cannot be done with.`, hint);
  }
  return engineFault("bad-query", `${host} could not answer this question.`, "Ask it another way.");
}

export function timedOut({ host, wasConnected, seconds }: FaultScene): EngineFault {
  const hint = wasConnected
    ? "Ask for less: a condition that few elements meet, or fewer steps."
    : "Check the address, or try again when the database is less busy.";
  return engineFault("timeout", `${host} did not answer within ${counted(seconds, "second")}.`, hint);
}

/** Cut off between the order to keep a change and the answer. */
export function maybeWritten(host: string): EngineFault {
  const hint = "Ask for what you changed before you change it again.";
  return engineFault("unsure", `The connection to ${host} was lost while it wrote: I can't tell whether it did.`, hint);
}

function lost(host: string): EngineFault {
  return engineFault(
    "lost",
    `The connection to ${host} was lost.`,
    "Ask again: Parley connects by itself once it is back.",
  );
}

function unreachable(host: string, words: string): EngineFault {
  if (/certificate|self.signed|TLS|SSL/iu.test(words)) {
    const hint = "Use bolt:// where it has no TLS, or give it a certificate that this machine trusts.";
    return engineFault("unreachable", `No trusted TLS connection to ${host} could be made.`, hint);
  }
  if (/http/iu.test(words)) {
    const hint = "Give the port for Bolt, 7687 where nobody changed it.";
    return engineFault("unreachable", `A web server answers at ${host}, not a database.`, hint);
  }
  const hint =
    "Check the address, that the database is running and speaks Bolt there, and with +s that its certificate is trusted.";
  return engineFault("unreachable", `Nothing answers at ${host}.`, hint);
}

/** An error of the driver: another element has a value that has to be unique. */
export function isDuplicate(error: unknown): boolean {
  return /ConstraintValidation|DuplicatedKey/u.test(`${codeOf(error)} ${error instanceof Error ? error.message : ""}`);
}

/** Of an error of the driver. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}
