import { useLingui } from "@lingui/react";
import { Building2 } from "lucide-react";
import { OPENED_WORDS } from "../../i18n/thread-words.ts";
import { Badge } from "../../ui/badge.tsx";

/** What a discussion is signed with that moderators opened. */
export function OpenedBadge() {
  const { i18n } = useLingui();
  return (
    <Badge tone="info" icon={<Building2 />} compact>
      {i18n._(OPENED_WORDS)}
    </Badge>
  );
}
