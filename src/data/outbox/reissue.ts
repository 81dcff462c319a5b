import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Command } from "../../domain/command/command.ts";
import { newIdentifier } from "../device/new-identifier.ts";
import type { OutboxRow, PhotoRow } from "../device/rows.ts";

export interface Reissued {
  readonly command: Command;
  readonly photos: readonly PhotoRow[];
}

/**
 * The same intention under new identifiers. The city has recorded its refusal under the old ones, and would answer it
 * again for ever; a photo's identifier may itself be what was refused.
 */
export function reissue(row: OutboxRow, photos: readonly PhotoRow[]): Reissued {
  const id = newIdentifier();
  const newPhotoIds = new Map(photos.map((photo) => [photo.id, newIdentifier()]));
  return {
    command: withIdentifiers(row.command, id, newPhotoIds),
    photos: photos.map((photo) => ({ ...photo, id: newPhotoIds.get(photo.id) ?? photo.id, ownerId: id })),
  };
}

/** A command about what another one creates, once that one has a new identifier. */
export function reissueUnder(parentId: Identifier, { command }: OutboxRow): Command {
  const renewed = { id: newIdentifier(), dependsOn: parentId };
  switch (command.kind) {
    case "report-anomaly":
    case "update-city-settings":
    case "update-my-city":
      return { ...command, ...renewed };
    case "me-too-anomaly":
    case "follow-anomaly":
      return { ...command, ...renewed, payload: { ...command.payload, anomalyId: parentId } };
  }
}

function withIdentifiers(
  command: Command,
  id: Identifier,
  photoIds: ReadonlyMap<Identifier, Identifier>,
): Command {
  switch (command.kind) {
    case "report-anomaly": {
      const photos = command.payload.photos.map((photo) => ({
        ...photo,
        id: photoIds.get(photo.id) ?? photo.id,
      }));
      return { ...command, id, payload: { ...command.payload, photos } };
    }
    case "me-too-anomaly":
    case "follow-anomaly":
    case "update-city-settings":
    case "update-my-city":
      return { ...command, id };
  }
}
