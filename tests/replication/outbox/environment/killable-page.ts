import { outboxEngine, type OutboxEngine } from "../../../../replication/outbox/engine.ts";
import type { OutboxStore, Transport } from "../../../../replication/outbox/ports.ts";
import type { Environment } from "./environment.ts";

export interface KillablePage {
  readonly engine: OutboxEngine;
  /** Dies now: no promise it waits for ever settles, as in a killed tab. */
  kill(): void;
  /** Dies at its nth call to the environment from now, before or after the call took effect. */
  killAt(calls: number, when: "before" | "after"): void;
  readonly isDead: () => boolean;
  /** Requests this page has under way. */
  readonly inFlight: () => number;
}

const NEVER = new Promise<never>(() => undefined);

/** A page that can be killed at every await of the engine. */
export function killablePage(environment: Environment, random: () => number): KillablePage {
  const lock = environment.lock.ofPage();
  let isDead = false;
  let fuse: { calls: number; when: "before" | "after" } | undefined;
  let inFlight = 0;
  const kill = (): void => {
    isDead = true;
    inFlight = 0;
    engine.stop();
    lock.die();
  };
  const burns = (when: "before" | "after"): boolean => {
    if (fuse?.when !== when) return false;
    fuse.calls -= 1;
    return fuse.calls <= 0;
  };
  const killable = <T>(call: () => Promise<T>): Promise<T> => {
    if (isDead) return NEVER;
    if (burns("before")) {
      kill();
      return NEVER;
    }
    const done = call();
    if (burns("after")) {
      kill();
      return NEVER;
    }
    return done.then((value) => (isDead ? NEVER : value));
  };
  const request = <T>(send: () => Promise<T>): Promise<T> => {
    inFlight += 1;
    return killable(send).finally(() => {
      inFlight -= 1;
    });
  };
  const { store, city, clock } = environment;
  const killableStore: OutboxStore = {
    rows: () => killable(() => store.rows()),
    photos: () => killable(() => store.photos()),
    claim: (ids) => killable(() => store.claim(ids)),
    mark: (marks) => killable(() => store.mark(marks)),
    markPhoto: (mark) => killable(() => store.markPhoto(mark)),
    wake: () => killable(() => store.wake()),
    heldUntil: () => killable(() => store.heldUntil()),
    hold: (until) => killable(() => store.hold(until)),
  };
  const transport: Transport = {
    submit: (commands) => request(() => city.submit(commands)),
    upload: (photo) => request(() => city.upload(photo)),
  };
  const engine = outboxEngine({ store: killableStore, transport, clock, random, lock });
  return {
    engine,
    kill,
    killAt: (calls, when) => {
      fuse = { calls, when };
    },
    isDead: () => isDead,
    inFlight: () => inFlight,
  };
}
