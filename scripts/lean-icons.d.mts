import type { Plugin } from "vite";

/** Leaves out of icons what nothing reads. */
export function leanIcons(): Plugin;
