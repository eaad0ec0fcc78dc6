/** Loads something at its first use and keeps it. What failed is tried again with the next use. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The same for what can be done without: null in the place of what cannot be loaded now. */
export function loadOnceIfCan<T>(load: () => Promise<T>): () => Promise<T | null> {
  let loading: Promise<T | null> | null = null;
  return () => {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
}
