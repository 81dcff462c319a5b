import { Trans, useLingui } from "@lingui/react/macro";
import { Phone } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./about.module.css";

export function AboutEmergency({ cityPath }: { readonly cityPath: string | undefined }) {
  const { t } = useLingui();
  const numbers = [
    { number: "112", who: t`toutes les urgences, partout en Europe` },
    { number: "15", who: t`Samu : un problème de santé grave` },
    { number: "17", who: t`police ou gendarmerie` },
    { number: "18", who: t`pompiers : incendie, accident, gaz` },
    { number: "114", who: t`par SMS, si vous êtes sourd, malentendant ou aphasique` },
  ];
  return (
    <>
      <p>
        <Trans>
          Un signalement dans Parvis n’est pas un appel au secours : il peut n’être lu que le lendemain. En
          cas de danger, appelez :
        </Trans>
      </p>
      <ul className={styles.numbers}>
        {numbers.map(({ number, who }) => (
          <li key={number}>
            <Phone aria-hidden="true" size={18} />
            <span>
              <a href={number === "114" ? "sms:114" : `tel:${number}`}>{number}</a> : {who}
            </span>
          </li>
        ))}
      </ul>
      {cityPath === undefined ? null : (
        <p>
          <Link to={cityPath}>
            <Trans>Voir aussi les contacts d’urgence de votre commune</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
