import { readFileSync } from "node:fs";

/**
 * Loads a module of the page that imports nothing but types, under a Node that reads no TypeScript.
 * @param {string} file
 */
export async function importTypeScript(file) {
  const { default: ts } = await import("typescript");
  const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);
}
