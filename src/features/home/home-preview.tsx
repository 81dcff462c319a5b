import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { STATUS_WORDS } from "../../i18n/status-words.ts";
import { NO_INSETS } from "../../map/camera/map-view.ts";
import { SceneMap, type ScenePin } from "../../map/scene-map.tsx";
import type { TileSource } from "../../map/tiles/tile-source.ts";
import { tileSourceOf } from "../../remote/tiles/tile-source.ts";
import { Badge } from "../../ui/badge.tsx";
import { type Example, EXAMPLE_CENTER, EXAMPLE_CITY, EXAMPLE_ZOOM, EXAMPLES } from "./examples.ts";
import styles from "./home-preview.module.css";
import { SquareDrawing } from "./square-drawing.tsx";

/** The card's height, with what lies around it. */
const CARD_PX = 112;
const NO_PINS: readonly ScenePin[] = [];
const INSETS = { ...NO_INSETS, bottom: CARD_PX };

/** A real map with examples on it, and said to be so: nothing of a commune is read before one is chosen. Drawn until it is whole. */
export function HomePreview({ tiles = tileSourceOf(EXAMPLE_CITY) }: { readonly tiles?: TileSource }) {
  const { t, i18n } = useLingui();
  const [openId, open] = useState("lamp");
  const [isDrawn, setDrawn] = useState(true);
  const pins = useMemo(
    () =>
      EXAMPLES.map((example) => ({
        ...example,
        label: `${i18n._(example.title)}, ${i18n._(STATUS_WORDS[example.status].label)}`,
      })),
    [i18n],
  );
  const { name } = EXAMPLE_CITY;
  const shown = EXAMPLES.find(({ id }) => id === openId);
  return (
    <section className={styles.preview} data-drawn={isDrawn} aria-label={t`Exemple de carte, à ${name}`}>
      <SceneMap
        center={EXAMPLE_CENTER}
        zoom={EXAMPLE_ZOOM}
        insets={INSETS}
        tiles={tiles}
        pins={isDrawn ? NO_PINS : pins}
        openId={openId}
        onOpen={open}
        onTilesProblem={setDrawn}
      />
      {isDrawn ? (
        <SquareDrawing />
      ) : (
        <>
          <p className={styles.note}>
            <Trans>Exemple, à {name}</Trans>
          </p>
          {shown === undefined ? null : <ExampleCard example={shown} />}
        </>
      )}
    </section>
  );
}

function ExampleCard({ example }: { readonly example: Example }) {
  const { i18n } = useLingui();
  const { icon: Icon, statusIcon: StatusIcon, title, news, status, statusTone } = example;
  return (
    <output className={styles.card}>
      <span className={styles.field} aria-hidden="true">
        <Icon size={28} />
      </span>
      <span className={styles.words}>
        <strong>{i18n._(title)}</strong>
        <Badge compact tone={statusTone} icon={<StatusIcon />}>
          {i18n._(STATUS_WORDS[status].label)}
        </Badge>
        <span className={styles.news}>{i18n._(news)}</span>
      </span>
    </output>
  );
}
