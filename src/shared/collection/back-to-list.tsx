import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import styles from "./item-page.module.css";

export interface FromList {
  readonly fromList: true;
  /** The list has an order that no list of one kind of content has. */
  readonly isMixed?: boolean;
}

/** Back to the very visit of the list one came from, else to a new one with the same filter. */
export function BackToList({ pathname }: { readonly pathname: string }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state = useLocation().state as Partial<FromList> | null;
  return (
    <Link
      className={styles.back}
      to={{ pathname, search: query.toString() }}
      onClick={(event) => {
        if (state?.fromList !== true) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden="true" size={20} />
      <Trans>Retour à la liste</Trans>
    </Link>
  );
}
