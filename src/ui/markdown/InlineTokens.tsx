import type { Token, Tokens } from "marked";
import { type ReactNode, use } from "react";
import { NodeChip } from "../parts/NodeChip";
import { CitedContext } from "./cited-context";
import { FigureText } from "./FigureText";
import { keyed } from "./keyed";
import { SourcesContext } from "./sources-context";
import { plainText, safeHref } from "./token-text";

/** Words, emphasis, code, links and node references of one line. */
export function InlineTokens({ tokens }: { readonly tokens: readonly Token[] }) {
  return keyed(withMarks(tokens)).map(({ key, item: { token, marks } }) =>
    marks === "" ? (
      <Inline key={key} token={token} />
    ) : (
      <span key={key} className="unbroken">
        <Inline token={token} />
        {marks}
      </span>
    ),
  );
}

/** Marks that end what stands before them: beside a chip the browser would begin a line with them. */
const closing = /^[)\]}"”’»,.;:!?…%]+/u;

interface Marked {
  readonly token: Token;
  /** What touches the token from behind. */
  readonly marks: string;
}

function withMarks(tokens: readonly Token[]): readonly Marked[] {
  return tokens.map((token, at) => {
    const marksOf = (chip: Token | undefined, text: Token | undefined) =>
      chip?.type === "node" && text?.type === "text" ? (closing.exec(tokenText(text))?.[0] ?? "") : "";
    const taken = marksOf(tokens[at - 1], token);
    const rest = tokenText(token).slice(taken.length);
    return {
      token: taken === "" ? token : { type: "text", raw: rest, text: rest },
      marks: marksOf(token, tokens[at + 1]),
    };
  });
}

function Inline({ token }: { readonly token: Token }): ReactNode {
  switch (token.type) {
    case "node":
      return <Reference id={String(token["id"])} />;
    case "marked":
      return (
        <mark className={String(token["look"])}>
          <InlineTokens tokens={childrenOf(token)} />
        </mark>
      );
    case "strong":
      return (
        <strong>
          <InlineTokens tokens={childrenOf(token)} />
        </strong>
      );
    case "em":
      return (
        <em>
          <InlineTokens tokens={childrenOf(token)} />
        </em>
      );
    case "del":
      return (
        <del>
          <InlineTokens tokens={childrenOf(token)} />
        </del>
      );
    case "codespan":
      return <code>{tokenText(token)}</code>;
    case "br":
      return <br />;
    case "link":
      return <Link token={token} />;
    case "image":
      return plainText(tokenText(token));
    case "checkbox":
      return token["checked"] === true ? "☑ " : "☐ ";
    case "html":
      return token.raw;
    default:
      return childrenOf(token).length > 0 ? (
        <InlineTokens tokens={childrenOf(token)} />
      ) : (
        <FigureText text={plainText(tokenText(token))} />
      );
  }
}

function Link({ token }: { readonly token: Tokens.Generic }) {
  const words = (
    <SourcesContext value={null}>
      <InlineTokens tokens={childrenOf(token)} />
    </SourcesContext>
  );
  const href = safeHref(String(token["href"] ?? ""));
  if (href === null) return words;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  );
}

function childrenOf(token: Token): readonly Token[] {
  return "tokens" in token ? (token.tokens ?? []) : [];
}

function tokenText(token: Token): string {
  return "text" in token && typeof token.text === "string" ? token.text : token.raw;
}

/** What an answer names as `[[id]]`: a text it is from as a number, a node as a chip. */
function Reference({ id }: { readonly id: string }) {
  const cited = use(CitedContext).get(id);
  if (!cited) return <NodeChip id={id} />;
  return (
    <button type="button" className="cite num" aria-label={cited.title} title={cited.title} onClick={cited.open}>
      {cited.number}
    </button>
  );
}
