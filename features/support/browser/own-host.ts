import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makeAppHost } from '../../../tools/environment/app-host.ts';
import {
  makeFakeNextRelease,
  readReleaseId,
  withdrawRelease,
} from '../../../tools/release/fake-next-release.ts';

const DIST = new URL('../../../dist/', import.meta.url).pathname;

interface Origins {
  readonly app: string;
  readonly platform: string;
}

/** A host of the app for one scenario, which deploys releases and can be out of reach. */
export class OwnHost {
  #folder = DIST;
  readonly #made: string[] = [];

  private constructor(
    private readonly origins: Origins,
    private host: FastifyInstance | null,
    private readonly port: number,
  ) {}

  static async open(origins: Origins): Promise<OwnHost> {
    const host = await makeAppHost(origins.platform, { dist: DIST });
    await host.listen({ port: 0, host: '127.0.0.1' });
    return new OwnHost(origins, host, (host.server.address() as AddressInfo).port);
  }

  /** Chromium's rules that lead connections to the app's origin here, and leave others on this machine; the first counts. */
  get rules(): string {
    return `MAP ${new URL(this.origins.app).host} 127.0.0.1:${this.port}, MAP 127.0.0.1 127.0.0.1`;
  }

  get release(): string | null {
    return readReleaseId(this.#folder);
  }

  deployNext(): Promise<void> {
    return this.#deploy(makeFakeNextRelease);
  }

  withdraw(): Promise<void> {
    return this.#deploy(withdrawRelease);
  }

  async setReachable(isReachable: boolean): Promise<void> {
    if (isReachable === (this.host !== null)) return;
    await this.host?.close();
    this.host = isReachable ? await this.#listen() : null;
  }

  async close(): Promise<void> {
    await this.host?.close();
    await Promise.all(this.#made.map((folder) => rm(folder, { recursive: true })));
  }

  async #deploy(make: (folder: string) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'release-'));
    this.#made.push(folder);
    await cp(this.#folder, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
    await make(folder);
    this.#folder = folder;
    await this.setReachable(false);
    await this.setReachable(true);
  }

  async #listen(): Promise<FastifyInstance> {
    const host = await makeAppHost(this.origins.platform, { dist: this.#folder });
    await host.listen({ port: this.port, host: '127.0.0.1' });
    return host;
  }
}
