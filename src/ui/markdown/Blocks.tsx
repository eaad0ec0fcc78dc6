import type { Token, Tokens } from "marked";
import { memo, type ReactNode } from "react";
import { scrollable } from "../parts/scrollable";
import { useWords } from "../use-stores";
import { InlineTokens } from "./InlineTokens";
import { keyed } from "./keyed";
import { LineContext } from "./sources-context";

/**
 * An answer, drawn from tokens as elements. It is inert: images are their alternative text, HTML is text, only http,
 * https and mailto links are links.
 */
export function Blocks({ tokens }: { readonly tokens: readonly Token[] }) {
  return keyed(tokens).map(({ key, item }) => <Block key={key} token={item} />);
}

/** Drawn anew only when its text is another one: of an answer that streams in, the last block. */
const Block = memo(
  function OneBlock({ token }: { readonly token: Token }): ReactNode {
    return drawBlock(token);
  },
  (before, after) => before.token.type === after.token.type && before.token.raw === after.token.raw,
);

function drawBlock(token: Token): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "paragraph":
      return (
        <p dir="auto">
          <Line raw={token.raw} tokens={childrenOf(token)} />
        </p>
      );
    // Headings of an answer stand below those of the page.
    case "heading":
      return (
        <h2 dir="auto">
          <Line raw={token.raw} tokens={childrenOf(token)} />
        </h2>
      );
    case "code":
      return (
        <pre {...scrollable}>
          <code>{String(token["text"])}</code>
        </pre>
      );
    case "blockquote":
      return (
        <blockquote>
          <Blocks tokens={childrenOf(token)} />
        </blockquote>
      );
    case "list":
      return isList(token) ? <List list={token} /> : null;
    case "table":
      return isTable(token) ? <AnswerTable table={token} /> : null;
    case "hr":
      return <hr />;
    case "html":
      return <p>{token.raw.trimEnd()}</p>;
    default:
      return <Line raw={token.raw} tokens={[token]} />;
  }
}

/** What stands together: a number is looked for beside the names it stands with. */
function Line({ raw, tokens }: { readonly raw: string; readonly tokens: readonly Token[] }) {
  return (
    <LineContext value={raw}>
      <InlineTokens tokens={tokens} />
    </LineContext>
  );
}

function List({ list }: { readonly list: Tokens.List }) {
  const items = keyed(list.items).map(({ key, item }) => (
    <li key={key} dir="auto">
      <Blocks tokens={item.tokens} />
    </li>
  ));
  return list.ordered ? <ol start={list.start === "" ? 1 : list.start}>{items}</ol> : <ul>{items}</ul>;
}

function AnswerTable({ table }: { readonly table: Tokens.Table }) {
  const { answerTable } = useWords("chat");
  return (
    <section className="answer-table" {...scrollable} aria-label={answerTable}>
      <table className="rows">
        <thead>
          <tr>
            {keyed(table.header).map(({ key, item }) => (
              <th key={key} scope="col" dir="auto" className={item.align === "right" ? "r" : undefined}>
                <InlineTokens tokens={item.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {keyed(table.rows).map(({ key, item: row }) => (
            <tr key={key}>
              {keyed(row).map(({ key: cellKey, item }) => (
                <td key={cellKey} dir="auto" className={item.align === "right" ? "r" : undefined}>
                  <Line raw={row.map(({ text }) => text).join(" | ")} tokens={item.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function childrenOf(token: Token): readonly Token[] {
  return "tokens" in token ? (token.tokens ?? []) : [];
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list" && "items" in token;
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === "table" && "rows" in token;
}
