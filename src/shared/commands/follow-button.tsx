import { Trans } from "@lingui/react/macro";
import { Bell, BellRing } from "lucide-react";
import type { Content } from "../../domain/content/content.ts";
import { MarkButton } from "./mark-button.tsx";
import { useMark, type MarkMaker } from "./use-mark.ts";

interface FollowButtonProps {
  readonly content: Content;
  readonly maker: MarkMaker;
  readonly followed: boolean;
  readonly onWords: string;
}

/** Whoever follows a content is told of what changes. */
export function FollowButton({ content, maker, followed, onWords }: FollowButtonProps) {
  const { sync, refusal, put } = useMark(content, maker);
  return (
    <MarkButton
      look="stacked"
      on={followed}
      sync={sync}
      refusal={refusal}
      onPress={() => put(!followed)}
      icon={followed ? <BellRing /> : <Bell />}
      onWords={onWords}
    >
      <Trans>Suivre</Trans>
    </MarkButton>
  );
}
