import { ChevronLeft, ChevronRight, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";

import { IconButton } from "../ui/icon-button.tsx";
import styles from "./commune-map.module.css";
import type { MapTexts } from "./map-texts.ts";

interface MapControlsProps {
  readonly texts: MapTexts;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly zoomBy: (steps: number) => void;
  readonly walk: (to: "next" | "previous") => void;
  readonly children: ReactNode;
}

export function MapControls({ texts, canZoomIn, canZoomOut, zoomBy, walk, children }: MapControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.walk}>
        <IconButton label={texts.previousPin} icon={<ChevronLeft />} onClick={() => walk("previous")} />
        <IconButton label={texts.nextPin} icon={<ChevronRight />} onClick={() => walk("next")} />
      </div>
      <div className={styles.zoom}>
        <IconButton label={texts.zoomIn} icon={<Plus />} disabled={!canZoomIn} onClick={() => zoomBy(1)} />
        <IconButton
          label={texts.zoomOut}
          icon={<Minus />}
          disabled={!canZoomOut}
          onClick={() => zoomBy(-1)}
        />
      </div>
      {children}
    </div>
  );
}
