import { Button } from "../../ui/button.tsx";
import styles from "./crosshair.module.css";

interface CrosshairProps {
  readonly placeHere: string;
  readonly onPlace: () => void;
}

export function Crosshair({ placeHere, onPlace }: CrosshairProps) {
  return (
    <>
      <svg className={styles.cross} viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
        <path className={styles.casing} d={CROSS} />
        <circle className={styles.casing} cx={32} cy={32} r={16} />
        <path className={styles.line} d={CROSS} />
        <circle className={styles.line} cx={32} cy={32} r={16} />
        <circle className={styles.dot} cx={32} cy={32} r={2.5} />
      </svg>
      <Button kind="primary" className={styles.drop} onClick={onPlace}>
        {placeHere}
      </Button>
    </>
  );
}

const CROSS = "M32 4V24M32 40V60M4 32H24M40 32H60";
