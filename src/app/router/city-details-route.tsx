import type { ReactNode } from "react";
import type { City } from "../../domain/city/city.ts";
import { CityDetailsPage } from "../../features/city/city-details.tsx";
import { CityThreads } from "../../features/threads/city-threads.tsx";

const threadsOf = ({ id }: City): ReactNode => <CityThreads cityId={id} />;

export function CityDetailsRoute() {
  return <CityDetailsPage threads={threadsOf} />;
}
