import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Users } from "lucide-react";
import { useState } from "react";
import type { CityHealth } from "../../../domain/administration/question.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./cities-table.module.css";
import { ModeratorsDialog } from "./moderators-dialog.tsx";

interface ModeratorsProps {
  readonly city: CityHealth;
  readonly isReadOnly: boolean;
  /** No column above says of what there is none. */
  readonly isAlone?: boolean;
}

/** How many answer for a commune, and on a press who. */
export function Moderators({ city, isReadOnly, isAlone = false }: ModeratorsProps) {
  const [isAsking, setAsking] = useState(false);
  const count = <Count count={city.moderatorsCount} isAlone={isAlone} />;
  if (isReadOnly) return count;
  return (
    <>
      <Button className={styles.moderators} kind="quiet" onClick={() => setAsking(true)}>
        {isAlone ? null : (
          <VisuallyHidden>
            <Trans>Modérateurs</Trans>
          </VisuallyHidden>
        )}
        {count}
      </Button>
      {isAsking ? <ModeratorsDialog city={city} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Where nobody answers, that is found at a glance. */
function Count({ count, isAlone }: { readonly count: number; readonly isAlone: boolean }) {
  const { t, i18n } = useLingui();
  if (count === 0) {
    return (
      <Badge tone="warning" icon={<CircleAlert />} compact>
        {isAlone ? <Trans>Aucun modérateur</Trans> : <Trans>Aucun</Trans>}
      </Badge>
    );
  }
  return (
    <span className={styles.some}>
      {isAlone ? (
        t`${plural(count, { one: "# modérateur", other: "# modérateurs" })}`
      ) : (
        <>
          <Users aria-hidden="true" size={16} />
          {numberWords(i18n, count)}
        </>
      )}
    </span>
  );
}
