import { subjectOf } from "../command/command.ts";
import { applySettings } from "./apply-settings.ts";
import { applyPending } from "./overlay.ts";

/**
 * Lays pending commands over documents. It knows what every kind of command does, which is most of the domain: a device on
 * which nothing is pending shows what the city says without it.
 */
export const LAYING = { applyPending, applySettings, subjectOf } as const;

export type Laying = typeof LAYING;

/** Undefined until it was asked for; from then on at hand. */
export type KnownLaying = () => Laying | undefined;
