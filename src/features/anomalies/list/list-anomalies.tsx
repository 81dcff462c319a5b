import { useLingui } from "@lingui/react/macro";
import { useCity } from "../../../data/cities/use-city.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CityUnknown } from "../../../shared/city/city-unknown.tsx";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { AnomaliesInList } from "./anomalies-in-list.tsx";
import styles from "./list-anomalies.module.css";

/** The equal of the map without a map: same items, same filters, same actions (ANO-12). */
export function ListAnomalies() {
  const { t } = useLingui();
  const cityId = useCityId();
  const city = useCity(cityId);
  const name = city?.name ?? "";
  return (
    <div className={styles.page}>
      <title>{t`Liste des anomalies – ${name} – Parvis`}</title>
      <h1>{t`Anomalies`}</h1>
      {city === undefined ? <Skeleton shape="card" count={6} /> : null}
      {city === null ? <CityUnknown /> : null}
      {city ? <AnomaliesInList key={city.id} city={city} /> : null}
    </div>
  );
}
