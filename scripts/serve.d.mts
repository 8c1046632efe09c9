import type { Server } from 'node:http';

export function serve(options: {
  root: string;
  port: number;
  host?: string;
  base?: string;
}): Promise<{ server: Server; url: string }>;
