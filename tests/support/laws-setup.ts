import fc from "fast-check";
import { isLong } from "./long";

// The short run looks at the same cases every time, so that it tells of a change and nothing else. `npm run test:long`
// looks at new and more ones each time, and prints the seed of what it finds.
if (!isLong) fc.configureGlobal({ seed: 20_261_122 });
