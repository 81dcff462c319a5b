import { Trans, useLingui } from "@lingui/react/macro";
import { ShieldCheck } from "lucide-react";
import { Link, useLocation, useMatch } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import { QueueCount } from "../../features/moderation/queue-count.tsx";
import { isFromQueue } from "../../domain/navigation/from-list.ts";
import { classes } from "../../ui/classes.ts";
import tabs from "./city-navigation.module.css";
import styles from "./top-bar.module.css";

interface ModeratorWayProps {
  readonly cityId: CityId;
}

/** Whoever moderates the commune sees that they do, and how much waits for them; on a phone, the tabs say it. */
export function ModeratorWay({ cityId }: ModeratorWayProps) {
  const { t } = useLingui();
  return (
    <Link
      className={styles.role}
      to={pathOf("Threads", { cityId })}
      title={t`À traiter dans la commune que vous modérez`}
      aria-current={useIsHere()}
    >
      <ShieldCheck aria-hidden="true" size={20} />
      <Trans>À traiter</Trans>
      <QueueCount cityId={cityId} />
    </Link>
  );
}

/** On a phone alone: a wider bar has room for the way above. */
export function QueueTab({ cityId }: ModeratorWayProps) {
  const current = useIsHere();
  return (
    <li className={tabs.queue}>
      <Link
        to={pathOf("Threads", { cityId })}
        className={classes(tabs.tab, current && tabs.current)}
        aria-current={current}
      >
        <ShieldCheck aria-hidden="true" size={20} />
        <Trans>À traiter</Trans>
        <span className={tabs.count}>
          <QueueCount cityId={cityId} />
        </span>
      </Link>
    </li>
  );
}

function useIsHere(): "page" | undefined {
  const isQueue = useMatch(ROUTES.Threads) !== null;
  return isFromQueue(useLocation().state) || isQueue ? "page" : undefined;
}
