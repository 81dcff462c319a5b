import { auth } from "../firebase.ts";
import type { VerifyToken } from "./identify.ts";

/**
 * Asks the provider too whether the account is there, enabled, and its sessions not revoked: otherwise that would end with the
 * token, up to an hour later. Roles that were taken away meanwhile the profile tells (`accessProblemOf`) (P9).
 */
export const verifyToken: VerifyToken = (token) => auth().verifyIdToken(token, true);
