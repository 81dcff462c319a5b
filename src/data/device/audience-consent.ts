import { listenerList } from "../../domain/basics/listeners.ts";
import { localStore } from "./page-storage.ts";

export type AudienceConsent = "unknown" | "granted" | "refused";

const KEY = "parvis.audience";

const listeners = listenerList();

export function isAudienceCounted(): boolean {
  return import.meta.env.VITE_FIREBASE_MEASUREMENT_ID !== undefined;
}

export function audienceConsent(storage: Storage = localStore()): AudienceConsent {
  const kept = storage.getItem(KEY);
  return kept === "granted" || kept === "refused" ? kept : "unknown";
}

export function answerAudience(
  answer: Exclude<AudienceConsent, "unknown">,
  storage: Storage = localStore(),
): void {
  storage.setItem(KEY, answer);
  listeners.notify();
}

export const onAudienceAnswer = listeners.subscribe;
