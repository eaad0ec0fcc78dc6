import type { Plugin } from "vite";

/** Leaves out of the build what the page never uses of Cytoscape. */
export function leanCytoscape(): Plugin;
