import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tools/environment/free-port.ts';
import type { Nginx } from '#tools/environment/nginx.mjs';

const SITE = new URL('../../docs/how-to/nginx.conf', import.meta.url);

interface Hosted {
  readonly dist: string;
  /** The origin of the account site. */
  readonly accountSite: string;
}

export interface RunningNginx {
  readonly port: number;
  /** The port for HTTP/2, which is spoken there without asking. */
  readonly http2Port: number;
  /** The port that leads to https. */
  readonly plainPort: number;
  end(): Promise<void>;
}

/** The lines of the file that name the machine, and what they are in a test: it has no certificate, and is reached without one. */
function edited(
  site: string,
  {
    folder,
    accountSite,
    ports,
    mimeTypes,
  }: Record<'folder' | 'accountSite' | 'mimeTypes', string> & {
    readonly ports: { readonly plain: number; readonly own: number; readonly http2: number };
  },
): string {
  const edits: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.own}; listen 127.0.0.1:${ports.http2} http2;`],
    ['ssl_certificate /etc/ssl/www.example.com.pem;', ''],
    ['ssl_certificate_key /etc/ssl/www.example.com.key;', ''],
    ['proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;', ''],
    ['include /etc/nginx/mime.types;', `include ${mimeTypes};`],
    ['/srv/fitness', folder],
    ['https://account.example.com', accountSite],
  ];
  return edits.reduce((text, [written, instead]) => {
    if (!text.includes(written)) throw new Error(`docs/how-to/nginx.conf has no "${written}"`);
    return text.replaceAll(written, instead);
  }, site);
}

const around = (folder: string, { brotliModule, mimeTypes }: Nginx): string => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
load_module ${brotliModule};
events {}
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`;

/** Starts an nginx with docs/how-to/nginx.conf, on free ports of this machine. */
export async function startNginx(nginx: Nginx, { dist, accountSite }: Hosted): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const ports = { plain: await freePort(), own: await freePort(), http2: await freePort() };
  symlinkSync(dist, join(folder, 'app'));
  const site = edited(readFileSync(SITE, 'utf8'), {
    folder,
    accountSite,
    ports,
    mimeTypes: nginx.mimeTypes,
  });
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), around(folder, nginx));
  const server = spawn(nginx.program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const hasEnded = ended.then(() => {
    throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  });
  await Promise.race([untilListening(ports.own), hasEnded]);
  hasEnded.catch(() => undefined);
  return {
    port: ports.own,
    http2Port: ports.http2,
    plainPort: ports.plain,
    end: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
