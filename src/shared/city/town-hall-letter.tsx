import { Trans } from "@lingui/react/macro";
import { Copy, Mail, PenLine } from "lucide-react";
import { useId } from "react";
import type { City } from "../../domain/city/city.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { usePassing } from "../../ui/use-passing.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./town-hall-letter.module.css";

interface TownHallLetterProps {
  readonly city: Pick<City, "name" | "townHall">;
  readonly subject: string;
  readonly text: string;
}

/** How to reach a town hall that does not read Parvis, and a letter to it that is written already. */
export function TownHallLetter({ city, ...letter }: TownHallLetterProps) {
  const { phone, address, hours } = city.townHall;
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
      <WriteToTownHall city={city} {...letter} />
    </div>
  );
}

interface WriteToTownHallProps extends Pick<TownHallLetterProps, "subject" | "text"> {
  readonly city: Pick<City, "name">;
  /** What it is about is still to be said. */
  readonly isTemplate?: boolean;
}

/** A letter that is written already. No commune says its e-mail address here: whoever writes is told so, and where it stands. */
export function WriteToTownHall({ city, subject, text, isTemplate = false }: WriteToTownHallProps) {
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
        {isTemplate ? (
          <Trans>Modèle de lettre, à copier puis à compléter</Trans>
        ) : (
          <Trans>Votre lettre, prête à envoyer</Trans>
        )}
      </label>
      <textarea id={id} lang="fr" className={styles.text} readOnly rows={9} value={text} />
      <p>
        <Trans>Parvis ne connaît pas l’adresse e-mail de la mairie.</Trans>{" "}
        <a href={directoryOf(city)} target="_blank" rel="noreferrer">
          <Trans>La trouver dans l’annuaire officiel</Trans>
          <VisuallyHidden>
            {" "}
            <Trans>(nouvelle fenêtre)</Trans>
          </VisuallyHidden>
        </a>
      </p>
      <div className={styles.actions}>
        <Button kind="primary" icon={<Copy />} onClick={() => void copy()}>
          <Trans>Copier la lettre</Trans>
        </Button>
        <a className={buttonClass()} href={mail}>
          <Mail aria-hidden="true" size={20} />
          <Trans>Ouvrir dans ma messagerie</Trans>
        </a>
      </div>
      <output>
        {said === "copied" ? <Trans>Lettre copiée.</Trans> : null}
        {said === "failed" ? <Trans>La lettre n’a pas pu être copiée. Sélectionnez son texte.</Trans> : null}
      </output>
    </Disclosure>
  );
}

/** The State’s own directory: town halls of that name, with their e-mail addresses. */
function directoryOf({ name }: Pick<City, "name">): string {
  const query = new URLSearchParams({ whoWhat: "Mairie", where: name });
  return `https://lannuaire.service-public.gouv.fr/recherche?${query}`;
}

/** By hand: mail programs show the plus signs of `URLSearchParams` as they are. */
function mailQuery(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
