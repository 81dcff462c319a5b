import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { Thumbnail } from "../photos/thumbnail.tsx";
import { ColourField, type ItemField } from "./item-field.tsx";
import styles from "./row-frame.module.css";

export interface RowFrameProps {
  readonly cityId: CityId;
  /** Before the picture: what selects the row. */
  readonly lead?: ReactNode;
  readonly photo: ContentPhoto | undefined;
  /** In place of a photo, and under it. */
  readonly field: ItemField;
  /** On the picture. */
  readonly mark?: ReactNode;
  readonly heading?: "h2" | "h3" | "h4";
  /** A `RowLink`, where it leads somewhere. */
  readonly title: ReactNode;
  /** Nothing of the title is cut off: it is what is to be judged. */
  readonly isUncut?: boolean;
  /** The chip of its state, then `RowFact`s. */
  readonly facts: ReactNode;
  /** On the right. */
  readonly end: ReactNode;
  readonly actions?: ReactNode;
  readonly selected?: boolean;
  readonly onPoint?: ((on: boolean) => void) | undefined;
}

/** A row of any list: what it is about, what is to be known of it, and the link that the whole of it is. */
export function RowFrame({ heading: Heading = "h2", selected = false, onPoint, ...row }: RowFrameProps) {
  const { cityId, lead, photo, field, mark, title, isUncut = false, facts, end, actions } = row;
  const point = (on: boolean) => () => onPoint?.(on);
  return (
    <div
      className={styles.row}
      data-selected={selected}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
    >
      {lead}
      <div className={styles.picture}>
        <ColourField field={field} className={styles.field} />
        {photo === undefined ? null : <Thumbnail cityId={cityId} photo={photo} className={styles.photo} />}
        {mark}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title} style={isUncut ? { display: "block" } : undefined}>
          {title}
        </Heading>
        <p className={styles.facts}>{facts}</p>
      </div>
      {end}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export function RowLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />;
}

interface RowFactProps {
  /** It gives way to the others where the line is short, and stands last. */
  readonly shrinks?: boolean;
  /** On a line of its own. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** Nothing of no words. */
export function RowFact({ shrinks = false, isAlone = false, children }: RowFactProps) {
  return children === "" ? null : (
    <span className={styles.fact} data-shrinks={shrinks} data-alone={isAlone}>
      {children}
    </span>
  );
}
