const HERE = "https://parvis.test";

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, HERE).href;

/** One cache of a browser, as far as the app uses it; what it gives out may be read each time. */
function memoryCache() {
  const kept = new Map<string, Response>();
  return {
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo | URL) => kept.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) =>
      void kept.set(addressOf(request), response),
    delete: async (request: RequestInfo | URL) => kept.delete(addressOf(request)),
  };
}

/** The caches of a browser, for tests in Node. Nothing in them varies: what a real one makes of `vary` is for a browser. */
export function memoryCaches(): CacheStorage {
  const named = new Map<string, ReturnType<typeof memoryCache>>();
  const caches = {
    open: async (name: string) => {
      const cache = named.get(name) ?? memoryCache();
      named.set(name, cache);
      return cache;
    },
    has: async (name: string) => named.has(name),
    keys: async () => [...named.keys()],
    match: async (request: RequestInfo | URL) => {
      const found = await Promise.all([...named.values()].map((cache) => cache.match(request)));
      return found.find((response) => response !== undefined);
    },
    delete: async (name: string) => named.delete(name),
  };
  return caches as unknown as CacheStorage;
}
