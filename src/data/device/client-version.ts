import { version } from "../../../package.json";

/** The version of this very build; the page and its service worker are built together. */
export const CLIENT_VERSION = version;
