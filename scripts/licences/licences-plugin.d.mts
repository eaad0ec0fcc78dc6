import type { Plugin } from "vite";

export function licences(root: string): { readonly page: Plugin; readonly worker: Plugin };
