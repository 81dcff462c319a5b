import { useLingui } from "@lingui/react";
import { Archive, Flag } from "lucide-react";
import { useNow } from "../../data/device/use-clock.ts";
import { isArchived } from "../../domain/idea/archived-idea.ts";
import type { Idea } from "../../domain/idea/idea.ts";
import { hasReachedThreshold } from "../../domain/idea/support-threshold.ts";
import { ARCHIVED, IDEA_STATUS_SHORT, IDEA_STATUS_WORDS, THRESHOLD_REACHED } from "../../i18n/idea-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { IDEA_STATUS_LOOKS } from "./idea-looks.ts";

interface IdeaBadgeProps {
  readonly idea: Idea;
  readonly threshold: number;
  readonly compact?: boolean;
}

/** Where an idea stands; one that has its supports says so until the commune takes it up. */
export function IdeaBadge({ idea, threshold, compact = false }: IdeaBadgeProps) {
  const { i18n } = useLingui();
  const now = useNow();
  if (isArchived(idea, now)) {
    return (
      <Badge compact={compact} tone="neutral" icon={<Archive />}>
        {i18n._(ARCHIVED)}
      </Badge>
    );
  }
  if (idea.status === "open" && hasReachedThreshold(idea, threshold)) {
    return (
      <Badge compact={compact} tone="success" icon={<Flag />}>
        {i18n._(THRESHOLD_REACHED)}
      </Badge>
    );
  }
  const { icon: Icon, tone } = IDEA_STATUS_LOOKS[idea.status];
  const label = IDEA_STATUS_WORDS[idea.status];
  return (
    <Badge compact={compact} tone={tone} icon={<Icon />}>
      {i18n._(compact ? (IDEA_STATUS_SHORT[idea.status] ?? label) : label)}
    </Badge>
  );
}
