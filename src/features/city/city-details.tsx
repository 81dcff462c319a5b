import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAnomalies } from "../../data/anomalies/use-anomalies.ts";
import { useCity } from "../../data/cities/use-city.ts";
import type { City } from "../../domain/city/city.ts";
import { Columns, Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CityUnknown } from "../../shared/city/city-unknown.tsx";
import { CharterSection } from "./details/charter-section.tsx";
import { CityHead } from "./details/city-head.tsx";
import { EmergencyContacts } from "./details/city-notices.tsx";
import { ExportSection } from "./details/export-section.tsx";
import { StatisticsSection } from "./details/statistics-section.tsx";
import { TownHall } from "./details/town-hall.tsx";
import { FirstWeek } from "./join/first-week.tsx";
import { JoinSection } from "./join/join-section.tsx";
import { useCityId } from "../../shared/city/use-city-id.ts";

interface CityDetailsProps {
  /** What moderators put up for discussion: handed in, for features do not know each other. */
  readonly threads: (city: City) => ReactNode;
}

/** What there is to know of a commune, from what this device knows: it needs no network (CITY-18). */
export function CityDetailsPage({ threads }: CityDetailsProps) {
  const { t } = useLingui();
  const cityId = useCityId();
  const city = useCity(cityId);
  return (
    <Page width="wide">
      {city === undefined ? <Skeleton shape="card" count={3} /> : null}
      {city === null ? (
        <>
          <PageHeading title={t`Ma commune`} hidden />
          <CityUnknown />
        </>
      ) : null}
      {city ? <Details key={city.id} city={city} threads={threads} /> : null}
    </Page>
  );
}

function Details({ city, threads }: CityDetailsProps & { readonly city: City }) {
  const views = useAnomalies(city.id);
  return (
    <>
      <CityHead city={city} />
      {views === undefined ? <Skeleton shape="card" /> : <StatisticsSection city={city} views={views} />}
      <Columns narrowFirst>
        <div>
          <TownHall city={city} />
          <EmergencyContacts contacts={city.emergencyContacts} />
        </div>
        <div>
          <FirstWeek city={city} />
          <JoinSection city={city} />
          {threads(city)}
          <CharterSection city={city} />
        </div>
      </Columns>
      {views === undefined ? null : <ExportSection city={city} views={views} />}
    </>
  );
}
