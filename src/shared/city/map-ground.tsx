import type { ReactNode } from "react";
import { LostPart, type LostProps } from "../../ui/lost-part.tsx";
import styles from "./map-ground.module.css";

/** Where the map will be. */
export function MapGround({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.ground}>{children}</div>;
}

export function LostMap(lost: LostProps) {
  return (
    <MapGround>
      <LostPart {...lost} />
    </MapGround>
  );
}
