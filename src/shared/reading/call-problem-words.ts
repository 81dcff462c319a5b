import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CallProblem } from "../../remote/callables/call-answered.ts";

export const CALL_PROBLEM_WORDS = {
  offline: msg`Le serveur ne répond pas. Réessayez avec du réseau.`,
  not_allowed: msg`Ce compte n’a pas, ou n’a plus, les droits qu’il faut ici.`,
  refused: msg`La demande n’a pas pu être lue. Mettez l’application à jour, puis réessayez.`,
} as const satisfies Record<CallProblem, MessageDescriptor>;
