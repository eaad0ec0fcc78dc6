/** Names and figures, one column edge. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num cut">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
