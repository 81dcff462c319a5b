import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** By what a device is called: the first that fits. */
const WAYS: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [
    /iPhone|iPad/u,
    msg`Bloquées sur cet appareil : ouvrez ses Réglages, « Notifications », « Parvis », puis autorisez les notifications.`,
  ],
  [
    /Android/u,
    msg`Bloquées dans le navigateur : touchez l’icône devant l’adresse, « Autorisations », puis autorisez les notifications.`,
  ],
  [
    /Firefox/u,
    msg`Bloquées dans Firefox : sélectionnez l’icône devant l’adresse, puis retirez le blocage des notifications.`,
  ],
  [
    /Safari/u,
    msg`Bloquées dans Safari : ouvrez son menu, « Réglages », « Sites web », « Notifications », puis autorisez ce site.`,
  ],
];
const ELSEWHERE = msg`Bloquées dans le navigateur : sélectionnez l’icône devant l’adresse, puis autorisez les notifications.`;

/** How notifications that the person blocked are allowed again. @param label as `deviceLabel` gives it */
export function blockedWords(label: string): MessageDescriptor {
  return WAYS.find(([pattern]) => pattern.test(label))?.[1] ?? ELSEWHERE;
}
