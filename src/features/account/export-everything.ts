import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { systemClock } from "../../clock/system-clock.ts";
import type { DataContext } from "../../data/data-context.ts";
import { deviceHalf } from "../../data/export/device-half.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";
import type { AccountServices } from "./account-context.ts";

type MissingReason = CallProblem["code"] | "unreadable";

interface Everything {
  readonly file: Blob;
  readonly missing: { readonly city?: MessageDescriptor; readonly device?: MessageDescriptor };
}

/** Written into the file too, so that an unread half is not taken for an empty one (P13). */
const MISSING_WORDS = {
  offline: msg`Le serveur n’a pas pu être joint.`,
  signed_out: msg`Votre session a pris fin : le serveur ne sait plus qui demande.`,
  account_disabled: msg`Votre compte est désactivé.`,
  requires_recent_login: msg`Le serveur demande d’abord que vous confirmiez que c’est bien vous.`,
  refused: msg`Le serveur n’a pas accepté cette demande.`,
  unreadable: msg`La mémoire de cet appareil n’a pas pu être lue.`,
} as const satisfies Record<MissingReason, MessageDescriptor>;

type Half = Result<unknown, { readonly code: MissingReason }>;

/**
 * The data on the server and the data on this device, in one JSON file. One half is exported without the other; undefined
 * when neither can be read.
 */
export async function exportEverything(
  services: AccountServices | undefined,
  data: DataContext,
  i18n: I18n,
): Promise<Everything | undefined> {
  const [city, device] = await Promise.all([cityHalf(services), ownHalf(data)]);
  if (!city.ok && !device.ok) return undefined;
  const content = {
    format: "parvis-everything-1",
    exportedAt: new Date(systemClock.now()).toISOString(),
    city: inFile(i18n, city),
    device: inFile(i18n, device),
  };
  return {
    file: new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
    missing: {
      ...(city.ok ? {} : { city: MISSING_WORDS[city.problem.code] }),
      ...(device.ok ? {} : { device: MISSING_WORDS[device.problem.code] }),
    },
  };
}

function inFile(i18n: I18n, half: Half): unknown {
  if (half.ok) return half.value;
  const { code } = half.problem;
  return { missing: code, why: i18n._(MISSING_WORDS[code]) };
}

async function cityHalf(services: AccountServices | undefined): Promise<Half> {
  return services === undefined ? err({ code: "offline" }) : services.calls.exportMyData();
}

async function ownHalf({ actor: { uid }, device, replica }: DataContext): Promise<Half> {
  if (device === undefined) return err({ code: "unreadable" });
  try {
    return ok(await deviceHalf({ uid, device, replica }));
  } catch {
    return err({ code: "unreadable" });
  }
}
