import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/react";

// A slow machine is no failure: what is waited for may take its time.
configure({ asyncUtilTimeout: 20_000 });
