/** Why a field is refused. French sentences: i18n/field-sentences. `limit` fills {0} of the specification's wording. */
export type FieldCode =
  | "required"
  | "too_short"
  | "too_long"
  | "wrong_length"
  | "excluded_character"
  | "not_one_of"
  | "not_a_number"
  | "not_an_integer"
  | "not_capital_letters"
  | "out_of_range"
  | "pattern"
  | "before_start"
  | "is_email"
  | "contact_details"
  | "official_name"
  | "unknown_field"
  | "wrong_type";

export interface FieldProblem {
  /** Path of the field: "title", "photos.0.alt". */
  readonly field: string;
  readonly code: FieldCode;
  readonly limit?: number;
}

/** Final answers of the city, each with a French sentence (P6). */
export const REFUSAL_CODES = [
  "invalid",
  "malformed",
  "too_large",
  "unknown_kind",
  "unknown_city",
  "unknown_subject",
  "not_yours",
  "not_allowed",
  "account_disabled",
  "quota_reports",
  "quota_followed",
  "quota",
  "quota_city",
  "too_fast",
  "observed_in_future",
  "observed_too_old",
  "place_too_far",
  "photo_taken",
  "address_to_confirm",
  "supports_closed",
  "idea_closed",
  "idea_settled",
  "activity_dates",
  "activity_full",
  "activity_over",
  "subject_hidden",
  "thread_locked",
  "thread_over",
  "muted",
  "guests_read",
  "too_late",
  "id_taken",
  "changed_meanwhile",
  "not_possible",
  "decided_later",
  "withdraw_followed",
  "other_gone",
  "reopened_once",
  "appealed_once",
  "own_decision",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly fields?: readonly FieldProblem[];
  readonly limit?: number;
  /** Which suspension is in the way, and until which instant; earlier servers did not say. */
  readonly muting?: { readonly byName: string; readonly until: number };
}
