import type { RecipeCall } from "@/recipes/recipe-types";
import type { LeftCall } from "@/recipes/recorded-calls";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";

/** The calls in words, with their arguments; texts of the recipe are shown as texts. */
export function RecipeSteps({ calls }: { readonly calls: readonly RecipeCall[] }) {
  const words = useAllWords("recipes");
  const titleOf = useCommandTitle();
  const rows = calls.map((call, index) => ({ call, number: index + 1 }));
  return (
    <section>
      <h3>{words.does}</h3>
      <ol className="recipe-steps">
        {rows.map(({ call, number }) => (
          <li key={number}>
            <span>{titleOf(call.name)}</span>
            <code>{inputText(call)}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function LeftOut({ left }: { readonly left: readonly LeftCall[] }) {
  const words = useAllWords("recipes");
  const titleOf = useCommandTitle();
  if (left.length === 0) return null;
  const texts = [...new Set(left.map(({ name, why }) => `${titleOf(name)}: ${words.left[why]}`))];
  return (
    <section>
      <h3>{words.leftOut}</h3>
      <ul className="recipe-left">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

export function useCommandTitle(): (name: string) => string {
  const { registry } = useServices();
  const { steps } = useWords();
  return (name) => steps.title(name, registry.get(name)?.title ?? name);
}

const longest = 160;

function inputText({ input }: RecipeCall): string {
  const text = Object.entries(input)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(" · ");
  return text.length > longest ? `${[...text].slice(0, longest).join("")}…` : text;
}
