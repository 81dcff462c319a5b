import { Trans } from "@lingui/react/macro";
import { ListIcon, Map } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";

interface OtherViewProps {
  readonly pathname: string;
}

/** The same item with its map, or without it; the filter stays. */
export function OnMapLink({ pathname }: OtherViewProps) {
  const [query] = useSearchParams();
  return (
    <Link to={{ pathname, search: query.toString() }}>
      <Map aria-hidden="true" />
      <Trans>Voir sur la carte</Trans>
    </Link>
  );
}

export function WithoutMapLink({ pathname }: OtherViewProps) {
  const [query] = useSearchParams();
  return (
    <Link to={{ pathname, search: query.toString() }}>
      <ListIcon aria-hidden="true" />
      <Trans>Voir sans la carte</Trans>
    </Link>
  );
}
