import type { Token, Tokens } from "marked";
import { type ReactNode, use } from "react";
import { NodeChip } from "../parts/NodeChip";
import { useWords } from "../use-stores";
import { CitedContext } from "./cited-context";
import { keyed } from "./keyed";
import { LineContext, SourcesContext } from "./sources-context";
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

/** A number that stands alone: no part of a name, a date, a version or a range. */
const figures =
  /(?<![\p{L}\p{N}_.,:/#'’-])[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{L}\p{N}_]|[.,:/'’-]\p{L}|[.,:/-]\d)/gu;

/** Plain text, in which a number that came out of a step leads to it, and one that no step gave is marked. */
function FigureText({ text }: { readonly text: string }) {
  const sources = use(SourcesContext);
  const line = use(LineContext);
  const words = useWords("chat");
  if (!sources) return text;
  return keyed(piecesOf(text)).map(({ key, item: { text: part, figure, start = "", end = "" } }) => {
    const source = figure === undefined ? null : sources.find(figure, line);
    const isUnchecked = figure !== undefined && sources.isUnchecked(figure, line);
    if (!source && !isUnchecked) return part;
    return (
      <span key={key} className="unbroken">
        {start}
        {source ? (
          <button type="button" className="figure" title={words.source(source.title)} onClick={source.show}>
            {figure}
          </button>
        ) : (
          <span className="unchecked" title={words.uncheckedFigure}>
            {figure}
          </span>
        )}
        {end}
      </span>
    );
  });
}

interface Piece {
  readonly text: string;
  readonly figure?: string;
  /** Marks that touch the figure: a line is not broken between them, as it would be beside a button. */
  readonly start?: string;
  readonly end?: string;
}

const marksBefore = '([{"“‘≥≤<>=~±€$£';

/** Where the marks at the end of a text begin: looked for from its end, else each mark in it would be tried as the first. */
function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && marksBefore.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: figure, index } of text.matchAll(figures)) {
    const before = text.slice(at, index);
    const start = before.slice(endOfWords(before));
    const end = /^[)\]}"”’.,;:!?%°€$£]*/u.exec(text.slice(index + figure.length))?.[0] ?? "";
    pieces.push({ text: before.slice(0, before.length - start.length) });
    pieces.push({ text: `${start}${figure}${end}`, figure, start, end });
    at = index + figure.length + end.length;
  }
  return [...pieces, { text: text.slice(at) }];
}
