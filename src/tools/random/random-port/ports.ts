import { BAD_PORTS, SERVICES } from '../../../data/ports';

export const LAST_PORT = 65_535;

/** The ranges of RFC 6335 §6. Port 0 is reserved, so only a custom range can include it. */
export const RANGES = {
  system: { min: 1, max: 1023 },
  user: { min: 1024, max: 49_151 },
  dynamic: { min: 49_152, max: LAST_PORT },
  all: { min: 1, max: LAST_PORT },
} as const;

/** The ports to draw from, in ascending order, with or without those that have a well-known service or that browsers block. */
export function portsOf({ min, max }: { min: number; max: number }, avoidKnown: boolean): readonly number[] {
  const ports = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  return avoidKnown ? ports.filter((port) => SERVICES[port] === undefined) : ports;
}

export interface Service {
  readonly port: number;
  /** '' if a port is blocked by browsers and has no registered name. */
  readonly name: string;
  readonly unsafe: boolean;
}

/** The services of those ports that are in the table, each port once, in the given order. */
export const servicesOf = (ports: readonly number[]): readonly Service[] =>
  [...new Set(ports)].flatMap((port) => {
    const name = SERVICES[port];
    return name === undefined ? [] : [{ port, name, unsafe: BAD_PORTS[port] !== undefined }];
  });
