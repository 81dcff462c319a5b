import { Trans, useLingui } from "@lingui/react/macro";
import { Accessibility, Globe, MapPin, Ticket, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Activity } from "../../../domain/activity/activity.ts";
import { ACCESS_WORDS, PRICE_WORDS } from "../../../i18n/activity-words.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./activity-detail.module.css";

/** Where, for how much and whether one can get in: beside when it is, what decides whether somebody comes. */
export function ActivityEssentials({ activity }: { readonly activity: Activity }) {
  const { t, i18n } = useLingui();
  const { place, placeName, address, priceKind, priceLabel = "", access } = activity;
  const [street = ""] = address.split(",");
  const where = place === null ? t`En ligne` : placeName || street;
  return (
    <dl className={styles.essentials}>
      {where === "" ? null : (
        <Essential term={<Trans>Lieu</Trans>} icon={place === null ? Globe : MapPin}>
          {where}
        </Essential>
      )}
      <Essential term={<Trans>Prix</Trans>} icon={Ticket}>
        {[i18n._(PRICE_WORDS[priceKind]), priceLabel].filter((part) => part !== "").join(" · ")}
      </Essential>
      {access.length === 0 ? null : (
        <Essential term={<Trans>Accès</Trans>} icon={Accessibility}>
          {access.map((need) => i18n._(ACCESS_WORDS[need])).join(", ")}
        </Essential>
      )}
    </dl>
  );
}

interface EssentialProps {
  /** Read aloud; the icon says it to the eye. */
  readonly term: ReactNode;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

function Essential({ term, icon: Icon, children }: EssentialProps) {
  return (
    <div className={styles.essential}>
      <dt>
        <VisuallyHidden>{term}</VisuallyHidden>
        <Icon aria-hidden="true" size={18} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
