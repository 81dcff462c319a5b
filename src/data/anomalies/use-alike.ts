import { isStillAlike } from "../../domain/anomaly/alike-meanwhile.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Alike } from "../../domain/command/outcome.ts";
import { useData } from "../data-context.ts";
import { useKeptApart } from "../device/kept-apart.ts";
import { useLiveValue } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { useAnomaly } from "./use-anomalies.ts";

export interface AlikeReports {
  readonly report: AnomalyView;
  readonly other: AnomalyView;
  readonly distanceM: number;
}

/** The report of the same matter that the city proposes to the author of this one, while they have not decided; null: none. */
export function useAlike(report: AnomalyView): AlikeReports | null {
  const { id, cityId } = report.anomaly;
  const alike = useProposed(cityId).get(id);
  const other = useAnomaly(cityId, alike?.id ?? "");
  return alike && other && isStillAlike(report, other) ? { report, other, distanceM: alike.distanceM } : null;
}

/** What the city answered: at once to this device, and for good in the receipts of the account. */
function useProposed(cityId: CityId): ReadonlyMap<Identifier, Alike> {
  const { receipts = [] } = useLiveValue(liveOverlayInput(useData(), cityId)) ?? {};
  const rows = useOutbox() ?? [];
  const apart = useKeptApart();
  if (apart === undefined) return new Map();
  const answers = [
    ...receipts.map(({ commandId, outcome }) => ({ id: commandId, outcome })),
    ...rows.filter((row) => row.cityId === cityId),
  ];
  return new Map(
    answers.flatMap(({ id, outcome }) =>
      outcome?.state === "applied" && outcome.alike !== undefined && !apart.has(id)
        ? [[id, outcome.alike] as const]
        : [],
    ),
  );
}
