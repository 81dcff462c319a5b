import { Trans } from "@lingui/react/macro";
import { Phone } from "lucide-react";
import type { City } from "../../../domain/city/city.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Section } from "../../../ui/page.tsx";
import styles from "../city.module.css";
import { PhoneLink } from "./phone-link.tsx";

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

export function EmergencyContacts({ contacts, level = 2 }: EmergencyContactsProps) {
  if (contacts.length === 0) return null;
  return (
    <Section card level={level} title={<Trans>En cas d’urgence</Trans>}>
      <ul className={styles.facts}>
        {contacts.map(({ name, phone }) => (
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
