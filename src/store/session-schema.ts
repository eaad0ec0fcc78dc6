/** The form of what is stored; another number is another version of Parley's. */
export const sessionVersion = 1;
