/** Where waiting messages are kept in this tab: known before the code that keeps them is loaded. */
export const queueKey = "parley.queue";
