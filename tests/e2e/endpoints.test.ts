import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { serveFolder } from "../../scripts/serve-folder.mjs";
import { findChromium } from "../support/chromium";
import { llamaCppAnswers, type ListingServer, ollamaAnswers, startListingServer } from "../support/listing-server";
