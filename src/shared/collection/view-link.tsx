import { Trans } from "@lingui/react/macro";
import { ListIcon, Map } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { CHIP_CLASS } from "../../ui/chip.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { queryForView } from "./map-view.ts";

interface ViewLinkProps {
  readonly pathname: string;
  readonly to: "map" | "list";
  /** As one of the chips over a map. */
  readonly chip?: boolean;
  readonly children?: ReactNode;
}

/** The same with the map, or without it; what is filtered stays. */
export function ViewLink({ pathname, to, chip = false, children }: ViewLinkProps) {
  const [query] = useSearchParams();
  const Icon = to === "map" ? Map : ListIcon;
  return (
    <Link
      className={chip ? CHIP_CLASS : buttonClass("quiet")}
      to={{ pathname, search: queryForView(query, to).toString() }}
    >
      <Icon aria-hidden="true" size={20} />
      {children ?? (to === "map" ? <Trans>Voir sur la carte</Trans> : <Trans>Voir sans la carte</Trans>)}
    </Link>
  );
}
