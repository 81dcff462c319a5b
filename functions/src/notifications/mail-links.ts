import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { pageOrigin } from "../config.ts";

/** Where it is read, and where one chooses what is mailed; in words alone where the deployment does not say its address. */
export function mailLinks(path: string): readonly string[] {
  const origin = pageOrigin();
  if (origin === "")
    return [
      "Ouvrez Parvis pour le lire. Ce qui vous est envoyé par e-mail se choisit dans Parvis, « Réglages des notifications ».",
    ];
  return [
    `Pour le lire : ${origin}${path}`,
    `Pour choisir ce qui vous est envoyé par e-mail, ou ne plus rien recevoir : ${origin}${ROUTES.NotificationSettings}`,
  ];
}
