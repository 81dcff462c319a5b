import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { FromList } from "../../domain/navigation/from-list.ts";
import styles from "./item-page.module.css";

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
