import { Trans } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { FromList } from "../../domain/navigation/from-list.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./item-page.module.css";
import type { ItemReader } from "./items.ts";
import { neighboursOf } from "./neighbours-of.ts";

interface NeighbourLinksProps<V> extends Pick<ItemReader<V>, "idOf"> {
  readonly id: Identifier;
  readonly items: readonly V[];
  readonly label: string;
  readonly pathOfItem: (id: Identifier) => string;
}

export function NeighbourLinks<V>({ id, items, label, pathOfItem, idOf }: NeighbourLinksProps<V>) {
  const { previous, next, position, count } = neighboursOf({ idOf }, id, items);
  const { state } = useLocation() as { readonly state: Partial<FromList> | null };
  if (position === 0 || state?.isMixed === true) return null;
  return (
    <nav className={styles.neighbours} aria-label={label}>
      <NeighbourLink pathname={previous && pathOfItem(idOf(previous))}>
        <ChevronLeft aria-hidden="true" size={20} />
        <Trans>Précédente</Trans>
      </NeighbourLink>
      <span>
        <Trans>
          {position} sur {count}
        </Trans>
      </span>
      <NeighbourLink pathname={next && pathOfItem(idOf(next))}>
        <Trans>Suivante</Trans>
        <ChevronRight aria-hidden="true" size={20} />
      </NeighbourLink>
    </nav>
  );
}

/** It takes the place of this entry of the history, so that « Retour » still leads to the list. */
function NeighbourLink({ pathname, children }: { pathname: string | undefined; children: ReactNode }) {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  if (pathname === undefined) return <span className={styles.neighbour} />;
  return (
    <span className={styles.neighbour}>
      <Link
        className={buttonClass("quiet")}
        to={{ pathname, search: query.toString() }}
        state={state}
        replace
      >
        {children}
      </Link>
    </span>
  );
}
