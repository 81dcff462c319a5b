import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CompassPoint } from "./compass-point.ts";

export const DIRECTION_WORDS = {
  n: msg`au nord`,
  ne: msg`au nord-est`,
  e: msg`à l’est`,
  se: msg`au sud-est`,
  s: msg`au sud`,
  sw: msg`au sud-ouest`,
  w: msg`à l’ouest`,
  nw: msg`au nord-ouest`,
} as const satisfies Record<CompassPoint, MessageDescriptor>;
