import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import type { Activity } from "../../../domain/activity/activity.ts";
import { ORGANISER_WORDS } from "../../../i18n/activity-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";

/** What stands beside its head already is not said again. */
export function ActivityFacts({ activity }: { readonly activity: Activity }) {
  const { i18n } = useLingui();
  const { organiserName, organiserKind, interestedCount, verified = false } = activity;
  const { contact = "", registrationUrl = "" } = activity;
  const organiser = [organiserName, i18n._(ORGANISER_WORDS[organiserKind])].filter((part) => part !== "");
  return (
    <Facts>
      <Fact term={<Trans>Organisée par</Trans>}>
        {organiser.join(" · ")}{" "}
        {verified ? (
          <Badge compact tone="success" icon={<BadgeCheck />}>
            <Trans>Organisateur vérifié</Trans>
          </Badge>
        ) : null}
      </Fact>
      {registrationUrl === "" ? null : (
        <Fact term={<Trans>Inscription</Trans>}>
          <a href={registrationUrl} target="_blank" rel="noreferrer nofollow">
            {registrationUrl}
          </a>
        </Fact>
      )}
      {contact === "" ? null : <Fact term={<Trans>Contact</Trans>}>{contact}</Fact>}
      {interestedCount === 0 ? null : (
        <Fact term={<Trans>Intéresse</Trans>}>
          <Plural value={interestedCount} one="# personne" other="# personnes" />
        </Fact>
      )}
    </Facts>
  );
}
