import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Command, CommandOf } from "../../domain/command/command.ts";
import type { DecisionKind } from "./use-decision.ts";

export const MASK_KIND = "mask-photo";

type MaskCommand = CommandOf<typeof MASK_KIND>;

export const MASKS: DecisionKind<MaskCommand> = {
  isAbout: (command: Command, id: Identifier): command is MaskCommand =>
    command.kind === MASK_KIND && command.payload.subject.id === id,
  noteOf: () => undefined,
};
