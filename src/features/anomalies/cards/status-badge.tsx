import { useLingui } from "@lingui/react";
import type { AnomalyStatus } from "../../../domain/anomaly/statuses.ts";
import { Badge } from "../../../ui/badge.tsx";
import { STATUS_ICONS, STATUS_TONES } from "../words/status-looks.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";

export function StatusBadge({ status }: { readonly status: AnomalyStatus }) {
  const { i18n } = useLingui();
  const Icon = STATUS_ICONS[status];
  return (
    <Badge tone={STATUS_TONES[status]} icon={<Icon />}>
      {i18n._(STATUS_WORDS[status].label)}
    </Badge>
  );
}
