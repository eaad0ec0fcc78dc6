/** What samples are called on the page, by the names they are opened by; a test holds them against the list of samples. */
export const sampleTitles: Readonly<Record<string, string>> = {
  cats: "Cats and humans",
  "les-miserables": "Les Misérables",
  flights: "US flights",
  flare: "Flare classes",
  "generated-1000": "Generated",
  "generated-10000": "Large",
  "generated-100000": "Very large",
  courses: "Handbook",
};
