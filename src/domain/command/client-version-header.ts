/** How a sender of commands says which version it is. A header, so that a server of before it was asked for still understands the body. */
export const CLIENT_VERSION_HEADER = "parvis-version";
