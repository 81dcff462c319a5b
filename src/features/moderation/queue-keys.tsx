import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { localStore } from "../../data/device/page-storage.ts";
import { oneOf } from "../../domain/basics/schema.ts";
import { storedJson } from "../../domain/basics/stored-json.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

const stored = () => storedJson(localStore(), "parvis.queue-keys", oneOf(["on", "off"]));

export function areQueueKeysOn(): boolean {
  return stored().read() !== "off";
}

interface QueueKeysProps {
  readonly isOn: boolean;
  /** Rows are decided about where they stand. */
  readonly hasSwipe: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Keys alone get in the way of those who speak to their device, and a finger that trembles swipes: both can be switched off (RGAA 12.10). Where fingers alone point, no keys are told of. */
export function QueueKeys({ isOn, hasSwipe, onChange }: QueueKeysProps) {
  const [isTouch] = useState(() => hasSwipe && !matchMedia("(any-pointer: fine)").matches);
  return (
    <Disclosure summary={isTouch ? <Trans>Gestes</Trans> : <Trans>Raccourcis</Trans>}>
      {isTouch ? null : (
        <p>
          <Trans>
            Au clavier, J et K : contenu suivant et précédent. 1, 2 et 3 : ses boutons, dans leur ordre.
          </Trans>
        </p>
      )}
      {hasSwipe ? (
        <p>
          <Trans>
            Au doigt, glisser une ligne vers la droite : son premier bouton. Vers la gauche : le dernier.
          </Trans>
        </p>
      ) : null}
      <Checkbox
        label={isTouch ? <Trans>Utiliser ces gestes</Trans> : <Trans>Utiliser ces raccourcis</Trans>}
        checked={isOn}
        onChange={(on) => {
          stored().write(on ? "on" : "off");
          onChange(on);
        }}
      />
    </Disclosure>
  );
}
