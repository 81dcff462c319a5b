import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { FLAGS_KEPT_MAX } from "../../domain/limits/limits.ts";
import { Badge } from "../../ui/badge.tsx";

interface FlaggedBadgeProps {
  /** How many flags of it are kept, where a row says no more of them. */
  readonly kept?: number;
}

export function FlaggedBadge({ kept }: FlaggedBadgeProps) {
  return (
    <Badge compact tone="warning" icon={<Flag />}>
      {kept === undefined ? (
        <Trans>Contenu signalé</Trans>
      ) : kept < FLAGS_KEPT_MAX ? (
        <Trans>Signalé · {kept}</Trans>
      ) : (
        <Trans>Signalé · {kept} ou plus</Trans>
      )}
    </Badge>
  );
}
