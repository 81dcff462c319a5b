import { IconButton, type IconButtonProps } from "../ui/icon-button.tsx";
import styles from "./map-button.module.css";

/** One of the buttons that float on the right of a map. */
export function MapButton(button: Omit<IconButtonProps, "className">) {
  return <IconButton {...button} className={styles.button} />;
}
