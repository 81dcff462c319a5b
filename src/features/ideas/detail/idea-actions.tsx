import { Trans, useLingui } from "@lingui/react/macro";
import { Check, HandHeart, MailCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { useData } from "../../../data/data-context.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import { may } from "../../../domain/account/permissions.ts";
import { isArchived } from "../../../domain/idea/archived-idea.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { signInPath } from "../../../domain/navigation/guard.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { DetailActions } from "../../../shared/collection/detail-actions.tsx";
import { ShareButton } from "../../../shared/collection/share-button.tsx";
import { FollowButton } from "../../../shared/commands/follow-button.tsx";
import { MarkButton } from "../../../shared/commands/mark-button.tsx";
import { useMark } from "../../../shared/commands/use-mark.ts";
import { FlagButton } from "../../../shared/moderation/flag-button.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { FOLLOW_IDEA, SUPPORT } from "../idea-marks.ts";

interface ViewProps {
  readonly view: IdeaView;
}

export function IdeaActions({ view }: ViewProps) {
  const { t, i18n } = useLingui();
  const { visiting = false } = useData();
  const { idea } = view;
  const path = pathOf("MapIdea", { cityId: idea.cityId, ideaId: idea.id });
  return (
    <DetailActions primary={visiting ? null : <Support view={view} path={path} />}>
      {visiting ? null : (
        <FollowButton
          content={idea}
          maker={FOLLOW_IDEA}
          followed={view.followed}
          onWords={t`Vous la suivez.`}
        />
      )}
      <ShareButton title={ideaTitle(i18n, idea)} path={path} />
      <FlagButton about={{ collection: "ideas", content: idea }} mine={view.mine} />
    </DetailActions>
  );
}

/** For whoever may support it; a support that is there can always be taken back. */
function Support({ view, path }: ViewProps & { readonly path: string }) {
  const { actor } = useData();
  const { idea, mine, supported } = view;
  const now = useNow();
  if (mine || !may(actor, SUPPORT.kind, idea)) return null;
  if (supported) return <SupportButton view={view} />;
  if (idea.status !== "open" || isArchived(idea, now)) return null;
  if (actor.isConfirmed) return <SupportButton view={view} />;
  return (
    <Link className={buttonClass("primary")} to={signInPath(path)}>
      <MailCheck aria-hidden="true" size={20} />
      <Trans>Confirmer mon adresse pour que mon soutien compte</Trans>
    </Link>
  );
}

function SupportButton({ view: { idea, supported } }: ViewProps) {
  const { t } = useLingui();
  const { sync, put } = useMark(idea, SUPPORT);
  return (
    <MarkButton
      look="primary"
      on={supported}
      sync={sync}
      onPress={() => put(!supported)}
      icon={supported ? <Check /> : <HandHeart />}
      onWords={t`Vous la soutenez.`}
    >
      <Trans>Je soutiens</Trans>
    </MarkButton>
  );
}
