import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, ShieldCheck } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

export function ModeratorsBadge({ count }: { readonly count: number }) {
  const { t } = useLingui();
  if (count === 0) {
    return (
      <Badge tone="warning" icon={<CircleAlert />}>
        <Trans>Aucun modérateur</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="neutral" icon={<ShieldCheck />}>
      {t`${plural(count, { one: "# modérateur", other: "# modérateurs" })}`}
    </Badge>
  );
}
