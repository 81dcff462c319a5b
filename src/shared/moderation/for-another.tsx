import { useLingui } from "@lingui/react";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";

/** In place of buttons that the city would refuse. */
export function ForAnother() {
  const { i18n } = useLingui();
  return <p>{refusalSentence(i18n, { code: "own_decision" })}</p>;
}
