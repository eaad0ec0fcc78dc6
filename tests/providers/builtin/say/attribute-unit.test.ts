import { describe, expect, it } from "vitest";
import { attributeUnit, withoutUnit, withUnit } from "@/providers/builtin/schema/attribute-unit";

describe("a number of an attribute", () => {
  it.each([
    ["mem_gb", "16 GB"],
    ["memGb", "16 GB"],
    ["RAM (GiB)", "16 GiB"],
    ["price_eur", "€16"],
    ["Price USD", "$16"],
    ["budget_meur", "16 million €"],
    ["Umsatz Mio. €", "16 Mio. €"],
    ["Umsatz (Mio. €)", "16 Mio. €"],
    ["revenue_million_usd", "16 million $"],
    ["Menge (t)", "16 t"],
    ["fee_chf", "16 CHF"],
    ["loadPct", "16%"],
    ["cpuPercent", "16%"],
    ["humidity %", "16%"],
    ["duration_min", "16 min"],
    ["cooking_time_min", "16 min"],
    ["minutes", "16 min"],
    ["lead_time_days", "16 days"],
    ["experience_years", "16 years"],
    ["distance_km", "16 km"],
    ["elevation_m", "16 m"],
    ["Body Mass kg", "16 kg"],
    ["mass_kDa", "16 kDa"],
    ["massKda", "16 kDa"],
    ["latency_ms", "16 ms"],
    ["latencyMs", "16 ms"],
    ["power_kW", "16 kW"],
    ["price_eur_per_kg", "16 €/kg"],
    ["kcal_per_100g", "16 kcal/100 g"],
    ["hours_per_week", "16 h/week"],
    ["speed_kmh", "16 km/h"],
    ["temperature_celsius", "16 °C"],
  ])("called %s is written %s", (name, text) => {
    expect(withUnit("16", attributeUnit(name))).toBe(text);
  });

  it.each([
    "age",
    "year",
    "born",
    "m",
    "s",
    "gb",
    "rating",
    "temp_min",
    "temp_max",
    "min_order",
    "beds",
    "min",
    "per",
    "gdp_per_capita",
    "weekly_downloads",
    "degree",
    "items",
    "",
    "日",
  ])("called %s has none", (name) => {
    expect(withUnit("16", attributeUnit(name))).toBe("16");
  });

  it("below nought has its sign first", () => {
    expect(withUnit("-3", attributeUnit("profit_usd"))).toBe("-$3");
    expect(withUnit("-3", attributeUnit("temperature_celsius"))).toBe("-3 °C");
  });

  it.each([
    ["Umsatz Mio. €", "Umsatz"],
    ["Umsatz in Mio. €", "Umsatz"],
    ["Menge (t)", "Menge"],
    ["price_eur_per_kg", "price"],
    ["weekly_hours", "weekly_hours"],
  ])("called %s goes by %s beside its unit", (name, text) => {
    expect(withoutUnit(name)).toBe(text);
  });
});
