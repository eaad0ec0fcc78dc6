import { memo, Suspense } from "react";
import { lazyPart } from "../parts/lazy-part";
import { Blocks } from "./Blocks";
import { isPlain, plainTokens } from "./plain-tokens";

const MarkedAnswer = lazyPart(async () => (await import("./MarkedAnswer")).MarkedAnswer);

/** An answer. What reads Markdown is loaded with the first one that has marks; until it is there, its words stand. */
export const Markdown = memo(function Answer({ text }: { readonly text: string }) {
  if (isPlain(text)) return <Blocks tokens={plainTokens(text)} />;
  return (
    <Suspense fallback={<Blocks tokens={plainTokens(text)} />}>
      <MarkedAnswer text={text} />
    </Suspense>
  );
});
