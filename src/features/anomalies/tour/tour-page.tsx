import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ListChecks, Printer, Route, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import { useTour } from "../../../data/tours/tour.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { nearestFirst, type Tour } from "../../../domain/anomaly/tour.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { currentPosition } from "../../../remote/position/current-position.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { ListPage } from "../../../shared/collection/list-page.tsx";
import { NotKept } from "../../../shared/moderation/not-kept.tsx";
import { useChangeTour } from "../../../shared/moderation/use-change-tour.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Actions, Columns } from "../../../ui/page.tsx";
import { Question } from "../../../ui/question.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TourMap } from "./tour-map.tsx";
import { TakeOff } from "./take-off.tsx";
import { TourStopRow } from "./tour-stop-row.tsx";
import styles from "./tour.module.css";

/** The reports that a moderator goes to see today, in order, entirely from the device. */
export function TourPage() {
  const { t } = useLingui();
  return (
    <ListPage
      cityId={useCityId()}
      heading={t`Tournée`}
      titleOf={(name) => t`Tournée – ${name} – Parvis`}
      renderList={(city) => <TourOf key={city.id} city={city} />}
    />
  );
}

function TourOf({ city }: { readonly city: City }) {
  const tour = useTour(city.id);
  const views = useAnomalies(city.id);
  const known = useMemo(() => new Map(views?.map((view) => [view.anomaly.id, view])), [views]);
  if (tour === undefined || views === undefined) return <Skeleton shape="row" count={4} />;
  if (tour.length === 0) return <NoTour city={city} />;
  return <Round city={city} tour={tour} known={known} />;
}

interface RoundProps {
  readonly city: City;
  readonly tour: Tour;
  readonly known: ReadonlyMap<Identifier, AnomalyView>;
}

function Round({ city, tour, known }: RoundProps) {
  const [change, isLost] = useChangeTour(city.id);
  const stops = useMemo(
    () =>
      tour.flatMap(({ id }, at) => {
        const view = known.get(id);
        return view === undefined ? [] : [{ number: at + 1, anomaly: view.anomaly }];
      }),
    [tour, known],
  );
  const seen = tour.filter((stop) => stop.seen).length;
  return (
    <>
      <p>
        <Plural value={tour.length} one="# étape" other="# étapes" />
        {" · "}
        <Plural value={seen} _0="aucune vue" one="# vue" other="# vues" />
      </p>
      {isLost ? <NotKept /> : null}
      <Ways city={city} known={known} onChange={change} />
      <Columns>
        <ol className={styles.stops}>
          {tour.map((stop) => (
            <li key={stop.id} className={styles.stop} data-seen={stop.seen}>
              <Stop
                city={city}
                stop={stop}
                view={known.get(stop.id)}
                onChange={(next) => void change(next)}
              />
            </li>
          ))}
        </ol>
        <TourMap city={city} stops={stops} />
      </Columns>
    </>
  );
}

function Stop({
  view,
  ...row
}: Omit<Parameters<typeof TourStopRow>[0], "view"> & { readonly view: AnomalyView | undefined }) {
  const { t } = useLingui();
  if (view !== undefined) return <TourStopRow {...row} view={view} />;
  const { stop, onChange } = row;
  return (
    <>
      <p className={styles.lost}>
        <Trans>Cette anomalie n’est plus sur cet appareil.</Trans>
      </p>
      {stop.note === "" ? null : <p className={styles.lost}>{stop.note}</p>}
      <TakeOff title={t`cette anomalie`} stop={stop} onChange={onChange} />
    </>
  );
}

interface WaysProps {
  readonly city: City;
  readonly known: RoundProps["known"];
  readonly onChange: (change: (tour: Tour) => Tour) => Promise<unknown>;
}

function Ways({ city, known, onChange }: WaysProps) {
  const [isAsking, setAsking] = useState(false);
  const order = async (): Promise<void> => {
    const here = await currentPosition();
    const from = here.ok ? here.value.place : city.positionCityHall;
    await onChange((tour) => nearestFirst(tour, from, (id) => known.get(id)?.anomaly.place));
  };
  if (isAsking)
    return (
      <Question
        question={<Trans>Retirer toutes les étapes, avec leurs notes ?</Trans>}
        discard={{
          label: <Trans>Vider la tournée</Trans>,
          icon: <Trash2 />,
          onPress: () => void onChange(() => []),
        }}
        keep={{ label: <Trans>La garder</Trans>, onPress: () => setAsking(false) }}
      />
    );
  return (
    <div className={styles.ways}>
      <Actions>
        <Button kind="primary" icon={<Route />} onClick={() => void order()}>
          <Trans>Proposer un ordre</Trans>
        </Button>
        <Button icon={<Printer />} onClick={() => print()}>
          <Trans>Imprimer</Trans>
        </Button>
        <Button kind="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
          <Trans>Vider la tournée</Trans>
        </Button>
        <QueueLink city={city} />
      </Actions>
    </div>
  );
}

function NoTour({ city }: { readonly city: City }) {
  return (
    <EmptyState
      drawing={<QuietSquare />}
      title={<Trans>Choisissez les anomalies à aller voir dans « À traiter », ou sur chacune d’elles.</Trans>}
      action={<QueueLink city={city} />}
    />
  );
}

function QueueLink({ city: { id: cityId } }: { readonly city: City }) {
  return (
    <Link className={buttonClass("quiet")} to={pathOf("Threads", { cityId })}>
      <ListChecks aria-hidden="true" size={20} />
      <Trans>À traiter</Trans>
    </Link>
  );
}
