import { Trans } from "@lingui/react/macro";
import { Copy, Mail, PenLine } from "lucide-react";
import { useId } from "react";
import type { City } from "../../domain/city/city.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { usePassing } from "../../ui/use-passing.ts";
import styles from "./town-hall-letter.module.css";

interface TownHallLetterProps {
  readonly city: Pick<City, "townHall">;
  readonly subject: string;
  readonly text: string;
}

/** How to reach a town hall that does not read Parvis, and a letter to it that is written already. */
export function TownHallLetter({ city: { townHall }, ...letter }: TownHallLetterProps) {
  const { phone, address, hours } = townHall;
  return (
    <div className={styles.letter}>
      {phone === "" ? null : (
        <p>
          <Trans>Téléphone de la mairie :</Trans>{" "}
          <a href={`tel:${phone.replaceAll(/[ .]/gu, "")}`}>{phone}</a>
        </p>
      )}
      {address === "" ? null : <p className={styles.lines}>{address}</p>}
      {hours === "" ? null : <p className={styles.lines}>{hours}</p>}
      <WriteToTownHall {...letter} />
    </div>
  );
}

/** A letter that is written already, for one’s own mail program or another way. */
export function WriteToTownHall({ subject, text }: Omit<TownHallLetterProps, "city">) {
  const id = useId();
  const [said, say] = usePassing<"copied" | "failed">();
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    say(done ? "copied" : "failed");
  };
  const mail = `mailto:?${mailQuery(subject, text)}`;
  return (
    <Disclosure summary={<Trans>Écrire à la mairie</Trans>} icon={<PenLine />}>
      <label htmlFor={id} className={styles.label}>
        <Trans>Votre lettre, prête à envoyer</Trans>
      </label>
      <textarea id={id} lang="fr" className={styles.text} readOnly rows={9} value={text} />
      <div className={styles.actions}>
        <a className={buttonClass("primary")} href={mail}>
          <Mail aria-hidden="true" size={20} />
          <Trans>Ouvrir dans ma messagerie</Trans>
        </a>
        <Button icon={<Copy />} onClick={() => void copy()}>
          <Trans>Copier la lettre</Trans>
        </Button>
      </div>
      <output>
        {said === "copied" ? <Trans>Lettre copiée.</Trans> : null}
        {said === "failed" ? <Trans>La lettre n’a pas pu être copiée. Sélectionnez son texte.</Trans> : null}
      </output>
    </Disclosure>
  );
}

/** By hand: mail programs show the plus signs of `URLSearchParams` as they are. */
function mailQuery(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
