import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, HandHeart, MailCheck } from "lucide-react";
import type { ReactNode } from "react";
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
import { DetailMenu } from "../../../shared/collection/detail-menu.tsx";
import { ShareButton } from "../../../shared/collection/share-button.tsx";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import { FollowButton } from "../../../shared/commands/follow-button.tsx";
import { MarkButton } from "../../../shared/commands/mark-button.tsx";
import { useMark } from "../../../shared/commands/use-mark.ts";
import parts from "../../../shared/collection/detail-parts.module.css";
import { useNetworkNeed } from "../../../shared/reading/needs-network.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { FOLLOW_IDEA, GUEST_SUPPORT, SUPPORT } from "../idea-marks.ts";

interface ViewProps {
  readonly view: IdeaView;
}

interface IdeaActionsProps extends ViewProps {
  readonly otherView: ReactNode;
  /** Of the menu, for its author. */
  readonly items: ReactNode;
}

export function IdeaActions({ view, otherView, items }: IdeaActionsProps) {
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
      {isUnsent(idea, view) ? null : <ShareButton title={ideaTitle(i18n, idea)} path={path} />}
      <DetailMenu about={{ collection: "ideas", content: idea }} mine={view.mine} otherView={otherView}>
        {items}
      </DetailMenu>
    </DetailActions>
  );
}

/** For whoever may support it; to who moderates the commune, why they do not. */
function Support({ view, path }: ViewProps & { readonly path: string }) {
  const { actor } = useData();
  const { idea } = view;
  const now = useNow();
  const isOpen = idea.status === "open" && !isArchived(idea, now);
  if (view.mine) return null;
  if (may(actor, SUPPORT.kind, idea)) return <OwnSupport view={view} path={path} isOpen={isOpen} />;
  return isOpen && actor.moderatorOfCities.includes(idea.cityId) ? <NoSupport /> : null;
}

interface OwnSupportProps extends ViewProps {
  readonly path: string;
  readonly isOpen: boolean;
}

/** A support that is there can always be taken back. */
function OwnSupport({ view, path, isOpen }: OwnSupportProps) {
  const { actor } = useData();
  if (view.supported) return <SupportButton view={view} />;
  if (actor.isConfirmed) return isOpen ? <SupportButton view={view} /> : null;
  if (!isOpen && !view.supportedAsGuest) return null;
  return (
    <>
      <GuestSupportButton view={view} />
      {isOpen ? <WayToCount path={path} supported={view.supportedAsGuest} /> : null}
    </>
  );
}

/** Those who are to answer it do not weigh for it themselves. */
function NoSupport() {
  return (
    <p>
      <Trans>Vous modérez cette commune : vous ne soutenez pas ses idées.</Trans>
    </p>
  );
}

const WAY_WORDS = {
  guest: { open: msg`Soutenir avec un compte`, supported: msg`Valider mon soutien avec un compte` },
  unconfirmed: { open: msg`Confirmer mon adresse`, supported: msg`Valider mon soutien par e-mail` },
} as const;

/** Only supports of confirmed addresses count; a guest has none to confirm. */
function WayToCount({ path, supported }: { readonly path: string; readonly supported: boolean }) {
  const { actor } = useData();
  const { t } = useLingui();
  const { hint, way } = useNetworkNeed();
  const words = WAY_WORDS[actor.isGuest ? "guest" : "unconfirmed"];
  return (
    <div>
      {supported ? null : (
        <p className={parts.soft}>
          <Trans>Sans adresse confirmée, votre soutien est compté à part.</Trans>
        </p>
      )}
      {hint}
      <Link
        className={buttonClass("quiet", true)}
        aria-describedby={way["aria-describedby"]}
        to={signInPath(path)}
      >
        <MailCheck aria-hidden="true" size={20} />
        {t(supported ? words.supported : words.open)}
      </Link>
    </div>
  );
}

function SupportButton({ view: { idea, supported, supportedAsGuest } }: ViewProps) {
  const { t } = useLingui();
  const { sync, refusal, put } = useMark(idea, SUPPORT);
  const guest = useMark(idea, GUEST_SUPPORT);
  const press = async () => {
    const sent = await put(!supported);
    // The support from before the address was confirmed is this one now.
    if (sent.ok && supportedAsGuest) await guest.put(false);
    return sent;
  };
  return (
    <MarkButton
      look="primary"
      on={supported}
      sync={sync}
      refusal={refusal}
      onPress={press}
      icon={supported ? <Check /> : <HandHeart />}
      onWords={t`Vous la soutenez.`}
    >
      <Trans>Je soutiens</Trans>
    </MarkButton>
  );
}

/** Of somebody without a confirmed address: counted apart. */
function GuestSupportButton({ view: { idea, supportedAsGuest } }: ViewProps) {
  const { t } = useLingui();
  const { sync, refusal, put } = useMark(idea, GUEST_SUPPORT);
  return (
    <MarkButton
      look="primary"
      on={supportedAsGuest}
      sync={sync}
      refusal={refusal}
      onPress={() => put(!supportedAsGuest)}
      icon={supportedAsGuest ? <Check /> : <HandHeart />}
      onWords={t`Vous la soutenez. Sans adresse confirmée, votre soutien est compté à part.`}
    >
      <Trans>Je soutiens</Trans>
    </MarkButton>
  );
}
