import styles from "../city.module.css";

export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className={styles.phone} href={`tel:${phone.replaceAll(/[ .]/gu, "")}`}>
      {phone}
    </a>
  );
}
