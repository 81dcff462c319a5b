import { Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import type { Content } from "../../domain/content/content.ts";
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
        <Trans>Contenu signalé · {kept}</Trans>
      ) : (
        <Trans>Contenu signalé · {kept} ou plus</Trans>
      )}
    </Badge>
  );
}

/** On a row of « À traiter » beside which stands what is said against it: undefined where that is on the row itself, or nothing is. */
export function flaggedBadgeOf({ flags = [] }: Pick<Content, "flags">, isBare: boolean) {
  return isBare && flags.length > 0 ? <FlaggedBadge kept={flags.length} /> : undefined;
}
