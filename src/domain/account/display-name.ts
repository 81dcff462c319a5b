import { normalise } from "../basics/normalise.ts";
import { err, type Result } from "../basics/result.ts";
import { text, type Schema } from "../basics/schema.ts";
import type { FieldCode, FieldProblem } from "../command/refusal.ts";
import { AUTHOR_NAME_CHARS_MAX } from "../limits/limits.ts";

const NAME = text({ max: AUTHOR_NAME_CHARS_MAX });

/** As `normalise` writes them. « Maire » alone is a surname too, so it counts where it is a function. */
const OFFICIAL =
  /\b(?:mairie|hotel de ville|(?:la|le|l|notre) (?:commune|ville|municipalite)|(?:commune|ville) (?:de|du|des|d)|(?:(?:madame|monsieur|mme|m|la|le) |^)maire$|\bmaire (?:de|du|des|d|adjoint|adjointe)|adjointe? (?:au|a la) maire|elue?s?|municipale?s?|municipaux|municipalite|conseiller departemental|conseil (?:departemental|regional)|services? (?:techniques?|publics?|de la ville)|police|gendarmerie|gendarmes?|pompiers?|samu|prefecture|prefete?|republique francaise|moderat(?:eur|rice|ion)s?|administrat(?:eur|rice|ion)s?|admin|support technique|officiel(?:le)?s?|parvis)\b/u;

const ADDRESS = /\S@\S|(?:https?:|www\.)/u;
/** Eight digits are a telephone number, whatever stands between them; a year or a house number is not. */
const DIGITS_OF_PHONE = 8;

/** What somebody may be called in public. Officials may say so: theirs is the one account that proves it. */
export function displayNameSchema({ isOfficial }: { readonly isOfficial: boolean }): Schema<string> {
  return {
    parse(value): Result<string, readonly FieldProblem[]> {
      const parsed = NAME.parse(value);
      const code = parsed.ok ? nameProblem(parsed.value, isOfficial) : undefined;
      return code === undefined ? parsed : err([{ field: "", code }]);
    },
  };
}

function nameProblem(name: string, isOfficial: boolean): FieldCode | undefined {
  const digits = name.normalize("NFKC").replaceAll(/\D/gu, "");
  if (ADDRESS.test(name.normalize("NFKC")) || digits.length >= DIGITS_OF_PHONE) return "contact_details";
  return !isOfficial && OFFICIAL.test(normalise(name.normalize("NFKC"))) ? "official_name" : undefined;
}
