import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PhotoProblem } from "../../data/photos/image-problem.ts";

export const PHOTO_PROBLEM_WORDS = {
  quota: msg`Il n’y a plus de place sur cet appareil pour cette photo. Votre texte est gardé : retirez une photo ou libérez de la place.`,
  unavailable: msg`Cet appareil ne permet pas de garder la photo. Votre texte n’est pas perdu.`,
  lost_connection: msg`L’enregistrement a été interrompu. Choisissez la photo à nouveau.`,
  too_many_photos: msg`Trois photos au maximum. Retirez-en une pour en ajouter une autre.`,
  too_heavy: msg`Cette photo dépasse 20 Mo. Choisissez-en une plus légère.`,
  svg: msg`Un dessin SVG n’est pas une photo. Choisissez une image JPEG, PNG ou WebP.`,
  unsupported: msg`Ce fichier n’est pas une image que l’application sait lire. Choisissez une image JPEG, PNG ou WebP.`,
  heic: msg`Ce navigateur ne sait pas lire les photos HEIC. Choisissez une image JPEG, ou prenez la photo ici.`,
  truncated: msg`Cette photo est incomplète. Choisissez-la à nouveau ou prenez-en une autre.`,
  too_many_pixels: msg`Cette photo a trop de pixels : 50 millions au plus, 20 millions en PNG ou en JPEG progressif. Choisissez-en une plus petite.`,
  broken: msg`Cette photo est abîmée et ne peut pas être lue. Choisissez-en une autre.`,
} as const satisfies Record<PhotoProblem["code"], MessageDescriptor>;
