import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf, type RouteName } from "../../domain/navigation/routes.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./report-action.module.css";

interface Action {
  readonly to: "MapNewAnomaly" | "MapNewActivity" | "MapNewIdea";
  readonly words: ReactNode;
}

export interface ReportActionProps extends Action {
  readonly cityId: CityId;
  /** Over a map it stands clear of the map's credit and of every rest of the sheet. */
  readonly overMap: boolean;
}

const REPORT: Action = { to: "MapNewAnomaly", words: <Trans>Signaler</Trans> };

/** What one adds at a place. */
export const ACTIONS: Partial<Record<RouteName, Action>> = {
  MapAnomalies: REPORT,
  ListAnomalies: REPORT,
  MapActivities: { to: "MapNewActivity", words: <Trans>Proposer</Trans> },
  MapIdeas: { to: "MapNewIdea", words: <Trans>Proposer</Trans> },
};

export function ReportAction({ cityId, overMap, to, words }: ReportActionProps) {
  return (
    <Link className={classes(styles.action, overMap && styles.overMap)} to={pathOf(to, { cityId })}>
      <Plus aria-hidden="true" />
      {words}
    </Link>
  );
}
