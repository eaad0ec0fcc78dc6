export function serveFolder(
  folder: string,
  options?: { readonly port?: number; readonly base?: string; readonly mayMove?: boolean },
): Promise<{ readonly address: string; readonly port: number; close(): Promise<void> }>;
