import type { Exchange, Round } from "@/ai/history/messages";
import { blocksText } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { useAllWords } from "../use-all-words";
import { Fold } from "./Fold";
import { LongText } from "./LongText";

/** What a request held: instructions, the graph as it was told, the messages and the tools. */
export function SentRequest({ request }: { readonly request: ProviderRequest }) {
  const words = useAllWords("trace");
  const { instructions, turn, context, history, tools } = request;
  const graph = JSON.stringify(context, null, 1);
  return (
    <section className="trace-part" aria-label={words.sent}>
      <h4>{words.sent}</h4>
      <Fold title={words.instructions} content={instructions}>
        {() => <LongText text={instructions} label={words.instructions} />}
      </Fold>
      {turn !== undefined && <p className="trace-line">{words.roundsLeft(turn.roundsLeft, turn.maxRounds)}</p>}
      <Fold title={words.context} content={graph}>
        {() => <LongText text={graph} label={words.context} />}
      </Fold>
      <Fold title={words.messages(history.length)} content={history}>
        {() =>
          history.map((exchange, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history is only ever added to
            <SentExchange key={place} exchange={exchange} />
          ))
        }
      </Fold>
      {tools.length === 0 ? (
        <p className="trace-line">{words.noTools}</p>
      ) : (
        <Fold
          title={words.tools(tools.length)}
          aside={request.toolChoice === "none" ? "none" : undefined}
          content={tools}
        >
          {() =>
            tools.map((tool) => (
              <Fold key={tool.name} title={<code>{tool.name}</code>} content={tool}>
                {() => <LongText text={JSON.stringify(tool, null, 1)} label={tool.name} />}
              </Fold>
            ))
          }
        </Fold>
      )}
    </section>
  );
}

function SentExchange({ exchange: { user, rounds, answer } }: { readonly exchange: Exchange }) {
  const words = useAllWords("trace");
  return (
    <div className="trace-exchange">
      <b>{words.user}</b>
      <LongText text={user} isCode={false} label={words.user} />
      {rounds.map((round, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added
        <SentRound key={place} round={round} />
      ))}
      {answer !== undefined && (
        <>
          <b>{words.assistant}</b>
          <LongText text={blocksText(answer)} isCode={false} label={words.assistant} />
        </>
      )}
    </div>
  );
}

function SentRound({ round: { blocks, calls, results } }: { readonly round: Round }) {
  const words = useAllWords("trace");
  const said = blocksText(blocks);
  return (
    <>
      {said !== "" && <LongText text={said} isCode={false} label={words.assistant} />}
      {calls.map(({ id, name, input }) => {
        const result = results.find(({ callId }) => callId === id);
        return (
          <div key={id} className="trace-call-pair">
            <p className="trace-line">
              {words.call(name)} <code>{id}</code>
            </p>
            <LongText text={JSON.stringify(input, null, 1)} label={words.call(name)} />
            {result === undefined ? (
              <p className="trace-line bad">{words.lostResult}</p>
            ) : (
              <>
                <p className="trace-line">{words.resultOf(name)}</p>
                <LongText text={result.content} label={words.resultOf(name)} />
              </>
            )}
          </div>
        );
      })}
    </>
  );
}
