import { BASE_PORTS } from "./base-ports.mjs";
import { JAVA_MAJOR_MIN, newestJava } from "./java.mjs";
import { takenPorts } from "./taken-ports.mjs";

/** Tests stay away from a Parvis that runs, and from ports that are refused. */
export const TEST_OFFSET = "1010";

/** Those above 4000 that neither a browser nor Node's fetch asks anything of: https://fetch.spec.whatwg.org/#bad-port. */
const REFUSED = [4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080];

/** @type {Readonly<Record<string, { readonly words: string, readonly offset?: string }>>} */
const COMMANDS = {
  dev: { words: "run dev" },
  test: { words: "test", offset: TEST_OFFSET },
  stress: { words: "run test:stress", offset: TEST_OFFSET },
  long: { words: "run test:long", offset: TEST_OFFSET },
};

/**
 * What would stop a program later, in sentences. It needs no installed package and no recent Node, and takes a second or two.
 *
 * @param {string} program start, dev, test, stress or long
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<readonly string[]>}
 */
export async function problemsOf(program, env = process.env) {
  const offset = Number(env["PARVIS_PORT_OFFSET"] ?? COMMANDS[program]?.offset ?? "0");
  const ports = Object.values(BASE_PORTS).map((port) => port + offset);
  const taken = await takenPorts(ports);
  return [
    ...javaProblems(env),
    ...ports.filter((port) => REFUSED.includes(port)).map((port) => refusedSentence(port, program)),
    ...(taken.length === 0 ? [] : [takenSentence(taken, program)]),
  ];
}

/**
 * @param {number} port
 * @param {string} program
 * @returns {string}
 */
function refusedSentence(port, program) {
  return `Browsers and Node refuse port ${port}, where a piece of Parvis would listen. Take others: ${withOffset(program)}`;
}

/**
 * @param {string} program
 * @returns {string}
 */
function withOffset(program) {
  return `PARVIS_PORT_OFFSET=100 npm ${COMMANDS[program]?.words ?? program}`;
}

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {readonly string[]}
 */
function javaProblems(env) {
  const java = newestJava(env);
  if (java !== undefined && java.major >= JAVA_MAJOR_MIN) return [];
  const found = java === undefined ? "none was found" : `the newest found is ${java.major}, in ${java.bin}`;
  return [
    `The Firestore emulator needs Java ${JAVA_MAJOR_MIN} or newer, and ${found}. Install it (Debian: apt-get install openjdk-${JAVA_MAJOR_MIN}-jre-headless), or name its folder in JAVA_HOME.`,
  ];
}

/**
 * @param {readonly number[]} taken
 * @param {string} program
 * @returns {string}
 */
export function takenSentence(taken, program) {
  return `Something already listens on port ${taken.join(", ")} (127.0.0.1 or ::1): another Parvis may be running.
Stop it, or take other ports: ${withOffset(program)}`;
}
