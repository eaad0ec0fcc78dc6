import { memo, Suspense } from "react";
import { lazyPart } from "../parts/lazy-part";
import { Blocks } from "./Blocks";
import { isPlain, plainTokens } from "./plain-tokens";
import { unturned } from "./token-text";

const MarkedAnswer = lazyPart(async () => (await import("./MarkedAnswer")).MarkedAnswer);

/** An answer. What reads Markdown is loaded with the first one that has marks; until it is there, its words stand. */
export const Markdown = memo(function Answer({ text: given }: { readonly text: string }) {
  const text = unturned(given);
  if (isPlain(text)) return <Blocks tokens={plainTokens(text)} />;
  return (
    <Suspense fallback={<Blocks tokens={plainTokens(text)} />}>
      <MarkedAnswer text={text} />
    </Suspense>
  );
});
