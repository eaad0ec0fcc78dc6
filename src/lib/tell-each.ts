/** Calls every listener, also those after one that throws. What was thrown still surfaces, as an error of its own. */
export function tellEach<News extends readonly unknown[]>(
  listeners: Iterable<(...news: News) => void>,
  ...news: News
): void {
  for (const listener of [...listeners]) {
    try {
      listener(...news);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
