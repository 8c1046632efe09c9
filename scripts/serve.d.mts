import type { Server } from 'node:http';

export function serve(options: {
  root: string;
  port: number;
  host?: string;
  base?: string;
  gone?: (file: string) => boolean;
  change?: (file: string, body: Buffer) => Buffer;
}): Promise<{ server: Server; url: string }>;
