import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { CardPhoto } from "../photos/card-photo.tsx";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { cardId } from "./card-id.ts";
import styles from "./item-card.module.css";

export interface CardPlacement {
  readonly to: To;
  readonly state?: object;
  readonly selected?: boolean;
  readonly heading?: "h2" | "h3";
  readonly onOpen?: () => void;
  readonly onPoint?: (on: boolean) => void;
  readonly actions?: ReactNode;
}

interface ItemCardProps extends CardPlacement {
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly title: string;
  readonly photo: ContentPhoto | undefined;
  readonly badges: ReactNode;
  /** `CardLine`s. */
  readonly children: ReactNode;
}

export function ItemCard({ heading: Heading = "h2", selected = false, onPoint, ...card }: ItemCardProps) {
  const { id, cityId, title, photo, badges, to, state, onOpen, actions, children } = card;
  return (
    <div
      className={styles.card}
      data-illustrated={photo !== undefined}
      data-selected={selected}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {photo === undefined ? null : <CardPhoto cityId={cityId} photo={photo} />}
      <Heading className={styles.title}>
        <Link id={cardId(id)} className={styles.link} to={to} state={state} onClick={onOpen}>
          {title}
        </Link>
      </Heading>
      <div className={styles.badges}>{badges}</div>
      {children}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export function CardLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}

export function CardAddress({ address }: { readonly address: string }) {
  return address === "" ? null : (
    <CardLine>
      <MapPin aria-hidden="true" size={16} />
      {address}
    </CardLine>
  );
}

/** An icon and a number: who noticed it, who follows it. Nothing for none. */
export function CardCount({
  count,
  icon,
  children,
}: {
  count: number;
  icon: ReactNode;
  children: ReactNode;
}) {
  return count === 0 ? null : (
    <span className={styles.count}>
      {icon}
      {children}
    </span>
  );
}
