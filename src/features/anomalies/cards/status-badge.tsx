import { useLingui } from "@lingui/react";
import type { AnomalyStatus } from "../../../domain/anomaly/statuses.ts";
import { Badge } from "../../../ui/badge.tsx";
import { STATUS_ICONS, statusTone } from "../words/status-looks.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";

interface StatusBadgeProps {
  readonly status: AnomalyStatus;
  /** In a line of text: the status in a word or two. */
  readonly compact?: boolean;
}

export function StatusBadge({ status, compact = false }: StatusBadgeProps) {
  const { i18n } = useLingui();
  const Icon = STATUS_ICONS[status];
  const { label, short = label } = STATUS_WORDS[status];
  return (
    <Badge compact={compact} tone={statusTone(status)} icon={<Icon />}>
      {i18n._(compact ? short : label)}
    </Badge>
  );
}
