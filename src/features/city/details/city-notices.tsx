import { Trans, useLingui } from "@lingui/react/macro";
import { Phone } from "lucide-react";
import type { City } from "../../../domain/city/city.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Section } from "../../../ui/page.tsx";
import styles from "../city.module.css";
import { PhoneLink, telephoneOf } from "./phone-link.tsx";

export function CityMessage({ message }: Pick<City, "message">) {
  if (message === "") return null;
  return (
    <div className={styles.message}>
      <Banner tone="info" title={<Trans>Message de la mairie</Trans>}>
        <p className={styles.lines}>{message}</p>
      </Banner>
    </div>
  );
}

interface EmergencyContactsProps {
  readonly contacts: City["emergencyContacts"];
  readonly level?: 2 | 3;
}

const EUROPE = "112";

/** Those that the commune names, and the number that answers wherever nobody else does. */
export function EmergencyContacts({ contacts, level = 2 }: EmergencyContactsProps) {
  const { t } = useLingui();
  const has112 = contacts.some(({ phone }) => telephoneOf(phone) === telephoneOf(EUROPE));
  const all = has112 ? contacts : [{ name: t`Toutes les urgences`, phone: EUROPE }, ...contacts];
  return (
    <Section card level={level} title={<Trans>En cas d’urgence</Trans>}>
      <ul className={styles.facts}>
        {all.map(({ name, phone }) => (
          <li key={`${name} ${phone}`} className={styles.contact}>
            <Phone aria-hidden="true" size={18} />
            <span>{name}</span>
            <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
