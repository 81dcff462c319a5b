import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Command } from "../../domain/command/command.ts";
import type { CommandKind, CommandPayloads } from "../../domain/command/commands.ts";
import type { Outcome } from "../../domain/command/outcome.ts";

/** Why a send did not get an answer this time. Each is tried again; none is a refusal. */
export type TransientCode =
  | "network"
  | "timeout"
  | "server"
  | "too_many"
  | "signed_out"
  | "account_disabled"
  | "outdated"
  | "portal"
  | "wrong_shape"
  | "retry"
  | "not_announced";

export type PhotoRefusalCode =
  | "not_yours"
  | "too_large"
  | "unsupported_image"
  | "broken_image"
  | "too_many_pixels"
  | "unreadable";

export type OutboxState = "queued" | "sending" | "applied" | "refused" | "conflict";

export interface OutboxRow {
  /** Order of sending, given at commit; never the clock. */
  readonly seq: number;
  readonly id: Identifier;
  readonly kind: CommandKind;
  readonly cityId: CityId;
  readonly command: Command;
  readonly photoIds: readonly Identifier[];
  readonly state: OutboxState;
  readonly attempts: number;
  /** By the device's clock; 0 means at once. */
  readonly nextAttemptAt: Instant;
  readonly lastError: TransientCode | null;
  readonly outcome: Outcome | null;
  /** Bytes of the command as JSON in UTF-8. */
  readonly size: number;
}

/** What a form of this kind holds; its photos are the photo rows whose owner is the draft. */
export type DraftFields<K extends CommandKind> = Partial<Omit<CommandPayloads[K], "photos">>;

export interface DraftOf<K extends CommandKind> {
  readonly id: Identifier;
  readonly kind: K;
  readonly cityId: CityId;
  readonly fields: DraftFields<K>;
  /** By the device's clock. */
  readonly updatedAt: Instant;
}

export type DraftRow = { readonly [K in CommandKind]: DraftOf<K> }[CommandKind];

export interface PhotoRow {
  readonly id: Identifier;
  readonly ownerId: Identifier;
  readonly cityId: CityId;
  /** A JPEG of at most PHOTO_STORED_PX, without EXIF. */
  readonly blob: Blob;
  readonly preview: Blob;
  readonly alt: string;
  readonly bytes: number;
  /** Raised by each mask and description; none yet: 0. */
  readonly revision?: number;
  readonly sent: boolean;
  /** Final: the report stays, this photo does not go. */
  readonly refusal: PhotoRefusalCode | null;
  readonly attempts: number;
  readonly nextAttemptAt: Instant;
  readonly lastError: TransientCode | null;
}

export function revisionOf(photo: Pick<PhotoRow, "revision"> | undefined): number {
  return photo?.revision ?? 0;
}

export interface SettingRow {
  readonly key: string;
  readonly value: string;
}
