import { listenerList } from "../../domain/basics/listeners.ts";
import { oneOf } from "../../domain/basics/schema.ts";
import { storedJson } from "../../domain/basics/stored-json.ts";
import { localStore } from "./page-storage.ts";

export type AudienceConsent = "unknown" | "granted" | "refused";

const KEY = "parvis.audience";
const answerIn = (storage: Storage) => storedJson(storage, KEY, oneOf(["granted", "refused"]));

const listeners = listenerList();

export function isAudienceCounted(): boolean {
  return import.meta.env.VITE_FIREBASE_MEASUREMENT_ID !== undefined;
}

export function audienceConsent(storage: Storage = localStore()): AudienceConsent {
  return answerIn(storage).read() ?? "unknown";
}

export function answerAudience(
  answer: Exclude<AudienceConsent, "unknown">,
  storage: Storage = localStore(),
): void {
  answerIn(storage).write(answer);
  listeners.notify();
}

export const onAudienceAnswer = listeners.subscribe;
