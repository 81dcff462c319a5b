import { createContext } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";

/** What a moderator decides about together. */
export interface QueueSelection {
  readonly ids: ReadonlySet<Identifier>;
  readonly toggle: (id: Identifier) => void;
}

export const QueueSelectionContext = createContext<QueueSelection | null>(null);
