import type { Identifier } from "../../domain/basics/identifier.ts";
import { definitionOf, type Command } from "../../domain/command/command.ts";
import type { NewIdentifiers } from "../../domain/command/command-definition.ts";
import { newIdentifier } from "../device/new-identifier.ts";
import type { OutboxRow, PhotoRow } from "../device/rows.ts";

export interface Reissued {
  readonly command: Command;
  readonly photos: readonly PhotoRow[];
}

const NO_PHOTOS: NewIdentifiers["photos"] = new Map();

/**
 * The same intention under new identifiers. The city has recorded its refusal under the old ones, and would answer it
 * again for ever; a photo's identifier may itself be what was refused.
 */
export function reissue({ command }: OutboxRow, photos: readonly PhotoRow[]): Reissued {
  const id = newIdentifier();
  const newIds = new Map(photos.map((photo) => [photo.id, newIdentifier()]));
  return {
    command: { ...withPayload(command, { photos: newIds, subjectId: undefined }), id },
    photos: photos.map((photo) => ({ ...photo, id: newIds.get(photo.id) ?? photo.id, ownerId: id })),
  };
}

export function reissueUnder(parentId: Identifier, { command }: OutboxRow): Command {
  const renewed = withPayload(command, { photos: NO_PHOTOS, subjectId: parentId });
  return { ...renewed, id: newIdentifier(), dependsOn: parentId };
}

function withPayload(command: Command, identifiers: NewIdentifiers): Command {
  const { reissue: again } = definitionOf(command);
  if (again === undefined) return command;
  return { ...command, payload: again(command.payload, identifiers) } as Command;
}
