import drawing from "./square-drawing.svg?no-inline";
import styles from "./square-drawing.module.css";

/** Decorative: houses and trees round a paved square. A file of its own, which the document asks for before any script. */
export function SquareDrawing() {
  return <img className={styles.drawing} src={drawing} alt="" fetchPriority="high" />;
}
