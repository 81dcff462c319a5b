import { Trans, useLingui } from "@lingui/react/macro";
import { Map, Satellite } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import type { City } from "../../domain/city/city.ts";
import { aerialSourceOf } from "../../remote/tiles/tile-source.ts";
import { Choice } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useAerial } from "../city/aerial.ts";
import styles from "./layers-dialog.module.css";

export interface LayersDialogProps {
  readonly city: City;
  readonly onClose: () => void;
  /** How the map is kept on the device, where it may be. */
  readonly keeping?: ReactNode;
}

export function LayersDialog({
  city,
  onClose,
  keeping,
  children,
}: LayersDialogProps & { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Fond de carte et légende`} open onClose={onClose} placement="side">
      <div className={styles.layers}>
        <Ground city={city} />
        {keeping}
        {children}
        {city.approximate ? (
          <p className={styles.note}>
            <Trans>Le contour de la commune et le fond de carte sont approximatifs.</Trans>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

function Ground({ city: { id, mapProvider } }: Pick<LayersDialogProps, "city">) {
  const { t } = useLingui();
  const [isAerial, choose] = useAerial();
  const isOffered = useMemo(() => aerialSourceOf({ id, mapProvider }) !== undefined, [id, mapProvider]);
  if (!isOffered) return null;
  return (
    <Choice
      legend={t`Fond de carte`}
      look="tiles"
      options={[
        { value: "plan", label: t`Plan`, icon: <Map /> },
        { value: "aerial", label: t`Vue aérienne`, icon: <Satellite /> },
      ]}
      value={isAerial ? "aerial" : "plan"}
      onChange={(ground) => choose(ground === "aerial")}
    />
  );
}
