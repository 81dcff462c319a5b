import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { cityClock } from "../../clock/city-clock.ts";
import { useOnline } from "../../data/device/use-online.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { dataAgeWords } from "../../i18n/date-words.ts";
import { AgainButton } from "../../shared/reading/again-button.tsx";
import { NotReceived } from "../../shared/reading/not-received.tsx";
import { Actions } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./account.module.css";
import type { CityPart } from "./gather-cities.tsx";
import { isSent } from "./my-contributions.ts";

/** The city may have contents that this device lacks: never shown as « aucun » (P13). */
export function isIncomplete({ freshness: { live, at }, isNothingSent }: CityPart): boolean {
  return at === null ? !isNothingSent : !live;
}

interface CityAgeProps {
  readonly part: CityPart;
  /** The person is there already: it is being read. */
  readonly isHome: boolean;
}

export function CityAge({ part, isHome }: CityAgeProps) {
  const { cityId, name } = part;
  if (isHome && isUnread(part)) return <Unread part={part} />;
  return (
    <>
      <p className={styles.soft}>
        <Known part={part} />{" "}
        {isHome ? null : (
          <Link to={pathOf("ListAnomalies", { cityId })}>
            <Trans>Ouvrir {name}</Trans>
          </Link>
        )}
      </p>
      {isHome ? <AskAgain /> : null}
    </>
  );
}

/** Not before the server was given its time. */
function AskAgain() {
  const online = useOnline();
  const isAwaited = useAwaited(true);
  return online && !isAwaited ? (
    <Actions>
      <AgainButton />
    </Actions>
  ) : null;
}

/** Before the server was given its time, nobody knows whether anything is missing. */
function Unread({ part }: Pick<CityAgeProps, "part">) {
  if (useAwaited(true)) return <Skeleton shape="row" count={3} />;
  return (
    <NotReceived>
      <Known part={part} />
    </NotReceived>
  );
}

/** Nothing of what was sent is here. Some of it may be, before the city was ever read whole. */
function isUnread({ freshness, contents }: Pick<CityPart, "freshness" | "contents">): boolean {
  return freshness.at === null && contents?.some(isSent) !== true;
}

function Known({ part }: Pick<CityAgeProps, "part">) {
  const { i18n } = useLingui();
  const [now] = useState(cityClock.now);
  const { name, freshness } = part;
  const { at } = freshness;
  if (at !== null) {
    const age = dataAgeWords(i18n, at, now);
    return (
      <Trans>
        {name} : {age}.
      </Trans>
    );
  }
  if (isUnread(part))
    return <Trans>{name} : ce que vous avez envoyé n’est pas encore sur cet appareil.</Trans>;
  return <Trans>{name} : la liste peut être incomplète.</Trans>;
}
