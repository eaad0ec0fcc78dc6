import { describe, expect, it } from "vitest";
import { handbookQueries, handbookTexts } from "../../support/search/handbook-queries";
import { figuresOf, ourSearch, plainSearch } from "../../support/search/search-quality";

describe("the ranking", () => {
  it("finds more of what answers a question than MiniSearch's defaults do", async () => {
    const texts = handbookTexts();
    const queries = handbookQueries(texts);
    const ours = await figuresOf(ourSearch(texts, null), queries);
    const plain = await figuresOf(plainSearch(texts), queries);
    expect(ours.ndcg).toBeGreaterThan(plain.ndcg);
  });
});
