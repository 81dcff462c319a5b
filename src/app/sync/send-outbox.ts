import type { DeviceDatabase } from "../../data/device/open-device.ts";
import type { Session } from "../../remote/auth/open-session.ts";
import { endpoints } from "../../remote/endpoints.ts";
import { CLIENT_VERSION } from "../../data/device/client-version.ts";
import { noteNetwork } from "../../data/device/use-online.ts";
import { isOutdated, onMinimumChange } from "../../data/device/outdated.ts";
import { minimumVersion } from "../../remote/config/minimum-version.ts";
import { deviceEngine } from "../../../replication/outbox/device-engine.ts";
import type { FlushReport, OutboxEngine } from "../../../replication/outbox/engine.ts";
import { pageTriggers } from "../../../replication/outbox/page-triggers.ts";
import { learnMinimum } from "../updates/keep-current.ts";
import { answerWorker } from "../updates/answer-worker.ts";

const send: typeof fetch = async (input, init) => {
  if (import.meta.env.VITE_APP_CHECK_KEY === undefined) return fetch(input, init);
  const { provedFetch } = await import("../../remote/app-check/app-check.ts");
  return provedFetch(input, init);
};

/** A version too old keeps all, photos included, until it is taken again (F43). Returns how to stop. */
export function sendOutbox(
  { uid, device }: { readonly uid: string; readonly device: DeviceDatabase },
  session: Session,
): () => void {
  const newEngine = (): OutboxEngine =>
    deviceEngine({
      device,
      fetch: send,
      token: (force) => session.token(force, uid),
      baseUrl: endpoints().api,
      version: CLIENT_VERSION,
      // The city knows before this page does: the person is told at once, not at the next look.
      onOutdated: () => void learnMinimum(minimumVersion),
      online: () => navigator.onLine,
      onNetwork: noteNetwork,
    });
  /** None while this version is too old: an engine that was stopped stays so. */
  let engine: OutboxEngine | undefined;
  const flush = async (): Promise<FlushReport> => engine?.flush() ?? { state: "stopped" };
  const settle = (): void => {
    if (isOutdated()) {
      engine?.stop();
      engine = undefined;
    } else if (engine === undefined) {
      engine = newEngine();
      engine.start();
    }
  };
  const ends = [
    pageTriggers({ flush }),
    answerWorker("FLUSH_OUTBOX", flush),
    onMinimumChange(() => {
      const wasStopped = engine === undefined;
      settle();
      // What the city turned away waits for its time, which is now.
      if (wasStopped) flush().catch(() => undefined);
    }),
    () => engine?.stop(),
  ];
  settle();
  return () => {
    for (const end of ends) end();
  };
}
