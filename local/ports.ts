import { BASE_PORTS } from "./preflight/base-ports.mjs";

export type PortName = keyof typeof BASE_PORTS;
export type Ports = Readonly<Record<PortName, number>>;

export const HOST = "127.0.0.1";
export const PROJECT_ID = "demo-parvis";

export function portsAt(offset: number): Ports {
  const entries = Object.entries(BASE_PORTS).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(entries) as Ports;
}

/** The offset the environment asks for; 0 when it says nothing. */
export function portOffset(): number {
  const offset = Number(process.env["PARVIS_PORT_OFFSET"] ?? "0");
  if (!Number.isInteger(offset) || offset < 0) throw new Error("PARVIS_PORT_OFFSET is not a whole number.");
  return offset;
}

export function originOf(port: number): string {
  return `http://${HOST}:${port}`;
}
