import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, ChevronDown, CircleUserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useMatch } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { lazyExtra } from "../lazy-screen.ts";
import { InfoButton } from "./info-button.tsx";
import { Mark } from "./mark.tsx";
import { ModeratorWay } from "./moderator-ways.ts";
import styles from "./top-bar.module.css";

const BellCount = lazyExtra("BellCount", () => import("../../features/notifications/bell-count.tsx"));

export interface TopBarProps {
  readonly cityId: CityId;
  readonly cityName: string | undefined;
  readonly children: ReactNode;
}

export function TopBar({ cityId, cityName, children }: TopBarProps) {
  const { t } = useLingui();
  const onNotifications = useMatch(ROUTES.Notifications) !== null;
  const onProfile = useMatch(ROUTES.Profile) !== null;
  const { actor } = useData();
  return (
    <header className={styles.bar}>
      <Link
        className={styles.city}
        to={pathOf("CityDetails", { cityId })}
        title={t`Ma commune et ses réglages`}
      >
        <span className={styles.words}>
          <span className={styles.name}>{cityName ?? t`Ma commune`}</span>
          <ChevronDown aria-hidden="true" size={16} className={styles.more} />
          <VisuallyHidden>
            <Trans>, la commune en détail</Trans>
          </VisuallyHidden>
        </span>
        <Mark />
      </Link>
      {isModeratorOf(actor, cityId) ? <ModeratorWay cityId={cityId} /> : null}
      <div className={styles.side}>
        {children}
        <Link
          className={styles.way}
          to={pathOf("Notifications", { cityId })}
          title={t`Notifications`}
          aria-current={onNotifications ? "page" : undefined}
        >
          <Bell aria-hidden="true" size={22} />
          <VisuallyHidden>
            <Trans>Notifications</Trans>
          </VisuallyHidden>
          <BellCount cityId={cityId} />
        </Link>
        <Link
          className={styles.way}
          to={ROUTES.Profile}
          title={t`Mon compte`}
          aria-current={onProfile ? "page" : undefined}
        >
          <CircleUserRound aria-hidden="true" size={24} />
          <VisuallyHidden>
            <Trans>Mon compte</Trans>
          </VisuallyHidden>
        </Link>
        <InfoButton />
      </div>
    </header>
  );
}
