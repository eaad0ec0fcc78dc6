import type { Description } from "@/graph/document/graph-reader";
import { greatest } from "@/lib/lists/whole-lists";
import { useAllWords } from "../../use-all-words";
import { numberText, shortText } from "../../values/value-text";

const mostValues = 6;

/** One attribute of many elements: the value all share, how often each stands, or the span of numbers. */
export function AttributeSummary({ name, about }: { readonly name: string; readonly about: Description }) {
  const { language, inspect: words } = useAllWords();
  const { present, missing, distinct, min, median, max, histogram } = about;
  const isSame = distinct === 1 && missing === 0;
  const note = [
    isSame ? words.sameValue : words.mixed(distinct),
    ...(missing > 0 ? [words.without(missing)] : []),
  ].join(" · ");
  const isNumber = min !== undefined && max !== undefined && distinct > 1;
  return (
    <div className="summary boxed">
      <h4>
        <bdi className="cut" title={name}>
          {name}
        </bdi>{" "}
        <small className="num">{note}</small>
      </h4>
      {isNumber ? (
        <>
          {histogram && <Histogram name={name} bins={histogram} />}
          <dl className="figures num">
            <Figure name={words.min} text={numberText(min, language)} />
            <Figure name={words.median} text={numberText(median ?? min, language)} />
            <Figure name={words.max} text={numberText(max, language)} />
          </dl>
        </>
      ) : (
        <Values about={about} present={present} />
      )}
    </div>
  );
}

function Figure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** The most frequent values, each with a bar as long as its share. */
function Values({ about, present }: { readonly about: Description; readonly present: number }) {
  const { language, inspect: words } = useAllWords();
  const values = (about.values ?? []).slice(0, mostValues);
  // Where each value stands once, how often tells nothing.
  if (about.distinct === present && present > 3) {
    return <p className="empty">{values.map(({ value }) => shortText(value, language)).join(" · ")} …</p>;
  }
  return (
    <>
      <ul className="shares">
        {values.map(({ value, count }) => (
          <li key={JSON.stringify(value)}>
            <i style={{ width: `${(count / Math.max(1, present)) * 100}%` }} aria-hidden="true" />
            <bdi className="cut">{shortText(value, language)}</bdi>
            <span className="num quiet">{count.toLocaleString(language)}</span>
          </li>
        ))}
      </ul>
      {about.distinct > values.length && <p className="empty num">{words.more(about.distinct - values.length)}</p>}
    </>
  );
}

const height = 36;

/** The spread of a number as small bars; each tells its span and count. */
function Histogram({ name, bins }: { readonly name: string; readonly bins: NonNullable<Description["histogram"]> }) {
  const { language, inspect: words } = useAllWords();
  const most = greatest(
    bins.map(({ count }) => count),
    1,
  );
  return (
    <svg className="histogram" viewBox={`0 0 ${bins.length * 10} ${height}`} preserveAspectRatio="none" role="img">
      <title>{words.histogram(name)}</title>
      {bins.map(({ from, to, count }, index) => {
        const tall = count === 0 ? 0 : Math.max(2, (count / most) * height);
        return (
          <rect key={from} x={index * 10 + 0.5} y={height - tall} width={9} height={tall}>
            <title>{words.bar(numberText(from, language), numberText(to, language), count)}</title>
          </rect>
        );
      })}
    </svg>
  );
}
