import { Trans } from "@lingui/react/macro";
import { Route } from "lucide-react";
import { useTour } from "../../../data/tours/tour.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { isOnTour, withoutStop, withStops } from "../../../domain/anomaly/tour.ts";
import { NotKept } from "../../../shared/moderation/not-kept.tsx";
import { useChangeTour } from "../../../shared/moderation/use-change-tour.ts";
import { Button } from "../../../ui/button.tsx";

/** Puts a report on the moderator's round, or takes it off. */
export function TourButton({
  anomaly: { id, cityId },
}: {
  readonly anomaly: Pick<Anomaly, "id" | "cityId">;
}) {
  const tour = useTour(cityId);
  const [change, isLost] = useChangeTour(cityId);
  if (tour === undefined) return null;
  const isOn = isOnTour(tour, id);
  return (
    <>
      <Button
        icon={<Route />}
        onClick={() => void change((before) => (isOn ? withoutStop(before, id) : withStops(before, [id])))}
      >
        {isOn ? <Trans>Retirer de la tournée</Trans> : <Trans>Ajouter à la tournée</Trans>}
      </Button>
      {isLost ? <NotKept /> : null}
    </>
  );
}
