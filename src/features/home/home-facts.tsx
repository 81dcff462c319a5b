import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { AnsweringTownHall } from "../../ui/drawings/answering-town-hall.tsx";
import { OpenDoor } from "../../ui/drawings/open-door.tsx";
import { OutOfReach } from "../../ui/drawings/out-of-reach.tsx";
import styles from "./home-facts.module.css";

export function HomeFacts() {
  return (
    <ul className={styles.facts}>
      <Fact drawing={<OpenDoor />} title={<Trans>Sans compte</Trans>}>
        <Trans>Vous signalez tout de suite, sans vous inscrire.</Trans>
      </Fact>
      <Fact drawing={<OutOfReach />} title={<Trans>Sans réseau</Trans>}>
        <Trans>Tout est gardé sur votre appareil et part dès que le réseau revient.</Trans>
      </Fact>
      <Fact drawing={<AnsweringTownHall />} title={<Trans>La mairie répond</Trans>}>
        <Trans>Là où elle utilise Parvis, vous suivez chaque étape, jusqu’à la réparation.</Trans>
      </Fact>
    </ul>
  );
}

interface FactProps {
  readonly drawing: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Fact({ drawing, title, children }: FactProps) {
  return (
    <li className={styles.fact}>
      {drawing}
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  );
}
