import { useLingui } from "@lingui/react";
import type { ActivityStatus } from "../../domain/activity/activity.ts";
import { ACTIVITY_STATUS_WORDS } from "../../i18n/activity-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { ACTIVITY_STATUS_LOOKS } from "./activity-looks.ts";

interface ActivityBadgeProps {
  readonly status: ActivityStatus;
  readonly compact?: boolean;
}

export function ActivityBadge({ status, compact = false }: ActivityBadgeProps) {
  const { i18n } = useLingui();
  const { icon: Icon, tone } = ACTIVITY_STATUS_LOOKS[status];
  return (
    <Badge compact={compact} tone={tone} icon={<Icon />}>
      {i18n._(ACTIVITY_STATUS_WORDS[status])}
    </Badge>
  );
}
