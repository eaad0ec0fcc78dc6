import { defined } from "@/lib/defined";
import type { MessageReading } from "./message-reading";

/** What an answer tells beside its text. */
export interface Offered {
  /** Where it asks which was meant, or what was asked for is not there: messages to be sent unchanged. */
  readonly choices?: readonly string[];
  /** The message was not understood: another assistant may be asked. */
  readonly isLost?: true;
  /** What the message was taken for, by who can tell. */
  readonly reading?: MessageReading;
}

/** Only this of a record that holds more. */
export function offeredIn({ choices, isLost, reading }: Offered): Offered {
  return defined({ choices, isLost, reading });
}
