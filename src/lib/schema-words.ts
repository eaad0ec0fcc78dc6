import { en } from "zod/locales";

/** For `z.safeParse`: problems in words. Schemas themselves carry none. */
export const inWords = { error: en().localeError };
