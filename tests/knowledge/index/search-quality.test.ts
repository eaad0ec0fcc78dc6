import { describe, expect, it } from "vitest";
import { handbookQueries, handbookTexts } from "../../support/search/handbook-queries";
import { figuresOf, ourSearch, plainSearch } from "../../support/search/search-quality";

describe("the ranking", () => {
  it("finds more of what answers a question than MiniSearch's defaults do", () => {
    const texts = handbookTexts();
    const queries = handbookQueries(texts);
    const [ours, plain] = [figuresOf(ourSearch(texts), queries), figuresOf(plainSearch(texts), queries)];
    process.stdout.write(`ours ${JSON.stringify(ours)} plain ${JSON.stringify(plain)}\n`);
    const search = ourSearch(texts);
    for (const { query, relevant } of queries) {
      const found = search(query).slice(0, 5);
      if (!found[0] || !relevant.has(found[0])) process.stdout.write(`${query}: ${found.join(" ")}\n`);
    }
    expect(ours.ndcg).toBeGreaterThan(plain.ndcg);
  });
});
