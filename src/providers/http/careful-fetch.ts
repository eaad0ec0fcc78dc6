/** What arrived is no API answer; carries the first words of it. */
export interface NotAnApi {
  readonly notAnApi: true;
  readonly contentType: string;
  readonly beginning: string;
}

/**
 * A fetch without cookies and referrer, without the SDKs' `x-stainless-*` headers (few servers list them in their CORS answer),
 * and with a page of HTML told apart from an answer. `onNotAnApi` is told of what was none, for SDKs wrap what a fetch throws.
 */
export function createCarefulFetch(onNotAnApi: (found: NotAnApi) => void): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    for (const name of [...headers.keys()]) if (name.startsWith("x-stainless-")) headers.delete(name);
    const response = await fetch(input, { ...init, headers, credentials: "omit", referrerPolicy: "no-referrer" });
    const contentType = response.headers.get("content-type") ?? "";
    if (/text\/html/i.test(contentType)) {
      onNotAnApi({ notAnApi: true, contentType, beginning: (await response.text()).slice(0, 200) });
      throw new TypeError("The endpoint answered with a web page.");
    }
    return response;
  };
}
