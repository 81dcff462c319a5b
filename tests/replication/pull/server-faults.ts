import type { Cursor } from "../../../replication/pull/checkpoint.ts";
import type { ListenedWindow } from "../../../replication/pull/listened-window.ts";
import type { RemoteDocument, RemoteSnapshot } from "../../../replication/pull/ports.ts";
import { isDocument, type Scope } from "../../../replication/pull/scope.ts";

export interface Listener {
  readonly scope: Scope;
  readonly since: Cursor | null;
  readonly tell: (snapshot: RemoteSnapshot) => void;
  readonly fail: (error: unknown) => void;
  readonly window: ListenedWindow;
  /** What was told last, by id. */
  known?: ReadonlyMap<string, string>;
  isOver: boolean;
}

/** What goes wrong, until it is told otherwise. */
export interface Faults {
  offline: boolean;
  /** Accepts everything and never answers. */
  silent: boolean;
  /** The connection looks open and carries nothing any more, until it is made anew. */
  deaf: boolean;
  /** Refuses these scopes, as rules do. */
  refused: (scope: Scope) => boolean;
  /** This many answers get lost on their way. */
  lostAnswers: number;
}

export function noFaults(): Faults {
  return { offline: false, silent: false, deaf: false, refused: () => false, lostAnswers: 0 };
}

export function isMute({ silent, deaf }: Faults): boolean {
  return silent || deaf;
}

/** What one listener makes of what is there; undefined when it failed over it. */
export function seenBy(
  { scope, known, window }: Listener,
  present: readonly RemoteDocument[],
  fail: (error: unknown) => void,
): ReturnType<ListenedWindow["see"]> | undefined {
  try {
    const isMissing = isDocument(scope) && known === undefined && present.length === 0;
    return isMissing ? { removed: [scope.key] } : window.see(present);
  } catch (error) {
    fail(error);
    return undefined;
  }
}
