import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { FromList, FromSubject } from "../../domain/navigation/from-list.ts";
import styles from "./item-page.module.css";

interface BackToListProps {
  readonly pathname: string;
  /** What that page is, where it is more than a list. */
  readonly children?: ReactNode;
}

/** Back to the very visit of the list, or of the page, one came from; else to a new one, a list with the same filter. */
export function BackToList({ pathname, children }: BackToListProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state = useLocation().state as Partial<FromList & FromSubject> | null;
  const isFromList = state?.fromList === true;
  return (
    <Link
      className={styles.back}
      to={{ pathname, search: children === undefined ? query.toString() : "" }}
      onClick={(event) => {
        if (!isFromList && state?.fromSubject !== true) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden="true" size={20} />
      {(isFromList ? null : children) ?? <Trans>Retour à la liste</Trans>}
    </Link>
  );
}
