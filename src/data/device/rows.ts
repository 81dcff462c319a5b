import type { ReportPayload } from "../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Command, CommandKind } from "../../domain/command/command.ts";
import type { Outcome } from "../../domain/command/outcome.ts";

/** Why a send did not get an answer this time. Each is tried again; none is a refusal. */
export type TransientCode =
  | "network"
  | "timeout"
  | "server"
  | "too_many"
  | "signed_out"
  | "account_disabled"
  /** The city takes no more commands from this version of the app. */
  | "outdated"
  | "portal"
  | "wrong_shape"
  | "retry"
  | "not_announced";

/** Why the city will never take a photo, or why it cannot be read on this device any more. */
export type PhotoRefusalCode =
  | "not_yours"
  | "too_large"
  | "unsupported_image"
  | "broken_image"
  | "too_many_pixels"
  | "unreadable";

export type OutboxState = "queued" | "sending" | "applied" | "refused" | "conflict";

/** One accepted command. It leaves when the replica shows its effect, or when the person discards it. */
export interface OutboxRow {
  /** Order of sending, given at commit; never the clock. */
  readonly seq: number;
  /** The command's id. */
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

/** What the form holds; its photos are the photo rows whose owner is the draft. */
export type ReportFields = Omit<ReportPayload, "photos">;

export interface DraftRow {
  /** The id of the future command. */
  readonly id: Identifier;
  readonly kind: "report-anomaly";
  readonly cityId: CityId;
  readonly fields: Partial<ReportFields>;
  /** By the device's clock. */
  readonly updatedAt: Instant;
}

export interface PhotoRow {
  readonly id: Identifier;
  /** The draft, which is the future command. */
  readonly ownerId: Identifier;
  readonly cityId: CityId;
  /** A JPEG of at most PHOTO_STORED_PX, without EXIF. */
  readonly blob: Blob;
  /** A JPEG of at most PHOTO_PREVIEW_PX. */
  readonly preview: Blob;
  readonly alt: string;
  readonly bytes: number;
  readonly sent: boolean;
  /** Final: the report stays, this photo does not go. */
  readonly refusal: PhotoRefusalCode | null;
  readonly attempts: number;
  readonly nextAttemptAt: Instant;
  readonly lastError: TransientCode | null;
}

export interface SettingRow {
  readonly key: string;
  readonly value: string;
}
