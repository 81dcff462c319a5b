import { Trans } from "@lingui/react/macro";
import type { Activity } from "../../../domain/activity/activity.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";

/** What stands beside its head already is not said again. */
export function ActivityFacts({ activity }: { readonly activity: Activity }) {
  const { contact = "", registrationUrl = "" } = activity;
  if (contact === "" && registrationUrl === "") return null;
  return (
    <Facts>
      {registrationUrl === "" ? null : (
        <Fact term={<Trans>Inscription</Trans>}>
          <a href={registrationUrl} target="_blank" rel="noreferrer nofollow">
            {registrationUrl}
          </a>
        </Fact>
      )}
      {contact === "" ? null : <Fact term={<Trans>Contact</Trans>}>{contact}</Fact>}
    </Facts>
  );
}
