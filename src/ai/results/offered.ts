/** What an answer offers that does not settle the message. */
export interface Offered {
  /** Where it asks which was meant, or what was asked for is not there: messages to be sent unchanged. */
  readonly choices?: readonly string[];
  /** The message was not understood: another assistant may be asked. */
  readonly isLost?: true;
}

/** Only this of a record that holds more. */
export function offeredIn({ choices, isLost }: Offered): Offered {
  return { ...(choices !== undefined && { choices }), ...(isLost !== undefined && { isLost }) };
}
