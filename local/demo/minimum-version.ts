/** The oldest version that the demo takes commands from: the first one there was. */
export const DEMO_MINIMUM_VERSION = "0.1.0";
