import { PAGE_SILENT_MS_MAX } from "../../src/clock/waits.ts";
import type { PullTime } from "./ports.ts";
import { scopeIdOf, type Scope } from "./scope.ts";

export interface WantedScopes {
  own(this: void): readonly Scope[];
  want(this: void, scopes: readonly Scope[]): void;
  /** Another page said what it shows; it says so again while it is visible. */
  hear(this: void, page: string, scopes: readonly Scope[]): void;
  all(): readonly Scope[];
  stop(this: void): void;
}

/** The leader pulls for every visible page: the other one may show another city. */
export function wantedScopes(time: PullTime, onChange: () => void): WantedScopes {
  const others = new Map<string, { readonly scopes: readonly Scope[]; readonly cancel: () => void }>();
  let own: readonly Scope[] = [];
  const silence = (page: string): void => {
    others.get(page)?.cancel();
    others.delete(page);
  };
  return {
    own: () => own,
    want(scopes) {
      own = scopes;
      onChange();
    },
    hear(this: void, page, scopes) {
      silence(page);
      const cancel = time.after(PAGE_SILENT_MS_MAX, () => {
        silence(page);
        onChange();
      });
      others.set(page, { scopes, cancel });
      onChange();
    },
    all() {
      const every = [own, ...[...others.values()].map(({ scopes }) => scopes)].flat();
      return [...new Map(every.map((scope) => [scopeIdOf(scope), scope])).values()];
    },
    stop() {
      own = [];
      for (const page of others.keys()) silence(page);
    },
  };
}
