import { backoffMs } from "../../src/clock/backoff.ts";
import { pause } from "../../src/clock/pause.ts";
import { PULL_ANSWER_MS_MAX, PULL_RETRY_MS_MIN } from "../../src/clock/waits.ts";
import { beginScope } from "./begin-scope.ts";
import { listenScope, NOTHING_SETTLED, type Listening } from "./listen-scope.ts";
import { pageScope } from "./page-scope.ts";
import type { RemoteCollections, ScopeState } from "./ports.ts";
import { scopeIdOf, type Scope } from "./scope.ts";
import type { TakeContext } from "./take-documents.ts";
import { within } from "./within.ts";

export interface SuperviseContext extends TakeContext {
  readonly remote: () => Promise<RemoteCollections>;
  readonly onError: (error: unknown) => Promise<void>;
  readonly onState: (scope: Scope, state: ScopeState) => void;
}

export interface ScopeSupervisor {
  wake(this: void): void;
  /** Starts again from `cold`: its connection is dead, and no error says so. */
  restart(this: void): void;
  stop(this: void): Promise<void>;
}

/** `cold` → `paged` → `listening` → `live`; after an error and a wait `cold`. `before` must end first. */
export function superviseScope(
  context: SuperviseContext,
  scope: Scope,
  before: Promise<void> = Promise.resolve(),
): ScopeSupervisor {
  const life = new AbortController();
  let attempt = new AbortController();
  let waiting = new AbortController();
  let attempts = 0;
  const listening: Listening = { settledTo: NOTHING_SETTLED };

  const onState = (state: ScopeState): void => {
    if (state === "live") attempts = 0;
    context.onState(scope, state);
  };

  const run = async (): Promise<void> => {
    await before;
    while (!life.signal.aborted) {
      attempt = new AbortController();
      waiting = new AbortController();
      onState("cold");
      try {
        await pullScope(context, scope, listening, attempt.signal, onState);
      } catch (error) {
        if (attempt.signal.aborted) continue;
        attempts += 1;
        onState("cold");
        context.report({ kind: "failed", scope: scopeIdOf(scope), error, attempts });
        await context.onError(error);
        const waitMs = backoffMs(attempts, context.time.random(), PULL_RETRY_MS_MIN);
        await pause(waitMs, waiting.signal, context.time);
      }
    }
    onState("cold");
    await context.store.keepPosition(scope, { liveUntil: 0 }).catch(() => undefined);
  };

  const running = run();
  return {
    wake: () => waiting.abort(),
    restart: () => attempt.abort(),
    stop() {
      life.abort();
      attempt.abort();
      waiting.abort();
      return running;
    },
  };
}

async function pullScope(
  context: SuperviseContext,
  scope: Scope,
  listening: Listening,
  signal: AbortSignal,
  onState: (state: ScopeState) => void,
): Promise<void> {
  const progress = await beginScope(context.store, context.time, scope);
  const remote = await within(context.time, PULL_ANSWER_MS_MAX, context.remote(), signal);
  if (signal.aborted) return;
  await pageScope(context, remote, scope, progress, signal);
  if (signal.aborted) return;
  if (progress.sweeps) {
    await context.store.sweep(scope, progress.checkpoint.epoch);
    await context.store.keepPosition(scope, { sweeps: false });
  }
  if (signal.aborted) return;
  onState("paged");
  await listenScope(context, remote, scope, progress, listening, signal, onState);
}
