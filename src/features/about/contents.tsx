import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import styles from "./about.module.css";
import { SECTIONS, type SectionId } from "./sections.ts";

/** What the page holds. */
export function Contents() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Sur cette page`}>
      <ul className={styles.contents}>
        {(Object.keys(SECTIONS) as SectionId[]).map((id) => (
          <li key={id}>
            <Link to={`#${id}`}>{t(SECTIONS[id])}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
