import { createServer } from "node:net";

/** A browser may take « localhost » for either: a neighbour on one of them is a neighbour. */
const LOOPBACKS = ["127.0.0.1", "::1"];
/** This machine has no such address. */
const NO_SUCH_ADDRESS = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/**
 * The ports that somebody else already listens on.
 *
 * @param {readonly number[]} ports
 * @returns {Promise<readonly number[]>}
 */
export async function takenPorts(ports) {
  const checked = await Promise.all(
    ports.map(async (port) => {
      const answers = await Promise.all(LOOPBACKS.map((host) => isFree(port, host)));
      return { port, isFree: answers.every(Boolean) };
    }),
  );
  return checked.filter((one) => !one.isFree).map(({ port }) => port);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ { code = "" }) =>
      resolve(NO_SUCH_ADDRESS.has(code)),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
