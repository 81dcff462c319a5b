import type { AudienceConsent } from "../../data/device/audience-consent.ts";
import type { PlaceName } from "../../domain/navigation/access.ts";
import { isCityStart } from "../../domain/navigation/city-start.ts";
import { ENTRIES } from "../../domain/navigation/entries.ts";
import { placeAt } from "../../domain/navigation/place-at.ts";
import type { Analytics } from "../../remote/analytics/firebase-analytics.ts";

export interface CountPorts {
  readonly consent: () => AudienceConsent;
  readonly onAnswer: (listener: () => void) => () => void;
  readonly load: () => Promise<Analytics>;
  readonly currentPath: () => string;
  readonly onScreen: (listener: (path: string) => void) => () => void;
  readonly report: (error: unknown) => void;
}

/** Tells each change of page by its route's name, while the person agrees. @returns stops telling */
export function countPages(ports: CountPorts): () => void {
  let last: string | undefined;
  let loading: Promise<Analytics> | undefined;

  const ask = (what: (analytics: Analytics) => void): void => {
    loading ??= ports.load();
    loading.then(what).catch((error: unknown) => {
      loading = undefined;
      ports.report(error);
    });
  };
  const look = (path: string): void => {
    if (path === last) return;
    last = path;
    const place = placeOf(path);
    if (place !== undefined && ports.consent() === "granted") ask(({ pageView }) => pageView(place));
  };
  const onAnswer = (): void => {
    if (ports.consent() !== "granted") {
      if (loading !== undefined) ask(({ stop }) => stop());
      loading = undefined;
      return;
    }
    last = undefined;
    look(ports.currentPath());
  };
  const stops = [ports.onScreen(look), ports.onAnswer(onAnswer)];
  look(ports.currentPath());
  return () => {
    for (const stop of stops) stop();
  };
}

function placeOf(path: string): PlaceName | undefined {
  if (isCityStart(path) || Object.values(ENTRIES).some((entry) => entry === path)) return undefined;
  return placeAt(path)?.name ?? "NotFound";
}
