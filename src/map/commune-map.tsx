import { useDeferredValue, useId, useState } from "react";

import type { Outline } from "../domain/place/outline.ts";
import { comingPart, sparePart } from "../ui/coming-part.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { MAX_ZOOM, MIN_ZOOM, NO_INSETS } from "./camera/map-view.ts";
import styles from "./commune-map.module.css";
import type { CommuneMapProps } from "./commune-map-props.ts";
import { Here } from "./layers/here.tsx";
import { Marks } from "./layers/marks.tsx";
import { OutlineLayer } from "./layers/outline-layer.tsx";
import { MapSurface } from "./map-surface.tsx";
import { MapControls } from "./map-controls.tsx";
import { PinTemplates } from "./markers/pin-templates.tsx";
import { unlessUnderRing } from "./markers/under-ring.ts";
import { Credit } from "./tiles/credit.tsx";
import { isOutlineLaid } from "./tiles/first-ground.ts";
import { useCommuneMap } from "./use-commune-map.ts";

// Most maps never place anything.
const Crosshair = comingPart(async () => (await import("./layers/crosshair.tsx")).Crosshair);

// Where there is no background alone; without them there is a map all the same.
const StreetNames = sparePart(async () => (await import("./layers/street-names.tsx")).StreetNames);

const NO_OUTLINE: Outline = [];

export function CommuneMap(props: CommuneMapProps) {
  const { label, texts, cityHall, mode = "browse", place = null, insets = NO_INSETS } = props;
  const { top, right, bottom, left } = insets;
  const helpId = useId();
  const { setMap, templates, onKeyDown, ...parts } = useCommuneMap(props);
  const placing = mode === "place";
  // Where the document has drawn it, the first frame with the map is long enough without.
  const [first] = useState(() => (isOutlineLaid() ? NO_OUTLINE : props.outline));
  const outline = useDeferredValue(props.outline, first);
  return (
    <div className={styles.map} data-mode={mode} data-bare={parts.tilesMissing}>
      {/* Screen readers hand the arrow keys to an application: it is one stop of the Tab key, and works by keys. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.surface}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <MapSurface ref={setMap} center={props.center} zoom={props.zoom} insets={insets} interactive>
          <OutlineLayer outline={outline} />
          <Marks
            cityHall={unlessUnderRing(cityHall, parts.items, parts.zoom)}
            cityHallLabel={texts.cityHall}
            place={place}
            accuracyM={props.accuracyM ?? null}
          />
          {props.here === undefined ? null : <Here at={props.here} />}
          {parts.streets.length > 0 && <StreetNames streets={parts.streets} />}
          {props.over}
        </MapSurface>
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <PinTemplates ref={templates} items={parts.items} />
      <div className={styles.sight} style={{ inset: `${top}px ${right}px ${bottom}px ${left}px` }}>
        {placing && (
          <Crosshair
            {...props.placing}
            texts={texts}
            isPlaced={place !== null}
            isBare={parts.tilesMissing}
            onPlace={parts.placing.drop}
          />
        )}
        <MapControls
          texts={texts}
          canZoomIn={parts.zoom < MAX_ZOOM}
          canZoomOut={parts.zoom > MIN_ZOOM}
          zoomBy={parts.zoomBy}
          walk={parts.walk}
        >
          {props.children}
        </MapControls>
        <Credit
          source={props.tiles}
          note={props.note}
          problem={parts.tilesMissing ? texts.tilesUnavailable : undefined}
        />
      </div>
      <VisuallyHidden>
        <span id={helpId}>{texts.help}</span>
        <output>{placing ? texts.help : ""}</output>
      </VisuallyHidden>
    </div>
  );
}
