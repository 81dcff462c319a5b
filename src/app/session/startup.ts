import type { Instant } from "../../domain/basics/instant.ts";
import type { Account } from "../../remote/auth/account.ts";

/** Why somebody was signed out by the city. Empty and null where the city did not say. */
export interface DisabledNotice {
  readonly uid: string;
  readonly reason: string;
  readonly until: Instant | null;
}

/** Why no account could be made: `offline` mends itself, `failed` may need the person. */
export type OfflineReason = "offline" | "failed";

/** `known`: the account of the last time, or the local guest, until the identity provider speaks. */
export type Startup =
  | { readonly phase: "starting"; readonly known: Account | undefined }
  | { readonly phase: "asking"; readonly known: Account | undefined }
  /** No account could be made: the device works by itself. */
  | { readonly phase: "alone"; readonly known: Account; readonly why: OfflineReason }
  /** Who it is, without a proof of their roles: the token is too old and the network too far. */
  | { readonly phase: "unproven"; readonly account: Account }
  | { readonly phase: "signed-in"; readonly account: Account }
  | { readonly phase: "disabled"; readonly notice: DisabledNotice };

export type StartupEvent =
  | { readonly kind: "nobody" }
  | { readonly kind: "unproven"; readonly account: Account }
  | { readonly kind: "proven"; readonly account: Account }
  | { readonly kind: "no-account"; readonly why: OfflineReason; readonly guest: Account }
  | { readonly kind: "try-again" }
  | { readonly kind: "disabled"; readonly notice: DisabledNotice }
  | { readonly kind: "left" }
  | { readonly kind: "understood" };

export type StartupEffect =
  | { readonly do: "sign-in-as-guest" }
  | { readonly do: "sign-out" }
  | { readonly do: "try-later" }
  | { readonly do: "work-for"; readonly account: Account }
  /** What was kept on the device under `from` becomes this account's: it must come before `work-for`. */
  | { readonly do: "adopt"; readonly from: Account; readonly account: Account }
  | { readonly do: "work-for-nobody" }
  | { readonly do: "remember"; readonly account: Account }
  /** Forget the account of the last time, its city, its last route and the e-mail link it asked for. */
  | { readonly do: "forget" }
  /** The same at a sign-out, but for the city: the next guest goes on in it (0025). */
  | { readonly do: "forget-person" }
  /** Their session ended by itself: the device says whose things wait, and keeps the city. */
  | { readonly do: "keep-for-owner"; readonly account: Account }
  | { readonly do: "refresh-claims" }
  | { readonly do: "keep-notice"; readonly notice: DisabledNotice }
  | { readonly do: "drop-notice" };

export interface StartupControls {
  readonly tryAgain: () => void;
  readonly leave: () => Promise<void>;
  readonly understood: () => void;
}
