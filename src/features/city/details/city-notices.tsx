import { Trans } from "@lingui/react/macro";
import { Phone } from "lucide-react";
import type { City } from "../../../domain/city/city.ts";
import { Banner } from "../../../ui/banner.tsx";
import styles from "../city.module.css";
import { PhoneLink } from "./phone-link.tsx";

export function CityNotices({
  city: { message, emergencyContacts },
  heading: Heading = "h2",
}: {
  readonly city: Pick<City, "message" | "emergencyContacts">;
  readonly heading?: "h2" | "h3";
}) {
  return (
    <>
      {message === "" ? null : (
        <Banner tone="info" title={<Trans>Message de la mairie</Trans>}>
          <p className={styles.lines}>{message}</p>
        </Banner>
      )}
      {emergencyContacts.length === 0 ? null : (
        <section className={styles.section}>
          <Heading>
            <Trans>En cas d’urgence</Trans>
          </Heading>
          <ul className={styles.contacts}>
            {emergencyContacts.map(({ name, phone }) => (
              <li key={`${name} ${phone}`}>
                <Phone aria-hidden="true" size={18} />
                <span>
                  {name} <PhoneLink phone={phone} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
