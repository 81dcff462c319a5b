import { useLingui } from "@lingui/react/macro";
import { useCityId } from "../../shared/city/use-city-id.ts";
import { ListPage } from "../../shared/collection/list-page.tsx";
import { QueueList, type QueueListProps } from "./queue-list.tsx";

/** What moderators have to do in their city, entirely from this device. */
export function QueuePage(handed: Omit<QueueListProps, "city">) {
  const { t } = useLingui();
  return (
    <ListPage
      collection="moderation"
      cityId={useCityId()}
      heading={t`À traiter`}
      titleOf={(name) => t`À traiter – ${name} – Parvis`}
      renderList={(city) => <QueueList key={city.id} city={city} {...handed} />}
    />
  );
}
