import { useEffect, useRef, useState } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { searchClient, type FoundKeys, type Searchable } from "./search-client.ts";
import type { SearchAnswer, SearchRequest } from "./text-index.ts";

/** What of `known` says `text`, found in a worker, so that no letter waits; undefined until it has answered. */
export function useTextSearch(known: ReadonlyMap<string, Searchable>, text: string): FoundKeys | undefined {
  const [found, setFound] = useState<FoundKeys>();
  const client = useRef<ReturnType<typeof searchClient>>(null);

  useEffect(() => {
    let worker: Worker | undefined;
    // Begun with the first text, which waits for the map.
    const started = (): Worker => {
      const begun = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
      begun.addEventListener("message", ({ data }: MessageEvent<SearchAnswer>) => talk.receive(data));
      return begun;
    };
    const send = (request: SearchRequest): void => {
      worker ??= started();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(request);
    };
    const talk = searchClient(send, setFound, systemClock);
    client.current = talk;
    return () => {
      client.current = null;
      talk.end();
      worker?.terminate();
    };
  }, []);

  useEffect(() => client.current?.know(known), [known]);
  useEffect(() => client.current?.find(text), [text]);

  return text !== "" && found?.text === text ? found : undefined;
}
