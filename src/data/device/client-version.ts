import { version } from "../../../package.json";

/** The version of this very build, the package's unless the build was given one; page and service worker are built together. */
export const CLIENT_VERSION = import.meta.env.VITE_PARVIS_VERSION ?? version;
