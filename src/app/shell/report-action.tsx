import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./report-action.module.css";

export interface ReportActionProps {
  readonly cityId: CityId;
  /** Over a map it stands clear of the map's credit and of every rest of the sheet. */
  readonly overMap: boolean;
}

export function ReportAction({ cityId, overMap }: ReportActionProps) {
  return (
    <Link
      className={classes(styles.action, overMap && styles.overMap)}
      to={pathOf("MapNewAnomaly", { cityId })}
    >
      <Plus aria-hidden="true" />
      <Trans>Signaler</Trans>
    </Link>
  );
}
