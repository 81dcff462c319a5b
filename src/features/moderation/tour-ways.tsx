import { Trans } from "@lingui/react/macro";
import { Route } from "lucide-react";
import { Link } from "react-router-dom";
import { useTour } from "../../data/tours/tour.ts";
import { withStops } from "../../domain/anomaly/tour.ts";
import type { CityId } from "../../domain/city/city.ts";
import { TOUR_VIEW } from "../../domain/navigation/tour-view.ts";
import { NotKept } from "../../shared/moderation/not-kept.tsx";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { useChangeTour } from "../../shared/moderation/use-change-tour.ts";
import { Button, buttonClass } from "../../ui/button.tsx";

export function TourLink({ cityId }: { readonly cityId: CityId }) {
  const count = useTour(cityId)?.length ?? 0;
  return (
    <Link className={buttonClass("quiet")} to={{ search: TOUR_VIEW }}>
      <Route aria-hidden="true" size={20} />
      {count === 0 ? <Trans>Tournée</Trans> : <Trans>Tournée · {count}</Trans>}
    </Link>
  );
}

interface AddToTourProps {
  readonly cityId: CityId;
  readonly selected: readonly QueueItem[];
  readonly onAdded: () => void;
}

/** Nothing but reports is gone to. */
export function AddToTour({ cityId, selected, onAdded }: AddToTourProps) {
  const [change, isLost] = useChangeTour(cityId);
  const ids = selected
    .filter(({ collection }) => collection === "anomalies")
    .map(({ content }) => content.id);
  if (ids.length === 0) return null;
  const add = async (): Promise<void> => {
    if (await change((tour) => withStops(tour, ids))) onAdded();
  };
  return (
    <>
      <Button icon={<Route />} onClick={() => void add()}>
        <Trans>Ajouter à la tournée</Trans>
      </Button>
      {isLost ? <NotKept /> : null}
    </>
  );
}
