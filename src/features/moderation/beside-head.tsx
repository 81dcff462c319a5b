import { Trans } from "@lingui/react/macro";
import { ArrowUpRight } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import type { FromList } from "../../domain/navigation/from-list.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./beside.module.css";

interface BesideHeadProps {
  readonly title: string;
  readonly pathname: string;
}

/** What is shown beside the queue, and the way to its own page, from where « Retour » leads back to the same. */
export function BesideHead({ title, pathname }: BesideHeadProps) {
  const [query] = useSearchParams();
  return (
    <div className={styles.head}>
      <h2 tabIndex={-1}>{title}</h2>
      <Link
        className={buttonClass("quiet")}
        to={{ pathname, search: query.toString() }}
        state={{ fromList: true, isMixed: true } satisfies FromList}
      >
        <ArrowUpRight aria-hidden="true" size={20} />
        <Trans>Ouvrir sa page</Trans>
      </Link>
    </div>
  );
}
