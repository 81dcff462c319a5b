import { Trans } from "@lingui/react/macro";
import { Map } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { buttonClass } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./collection-list.module.css";

export function OnMapLink({ pathname, title }: { readonly pathname: string; readonly title: string }) {
  const [query] = useSearchParams();
  return (
    <Link className={classes(buttonClass("quiet"), styles.onMap)} to={{ pathname, search: query.toString() }}>
      <Map aria-hidden="true" size={20} />
      <Trans>Voir sur la carte</Trans>
      <VisuallyHidden> : {title}</VisuallyHidden>
    </Link>
  );
}
