import type { Page, Worker } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { openServices } from "../../support/page/open-services";
import { ask, pageTests } from "../../support/page/page-tests";
import type { ParleyPage } from "../../support/page/parley-page";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";
import { type SilentServer, startSilentServer } from "../../support/providers/silent-server";

const { openPage, parley } = pageTests();
let elsewhere: SilentServer;

beforeAll(async () => {
  elsewhere = await startSilentServer();
});
afterAll(async () => {
  await elsewhere.close();
});

/** Each way a script has to reach a host. Run inside the page or a worker; gives what became of it. */
const ways: Readonly<Record<string, (origin: string) => unknown>> = {
  fetch: (origin) => fetch(`${origin}/fetch`),
  "fetch of a request": (origin) => fetch(new Request(`${origin}/request`, { mode: "no-cors" })),
  "fetch of an object that changes its mind": (origin) => {
    let reads = 0;
    const lying = { toString: () => (reads++ === 0 ? "./icon.svg" : `${origin}/lie`) };
    // Let through as what it said first, and asked as that too.
    return fetch(lying as unknown as string).then((response) => {
      if (!response.url.endsWith("/icon.svg")) return response;
      throw new TypeError("NetworkRefused: asked its own host");
    });
  },
  "Cache.add": async (origin) => (await caches.open("test")).add(`${origin}/add`),
  "Cache.addAll": async (origin) => (await caches.open("test")).addAll(["./icon.svg", `${origin}/all`]),
  XMLHttpRequest: (origin) => new XMLHttpRequest().open("GET", `${origin}/xhr`),
  WebSocket: (origin) => new WebSocket(origin.replace("http", "ws")),
  "WebSocket by its prototype": (origin) => Reflect.construct(WebSocket.prototype.constructor, [`${origin}/ws`]),
  EventSource: (origin) => new EventSource(`${origin}/events`),
  WebTransport: (origin) => new WebTransport(origin.replace("http:", "https:")),
};
const pageWays: typeof ways = {
  sendBeacon: (origin) => navigator.sendBeacon(`${origin}/beacon`, "x"),
  RTCPeerConnection: (origin) => new RTCPeerConnection({ iceServers: [{ urls: `stun:${new URL(origin).host}` }] }),
  "Worker of code": () => new Worker(URL.createObjectURL(new Blob([""]))),
};

/** Windows a script makes, each with the platform's functions of its own. Gives the one it made. */
const windows: Readonly<Record<string, () => Window | null | undefined>> = {
  "an empty frame": () => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    return frame.contentWindow;
  },
  "a frame by its document": () => {
    const frame = document.createElement("iframe");
    frame.src = "about:blank";
    document.body.append(frame);
    return frame.contentDocument?.defaultView;
  },
  "a frame by its number": () => {
    const box = document.createElement("div");
    document.body.append(box);
    box.innerHTML = "<iframe></iframe>";
    return window[window.length - 1];
  },
  "a frame by its number, while it is put in": () => {
    const frame = document.createElement("iframe");
    let found: Window | undefined;
    frame.onload = () => {
      found = window[window.length - 1];
    };
    document.body.insertAdjacentElement("beforeend", frame);
    return found;
  },
  "a frame in a shadow tree": () => {
    const host = document.createElement("div");
    document.body.append(host);
    const frame = document.createElement("iframe");
    host.attachShadow({ mode: "open" }).append(frame);
    return frame.contentWindow;
  },
  "a frame in a frame": () => {
    const outer = document.createElement("iframe");
    document.body.append(outer);
    const inner = outer.contentDocument?.createElement("iframe");
    if (inner) outer.contentDocument?.body.append(inner);
    return outer.contentWindow?.[0];
  },
  "an object": () => {
    const element = document.createElement("object");
    element.type = "text/html";
    element.data = "about:blank";
    document.body.append(element);
    return element.contentWindow;
  },
  "a window": () => window.open("about:blank"),
};

/** Element by element, what a browser fetches by itself. */
const elementWays: typeof ways = {
  "window.open": (origin) => window.open(`${origin}/window`),
  "prefetch link": (origin) => {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = `${origin}/prefetch`;
    document.head.append(link);
  },
  "preload link as HTML": (origin) => {
    document.head.insertAdjacentHTML("beforeend", `<link rel="preload" as="fetch" href="${origin}/preload">`);
  },
  "link that is changed": (origin) => {
    const link = document.createElement("link");
    link.rel = "prefetch";
    document.head.append(link);
    link.setAttribute("href", `${origin}/changed`);
  },
  ping: (origin) => {
    const link = document.createElement("a");
    link.href = "#here";
    link.setAttribute("ping", `${origin}/ping`);
    link.click();
  },
};

interface Realm {
  evaluate<T>(code: string): Promise<T>;
}

/** The name of the error it ends with; "done" when it got through. */
function tryWay(where: Realm, way: (origin: string) => unknown): Promise<string> {
  const run = `(async () => { try { await (${way})(${JSON.stringify(elsewhere.origin)}); return "done"; } catch (error) { return String(error); } })()`;
  return where.evaluate(run);
}

async function useEndpoint(page: Page, baseUrl: string): Promise<void> {
  await openServices(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Another address" }).click();
  await dialog.getByLabel("Address").fill(baseUrl);
  await dialog.getByLabel("Model").fill("page-model");
  await dialog.getByRole("button", { name: "Use this endpoint" }).click();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

/** The worker in which the last layout ran. */
async function layoutWorker(page: Page): Promise<Worker> {
  await ask(page, "Lay it out in a circle");
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const [worker] = page.workers();
  if (!worker) throw new Error("No worker runs.");
  return worker;
}

describe("the network guard, tried from inside one page", () => {
  let opened: ParleyPage;
  beforeAll(async () => {
    opened = await parley().open();
  });
  afterAll(async () => {
    await opened.close();
  });

  it("lets no script of the page reach another host, whatever it uses", async () => {
    const { page } = opened;
    for (const [name, way] of Object.entries({ ...ways, ...pageWays })) {
      expect(await tryWay(page, way), name).toContain("NetworkRefused");
    }
    expect(await tryWay(page, () => fetch("./icon.svg"))).toBe("done");
    expect(elsewhere.received).toEqual([]);
  });

  it.each(Object.keys(windows))("binds %s that a script makes", async (name) => {
    const { page } = opened;
    const tries = ["fetch", "XMLHttpRequest", "WebSocket", "sendBeacon"];
    const ended = await page.evaluate(
      `(async () => {
        const made = (${windows[name]})();
        if (!made) return "no window";
        const tries = {
          fetch: () => made.fetch("${elsewhere.origin}/frame", { mode: "no-cors" }),
          XMLHttpRequest: () => new made.XMLHttpRequest().open("GET", "${elsewhere.origin}/frame"),
          WebSocket: () => new made.WebSocket("${elsewhere.origin.replace("http", "ws")}"),
          sendBeacon: () => made.navigator.sendBeacon("${elsewhere.origin}/frame"),
        };
        const told = [];
        for (const [name, run] of Object.entries(tries)) {
          try { await run(); told.push(name + " got out"); } catch (error) { told.push(name + " " + error.name); }
        }
        return told.join();
      })()`,
    );
    expect(ended).toBe(tries.map((api) => `${api} NetworkRefused`).join());
    expect(elsewhere.received).toEqual([]);
  });

  it("binds a frame that is filled later, however early it is used", async () => {
    const { page } = opened;
    const outs = await page.evaluate(async (origin) => {
      const frame = document.createElement("iframe");
      document.body.append(frame);
      frame.srcdoc = "<p>Filled</p>";
      const other = document.createElement("iframe");
      other.srcdoc = "<p>Filled at once</p>";
      document.body.append(other);
      let got = 0;
      for (let turn = 0; turn < 200; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        for (let index = 0; index < window.length; index += 1) {
          await window[index]?.fetch(`${origin}/srcdoc`, { mode: "no-cors" }).then(
            () => (got += 1),
            () => undefined,
          );
        }
      }
      return got;
    }, elsewhere.origin);
    expect(outs).toBe(0);
    expect(elsewhere.received).toEqual([]);
  });

  it("lets no element fetch from another host by itself", async () => {
    const { page } = opened;
    for (const [name, way] of Object.entries(elementWays)) {
      expect(await tryWay(page, way), name).toContain("NetworkRefused");
    }
    await page.waitForTimeout(300);
    expect(elsewhere.received).toEqual([]);
    const shown = await page.evaluate(() => {
      const line = document.createElement("p");
      line.append("a <link href='https://example.org'> in a text");
      document.body.append(line);
      return line.textContent;
    });
    expect(shown).toContain("<link");
  });

  it("cannot be taken off", async () => {
    const { page } = opened;
    const taken = await page.evaluate(() => {
      try {
        Object.defineProperty(globalThis, "fetch", { value: () => "mine" });
        return "replaced";
      } catch (error) {
        return String(error);
      }
    });
    expect(taken).toContain("Cannot redefine property");
  });
});

describe("the network guard", () => {
  it("lets no script of a worker reach another host, and page and workers the endpoint only while it answers", async () => {
    const { page, errors } = await openPage();
    let letGo: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const server = await startOpenAiServer([{ ...reply({ text: "Here I am." }), holdBefore: { event: 1, until } }], {
      allowOrigin: "*",
    });
    const url = JSON.stringify(`${server.baseUrl}/models`);
    const reach = (where: Realm) =>
      where.evaluate<string>(`fetch(${url}).then(() => "reached", (error) => error.name)`);
    const worker = await layoutWorker(page);
    for (const [name, way] of Object.entries(ways)) {
      expect(await tryWay(worker, way), name).toContain("NetworkRefused");
    }
    await useEndpoint(page, server.baseUrl);
    expect([await reach(page), await reach(worker)]).toEqual(["NetworkRefused", "NetworkRefused"]);
    await ask(page, "hello");
    await expect.poll(() => server.requests.length).toBe(1);
    expect([await reach(page), await reach(worker)]).toEqual(["reached", "reached"]);
    expect(await tryWay(page, (origin) => fetch(`${origin}/fetch`))).toContain("NetworkRefused");
    letGo();
    await page.getByText("Here I am.").waitFor();
    await expect.poll(() => reach(page)).toBe("NetworkRefused");
    await expect.poll(() => reach(worker)).toBe("NetworkRefused");
    expect(elsewhere.received).toEqual([]);
    expect(errors).toEqual([]);
    await server.close();
  });

  it("keeps what a graph and a model say from asking another host", async () => {
    const { page, foreign, errors } = await openPage();
    const image = `${elsewhere.origin}/pixel.png`;
    const label = `<img src=${image}> ![x](${image}) url(${image})`;
    const graph = { nodes: [{ id: "a", attributes: { label, image, background: `url(${image})` } }], edges: [] };
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "evil.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(graph)),
      });
    await page.getByText("1 node ·").first().waitFor();
    await ask(page, "Show the attributes of every node");
    await page.getByText(/^Done/).first().waitFor();
    expect(foreign.filter((address) => address.startsWith(elsewhere.origin))).toEqual([]);
    expect(elsewhere.received).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe("the content security policy", () => {
  // Chromium writes what the policy stopped into the console, which nearly all tests of the page expect to be empty.
  it.runIf(isLong)("stands in the way of nothing the page does", async () => {
    const { page, errors } = await openPage();
    await page.evaluate(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
        throw new Error(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    await ask(page, "Lay it out in layers");
    await page.getByText(/^Done/).first().waitFor();
    await ask(page, "Find the groups and colour them");
    await expect.poll(() => page.getByText(/^Done/).count()).toBe(2);
    for (const panel of ["Data", "Style", "Layout", "Filter", "Analyse"]) {
      // A panel in use says so in its name.
      await page
        .getByRole("button", { name: new RegExp(`^${panel}\\b`) })
        .first()
        .click();
      await page
        .getByRole("region", { name: panel })
        .or(page.getByRole("heading", { name: panel }))
        .first()
        .waitFor();
    }
    for (const form of ["png", "svg"]) {
      await page.getByRole("button", { name: "Export" }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Format").selectOption(form);
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Save" }).click();
      expect((await download).suggestedFilename()).toContain(`.${form}`);
      await dialog.waitFor({ state: "hidden" });
    }
    await page.getByRole("button", { name: "Share" }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(errors).toEqual([]);
  });

  it("loads no picture, frame, script or style from another host", async () => {
    const { page } = await openPage();
    const refused = await page.evaluate(async (origin) => {
      const output: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) => output.push(event.effectiveDirective));
      const put = (name: string, attributes: Readonly<Record<string, string>>) => {
        const element = document.createElement(name);
        try {
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          document.body.append(element);
        } catch (error) {
          output.push(String(error).split(":", 1)[0] ?? "");
        }
      };
      put("img", { src: `${origin}/a.png` });
      put("iframe", { src: `${origin}/frame` });
      put("script", { src: `${origin}/a.js` });
      put("link", { rel: "stylesheet", href: `${origin}/a.css` });
      put("object", { data: `${origin}/a.pdf` });
      put("video", { src: `${origin}/a.mp4` });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return output.sort();
    }, elsewhere.origin);
    // The guard is asked before the policy about links, those of style sheets too.
    expect(refused).toEqual([
      "NetworkRefused",
      ...["frame-src", "img-src", "media-src", "object-src", "script-src-elem"],
    ]);
    // Chromium may open a connection before the policy is asked; no request goes over it.
    expect(elsewhere.received.filter((what) => what !== "connection")).toEqual([]);
  });
});
