import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import type { Activity } from "../../../domain/activity/activity.ts";
import { ORGANISER_WORDS } from "../../../i18n/activity-words.ts";
import { Badge } from "../../../ui/badge.tsx";

/** Who announces it, which decides like its date and its place whether somebody comes. */
export function ActivityOrganiser({ activity }: { readonly activity: Activity }) {
  const { t } = useLingui();
  const { organiserName, organiserKind, verified = false } = activity;
  const kind = t(ORGANISER_WORDS[organiserKind]);
  return (
    <p>
      {organiserName === "" ? (
        <Trans>Organisateur : {kind}</Trans>
      ) : (
        <Trans>
          Organisée par {organiserName} · {kind}
        </Trans>
      )}{" "}
      {verified ? (
        <Badge compact tone="success" icon={<BadgeCheck />}>
          <Trans>Organisateur vérifié</Trans>
        </Badge>
      ) : null}
    </p>
  );
}
