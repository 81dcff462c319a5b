import type { DocumentSnapshot, Precondition } from "firebase-admin/firestore";
import { codeOf } from "../logs.ts";

const GRPC_NOT_FOUND = "5";
const GRPC_FAILED_PRECONDITION = "9";

/** A write of it fails where somebody else changed it, or took it away, since it was read. */
export function unchangedSince({ updateTime }: Pick<DocumentSnapshot, "updateTime">): Precondition {
  return updateTime === undefined ? {} : { lastUpdateTime: updateTime };
}

/** Whether that is why it failed. */
export function isOvertaken(error: unknown): boolean {
  return [GRPC_NOT_FOUND, GRPC_FAILED_PRECONDITION].includes(codeOf(error));
}
