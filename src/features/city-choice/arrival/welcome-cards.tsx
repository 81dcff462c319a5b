import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff, Eye, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import styles from "./arrival.module.css";

interface WelcomeCard {
  readonly icon: ReactNode;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const CARDS: readonly WelcomeCard[] = [
  {
    icon: <Plus />,
    title: msg`Ce que vous pouvez faire`,
    text: msg`Signaler ce qui ne va pas dans la rue, dire « Je constate aussi », et suivre ce qui en est fait.`,
  },
  {
    icon: <Eye />,
    title: msg`Ce qui est public`,
    text: msg`Vos signalements et leurs photos. Votre nom n’y figure que si vous le demandez, votre adresse e-mail jamais.`,
  },
  {
    icon: <CloudOff />,
    title: msg`Sans réseau aussi`,
    text: msg`La commune reste sur cet appareil. Ce que vous écrivez hors ligne est gardé et part au retour du réseau.`,
  },
];

export interface WelcomeCardsProps {
  readonly onDone: () => void;
  readonly children?: ReactNode;
}

export function WelcomeCards({ onDone, children }: WelcomeCardsProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const card = CARDS[at];
  if (card === undefined) return null;
  const count = CARDS.length;
  const position = at + 1;
  const isLast = position === count;
  return (
    <section className={styles.cards} aria-label={t`Bienvenue`}>
      <div className={styles.card} aria-live="polite">
        <span className={styles.icon} aria-hidden="true">
          {card.icon}
        </span>
        <div>
          <h2 className={styles.title}>{t(card.title)}</h2>
          <p>{t(card.text)}</p>
        </div>
      </div>
      {isLast ? children : null}
      <div className={styles.ways}>
        <span className={styles.position}>
          <Trans>
            {position} sur {count}
          </Trans>
        </span>
        {isLast ? null : (
          <Button kind="quiet" onClick={onDone}>
            <Trans>Passer</Trans>
          </Button>
        )}
        <Button onClick={() => (isLast ? onDone() : setAt(position))}>
          {isLast ? <Trans>C’est compris</Trans> : <Trans>Suivant</Trans>}
        </Button>
      </div>
    </section>
  );
}
