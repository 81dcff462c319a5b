import { useLingui } from "@lingui/react/macro";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import type { Organiser } from "../../../domain/activity/activity.ts";
import { organiserKey, organiserOfKey } from "../../../domain/activity/verified-organiser.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { ORGANISER_WORDS } from "../../../i18n/activity-words.ts";
import { Choice } from "../../../ui/choice.tsx";

interface KnownOrganisersProps {
  readonly cityId: CityId;
  readonly chosen: Organiser;
  readonly onChoose: (organiser: Organiser) => void;
}

/** Whom moderators know this person to speak for: what is announced so waits for nobody. */
export function KnownOrganisers({ cityId, chosen, onChoose }: KnownOrganisersProps) {
  const { t, i18n } = useLingui();
  const { organisers = [] } = useMembership(cityId) ?? {};
  const known = organisers.flatMap((key) => organiserOfKey(key) ?? []);
  if (known.length === 0) return null;
  return (
    <Choice
      legend={t`Vérifié pour vous, publié sans attendre`}
      look="chips"
      options={known.map((one) => ({
        value: organiserKey(one),
        label: `${one.organiserName} · ${i18n._(ORGANISER_WORDS[one.organiserKind])}`,
      }))}
      value={organiserKey(chosen)}
      onChange={(key) => {
        const organiser = organiserOfKey(key);
        if (organiser !== undefined) onChoose(organiser);
      }}
    />
  );
}
