import { WARM_MS } from "../../clock/waits.ts";
import { useData } from "../data-context.ts";
import { NOT_YET, sharedLive, useLiveValue, type Live } from "../live.ts";
import type { Replica } from "./open-replica.ts";

export type Watch<T> = (replica: Replica, emit: (value: T) => void) => () => void;

/** @param key says everything the watch depends on; `watch` is taken from the first caller of a key */
export function liveOf<T>(replica: Replica, key: string, watch: Watch<T>): Live<T> {
  return sharedLive(replica, key, (emit) => watch(replica, emit), WARM_MS);
}

export function useReplica<T>(key: string, watch: Watch<T>): T | undefined {
  const { replica } = useData();
  return useLiveValue(replica === undefined ? NOT_YET : liveOf(replica, key, watch));
}
