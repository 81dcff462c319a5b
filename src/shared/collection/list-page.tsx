import type { ReactNode } from "react";
import { useCityInSight } from "../../data/cities/use-city.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CityUnknown } from "../city/city-unknown.tsx";
import { PullToRefresh, type PullToRefreshProps } from "./pull-to-refresh.tsx";

interface ListPageProps {
  readonly cityId: CityId;
  readonly heading: string;
  /** Of the page, by the city's name; empty while that is unknown. */
  readonly titleOf: (cityName: string) => string;
  readonly renderList: (city: City) => ReactNode;
  /** What it lists, if not reports. */
  readonly collection?: PullToRefreshProps["collection"];
}

export function ListPage({ cityId, heading, titleOf, renderList, collection }: ListPageProps) {
  const { city } = useCityInSight(cityId);
  return (
    <Page width="list">
      <title>{titleOf(city?.name ?? "")}</title>
      <h1>{heading}</h1>
      <PullToRefresh of={cityId} collection={collection} />
      {city === undefined ? <Skeleton shape="row" count={6} /> : null}
      {city === null ? <CityUnknown /> : null}
      {city ? renderList(city) : null}
    </Page>
  );
}
