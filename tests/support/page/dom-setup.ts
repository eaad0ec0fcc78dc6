import "@testing-library/jest-dom/vitest";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterEach } from "vitest";
import { leaveOutOwnerStacks } from "./owner-stacks";
import { readStylesQuickly } from "./quick-styles";

// Runs before each file, as each has a document of its own while all share their modules.

configure({
  // A slow machine is no failure: what is waited for may take its time.
  asyncUtilTimeout: 20_000,
  // By itself a search for text asks of each element whether it is a script or a style sheet: the page makes none here.
  defaultIgnore: "",
  // A search that is tried again with each change of the page fails often; the page is written down only for who reads why.
  getElementError: (message, container) => {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    // All of it: left alone, what is written down asks of each element whether it is to be ignored, and "" is no selector.
    const get = () =>
      [message, prettyDOM(container, undefined, { filterNode: () => true })].filter((part) => part).join("\n\n");
    return Object.defineProperty(error, "message", { get, enumerable: false, configurable: true });
  },
});

afterEach(cleanup);

leaveOutOwnerStacks();
if (document.defaultView) readStylesQuickly(document.defaultView as Window & typeof globalThis);

// jsdom draws no modal dialogs: open and closed is all the page needs of them.
HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
