import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useUnreadCount } from "../../data/notifications/use-notifications.ts";
import type { CityId } from "../../domain/city/city.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./bell-count.module.css";

const COUNTED_MAX = 99;

/** How many are not read, on the bell; nothing for none. */
export function BellCount({ cityId }: { readonly cityId: CityId }) {
  const { t } = useLingui();
  const count = useUnreadCount(cityId);
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > COUNTED_MAX ? `${COUNTED_MAX}+` : count}</span>
      <VisuallyHidden>{t`${plural(count, { one: ", # non lue", other: ", # non lues" })}`}</VisuallyHidden>
    </span>
  );
}
