import { Blocks } from "./Blocks";
import { markdownTokens } from "./markdown-tokens";

export function MarkedAnswer({ text }: { readonly text: string }) {
  return <Blocks tokens={markdownTokens(text)} />;
}
