import { useEffect, useRef, useState } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { searchClient, type FoundKeys, type Searchable } from "./search-client.ts";
import type { SearchAnswer, SearchRequest } from "./text-index.ts";

type SearchClient = ReturnType<typeof searchClient>;

interface TextSearch {
  /** Undefined until the worker has answered. */
  readonly found: FoundKeys | undefined;
  /** Begins anew; null while nothing failed. */
  readonly retry: (() => void) | null;
}

/** What of `known` says `text`, found in a worker, so that no letter waits. Words of another `language` are indexed anew. */
export function useTextSearch(
  known: ReadonlyMap<string, Searchable>,
  text: string,
  language: string,
): TextSearch {
  const [found, setFound] = useState<FoundKeys>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState("");
  const client = useRef<SearchClient>(null);
  const round = `${attempt} ${language}`;

  // Each round has a client of its own, which is told everything.
  // oxlint-disable react/exhaustive-effect-dependencies
  useEffect(() => {
    let worker: Worker | undefined;
    // Begun with the first text, which waits for the map.
    const started = (): Worker => {
      const begun = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
      begun.addEventListener("message", ({ data }: MessageEvent<SearchAnswer>) => talk.receive(data));
      // Its file did not come, or what it was sent was too much for it: it answers no more.
      begun.addEventListener("error", () => setFailed(round));
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
      setFound(undefined);
    };
  }, [round]);

  useEffect(() => client.current?.know(known), [known, round]);
  useEffect(() => client.current?.find(text), [text, round]);
  // oxlint-enable react/exhaustive-effect-dependencies

  const isFailed = failed === round;
  return {
    found: !isFailed && text !== "" && found?.text === text ? found : undefined,
    retry: isFailed ? () => setAttempt(attempt + 1) : null,
  };
}
