import styles from "../city.module.css";

export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.phone} href={telephoneOf(phone)}>
      {phone}
    </a>
  );
}

export function telephoneOf(phone: string): string {
  return `tel:${phone.replaceAll(/[ .]/gu, "")}`;
}
