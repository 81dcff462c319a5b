import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

interface FlaggedBadgeProps {
  /** How many people did, where a row says no more of it. */
  readonly count?: number;
}

export function FlaggedBadge({ count }: FlaggedBadgeProps) {
  return (
    <Badge compact tone="warning" icon={<Flag />}>
      {count === undefined ? <Trans>Contenu signalé</Trans> : <Trans>Signalé · {count}</Trans>}
    </Badge>
  );
}
