import { listenerList } from "../../src/domain/basics/listeners.ts";
import type { ScopeState } from "./ports.ts";
import { scopeIdOf, type Scope } from "./scope.ts";
import { superviseScope, type ScopeSupervisor, type SuperviseContext } from "./supervise-scope.ts";

export interface ScopeSet {
  run(this: void, scopes: readonly Scope[]): void;
  wake(this: void): void;
  restart(this: void): void;
  states(this: void): ReadonlyMap<string, ScopeState>;
  onChange(this: void, listener: () => void): () => void;
  /** The page that leads says how far its scopes are. */
  hear(this: void, states: ReadonlyMap<string, ScopeState>): void;
  ended(this: void): Promise<unknown>;
}

/** One supervisor per scope that runs; one that comes back waits for its predecessor to end. */
export function scopeSet(context: Omit<SuperviseContext, "onState">): ScopeSet {
  const supervisors = new Map<string, ScopeSupervisor>();
  const ending = new Map<string, Promise<void>>();
  const states = new Map<string, ScopeState>();
  const { subscribe, notify } = listenerList();

  const onState = (scope: Scope, state: ScopeState): void => {
    const id = scopeIdOf(scope);
    if (states.get(id) === state) return;
    states.set(id, state);
    notify();
  };
  const stop = (id: string, supervisor: ScopeSupervisor): void => {
    supervisors.delete(id);
    ending.set(id, supervisor.stop());
  };
  const start = (scope: Scope): void => {
    const id = scopeIdOf(scope);
    if (supervisors.has(id)) return;
    supervisors.set(id, superviseScope({ ...context, onState }, scope, ending.get(id)));
  };
  return {
    run(scopes) {
      const ids = new Set(scopes.map(scopeIdOf));
      for (const [id, supervisor] of supervisors) if (!ids.has(id)) stop(id, supervisor);
      for (const scope of scopes) start(scope);
    },
    wake() {
      for (const supervisor of supervisors.values()) supervisor.wake();
    },
    restart() {
      for (const supervisor of supervisors.values()) supervisor.restart();
    },
    states: () => states,
    hear(heard) {
      states.clear();
      for (const [id, state] of heard) states.set(id, state);
      notify();
    },
    onChange: subscribe,
    ended: () => Promise.all(ending.values()),
  };
}
