import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./unread-count.module.css";

const COUNTED_MAX = 99;

export function UnreadCount({ count }: { readonly count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > COUNTED_MAX ? `${COUNTED_MAX}+` : count}</span>
      <VisuallyHidden>{t`${plural(count, { one: ", # non lue", other: ", # non lues" })}`}</VisuallyHidden>
    </span>
  );
}
