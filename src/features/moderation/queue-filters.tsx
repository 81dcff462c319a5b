import type { ReactNode } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { FilterText } from "../../shared/collection/filter-text.tsx";
import { DecisionTray } from "./decision-tray.tsx";
import { MutedPeople } from "./muted-people.tsx";
import { QueueChoice } from "./queue-choice.tsx";
import styles from "./queue.module.css";
import { TourLink } from "./tour-ways.tsx";
import type { useQueue } from "./use-queue.ts";

interface QueueFiltersProps extends Pick<
  ReturnType<typeof useQueue>,
  "queues" | "isWhole" | "isReceived" | "query" | "setQuery" | "decisions"
> {
  readonly cityId: CityId;
  /** What moderators begin a discussion with. */
  readonly openThread: (cityId: CityId) => ReactNode;
}

/** Which part of what waits is worked through, and what was decided of it a moment ago. */
export function QueueFilters({ cityId, openThread, ...queue }: QueueFiltersProps) {
  const { queues, isWhole, isReceived, query, setQuery, decisions } = queue;
  return (
    <>
      <div className={styles.search}>
        <FilterText text={query.q} onText={(q) => setQuery({ ...query, q })} />
        <TourLink cityId={cityId} />
      </div>
      <QueueChoice queues={queues} isKnown={isWhole && isReceived} query={query} onChange={setQuery} />
      {query.queue === "talks" ? (
        <>
          {openThread(cityId)}
          <MutedPeople cityId={cityId} />
        </>
      ) : null}
      <DecisionTray decisions={decisions} />
    </>
  );
}
