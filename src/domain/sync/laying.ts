import { subjectOf } from "../command/command.ts";
import { restored, wholeContents } from "../content/own-content.ts";
import { applySettings } from "./apply-settings.ts";
import { applyPending } from "./overlay.ts";

/**
 * Lays pending commands, and what the person holds that is not public, over documents. It knows what every kind of command does
 * and how every kind of content is read, which is most of the domain: a device that has neither shows what the city says without it.
 */
export const LAYING = { applyPending, applySettings, subjectOf, wholeContents, restored } as const;

export type Laying = typeof LAYING;

/** Undefined until it was asked for; from then on at hand. */
export type KnownLaying = () => Laying | undefined;
