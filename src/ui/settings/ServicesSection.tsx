import { useId, useState } from "react";
import type { PriceRow } from "@/ai/usage/prices";
import { priceOf, pricesReadOn } from "@/providers/price-table";
import { hostOf, isReady } from "@/store/settings/endpoints";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";
import { Endpoints } from "./Endpoints";

/** Services with a key and servers of one's own: the only place where they are set up, and what they cost. */
export function ServicesSection() {
  const words = useAllWords("settings");
  return (
    <>
      <section aria-labelledby="keys-and-servers">
        <h3 id="keys-and-servers">{words.endpoints}</h3>
        <p className="lead">{words.endpointsLead}</p>
        <Endpoints />
      </section>
      <Prices />
    </>
  );
}

/** What a million tokens of each chosen model cost: as the table knows, or as its user writes. */
function Prices() {
  const words = useAllWords("settings");
  const endpoints = useSettings((state) => state.endpoints);
  const own = useSettings((state) => state.prices);
  const models = [
    ...endpoints.filter(isReady).map(({ baseUrl, model }) => ({ host: hostOf(baseUrl), model })),
    ...own.map(({ host, model }) => ({ host, model })),
  ].filter(isFirst);
  return (
    <section>
      <h3>{words.prices}</h3>
      <p className="lead">{words.pricesLead}</p>
      {models.length === 0 ? (
        <p className="hint">{words.noPrices}</p>
      ) : (
        <ul className="prices">
          {models.map(({ host, model }) => (
            <PriceLine key={`${host} ${model}`} host={host} model={model} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Priced = Pick<PriceRow, "host" | "model">;

function isFirst(row: Priced, index: number, rows: readonly Priced[]): boolean {
  return rows.findIndex(({ host, model }) => host === row.host && model === row.model) === index;
}

/** Empty fields: the table's price, which they show in grey, or none. */
function PriceLine({ host, model }: Priced) {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const known = priceOf(host, model);
  const own = useSettings(({ prices }) => prices.find((row) => row.host === host && row.model === model));
  const [typed, setTyped] = useState({ input: priceText(own?.input), output: priceText(own?.output) });
  const change = (changed: Partial<typeof typed>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    const others = settings.getState().prices.filter((row) => row.host !== host || row.model !== model);
    const price = toPrice(next, known);
    settings.change({ prices: price === null ? others : [...others, { host, model, ...price }] });
  };
  return (
    <li>
      <span className="price-of">
        <b>{model}</b>{" "}
        <small>
          {host}
          {known && ` · ${words.readOn(pricesReadOn(host))}`}
        </small>
      </span>
      <PriceField
        label={words.priceIn(model)}
        unit={words.perMillionIn}
        value={typed.input}
        known={known?.input}
        onChange={(input) => change({ input })}
      />
      <PriceField
        label={words.priceOut(model)}
        unit={words.perMillionOut}
        value={typed.output}
        known={known?.output}
        onChange={(output) => change({ output })}
      />
    </li>
  );
}

interface PriceFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly known: number | undefined;
  readonly onChange: (text: string) => void;
}

function PriceField({ label, unit, value, known, onChange }: PriceFieldProps) {
  const id = useId();
  return (
    <span className="price-field row">
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <span className="field">
        <input
          id={id}
          type="number"
          min={0}
          step="any"
          placeholder={known === undefined ? "–" : String(known)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <small aria-hidden="true">{unit}</small>
    </span>
  );
}

function priceText(dollars: number | undefined): string {
  return dollars === undefined ? "" : String(dollars);
}

/** Null while a price is missing that the table does not know either: a guess would be shown as a cost. */
function toPrice(
  typed: { readonly input: string; readonly output: string },
  known: { readonly input: number; readonly output: number } | undefined,
): { readonly input: number; readonly output: number } | null {
  if (typed.input === "" && typed.output === "") return null;
  const input = typed.input === "" ? known?.input : Number(typed.input);
  const output = typed.output === "" ? known?.output : Number(typed.output);
  const areRight = [input, output].every((price) => price !== undefined && Number.isFinite(price) && price >= 0);
  return areRight && input !== undefined && output !== undefined ? { input, output } : null;
}
