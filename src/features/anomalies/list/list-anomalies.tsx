import { useLingui } from "@lingui/react/macro";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { ListPage } from "../../../shared/collection/list-page.tsx";
import { AnomaliesInList } from "./anomalies-in-list.tsx";

export function ListAnomalies() {
  const { t } = useLingui();
  return (
    <ListPage
      cityId={useCityId()}
      heading={t`Anomalies`}
      titleOf={(name) => t`Liste des anomalies – ${name} – Parvis`}
      renderList={(city) => <AnomaliesInList key={city.id} city={city} />}
    />
  );
}
