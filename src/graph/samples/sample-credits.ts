interface SampleCredit {
  /** Where the data come from. */
  readonly source: string;
  readonly licence: string;
}

/** The samples made of data of others, by name: sources and licences as the package vega-datasets states them in its datapackage.json. */
export const sampleCredits: Readonly<Record<string, SampleCredit>> = {
  "les-miserables": {
    source: "D. E. Knuth, The Stanford GraphBase, Addison-Wesley 1993 (vega-datasets: miserables.json)",
    licence: "No licence named; the package points to websites.umich.edu/~mejn/netdata",
  },
  flights: {
    source:
      "U.S. Bureau of Transportation Statistics; airports: Data.gov (vega-datasets: flights-airport.csv, airports.csv)",
    licence: "U.S. Government works (usa.gov/government-works)",
  },
  flare: {
    source: "Class hierarchy and imports of Flare (vega-datasets: flare.json, flare-dependencies.json)",
    licence: "None stated by the package for these two files",
  },
};
