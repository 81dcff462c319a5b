import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { isOpen, STATUS_FACTS } from "../../../domain/anomaly/statuses.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { SYNC_WORDS } from "../../../i18n/sync-words.ts";
import type { Pin } from "../../../map/pin.ts";
import { isUnsent, reportSync } from "../commands/report-sync.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { anomalyPinLook } from "./anomaly-pin-look.ts";

/** What was made of a view, in the language it was made in: a view that stays keeps its pin. */
const made = new WeakMap<AnomalyView, { readonly locale: string; readonly pin: Pin | null }>();

/** One pin per report that has a place on the map; its name says all that its look says. */
export function anomalyPins(i18n: I18n, views: readonly AnomalyView[]): readonly Pin[] {
  return views.flatMap((view) => pinOf(i18n, view) ?? []);
}

function pinOf(i18n: I18n, view: AnomalyView): Pin | null {
  const before = made.get(view);
  if (before?.locale === i18n.locale) return before.pin;
  const pin = makePin(i18n, view);
  made.set(view, { locale: i18n.locale, pin });
  return pin;
}

function makePin(i18n: I18n, view: AnomalyView): Pin | null {
  const { id, place, status } = view.anomaly;
  if (STATUS_FACTS[status].shape === "none") return null;
  return {
    ...anomalyPinLook(view.anomaly),
    id,
    place,
    label: pinName(i18n, view),
    open: isOpen(status),
    quiet: !isOpen(status),
    waiting: isUnsent(view),
  };
}

function pinName(i18n: I18n, view: AnomalyView): string {
  const { anomaly } = view;
  const sync = reportSync(view);
  const status = i18n._(STATUS_WORDS[anomaly.status].label).toLowerCase();
  const waiting = isUnsent(view) && sync !== null ? i18n._(SYNC_WORDS[sync]).toLowerCase() : "";
  const said = [anomalyTitle(i18n, anomaly), status, anomaly.address, waiting].filter(Boolean).join(", ");
  return i18n._(msg`Anomalie : ${said}`);
}
