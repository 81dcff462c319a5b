import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Visibility } from "../domain/content/content.ts";

export const VISIBILITY_WORDS: Readonly<Record<Visibility, MessageDescriptor>> = {
  pending: msg`En attente de vérification`,
  public: msg`Publique`,
  hidden: msg`Masquée`,
  private: msg`Non publique`,
};
