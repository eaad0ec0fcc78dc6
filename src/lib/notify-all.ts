/** Calls every listener, also those after one that throws. What was thrown still surfaces, as an error of its own. */
export function notifyAll<News extends readonly unknown[]>(
  listeners: Iterable<(...news: News) => void>,
  ...news: News
): void {
  for (const listener of [...listeners]) {
    try {
      // biome-ignore lint/plugin: its own few arguments are passed on
      listener(...news);
    } catch (error) {
      surface(error);
    }
  }
}

/** The same for a list that nobody changes in place: not copied, since a stream has thousands of news. */
export function tellList<News>(listeners: readonly ((news: News) => void)[], news: News): void {
  for (const listener of listeners) {
    try {
      listener(news);
    } catch (error) {
      surface(error);
    }
  }
}

function surface(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
