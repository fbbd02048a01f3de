/**
 * The product on two hosts: two of each program, on one PostgreSQL. Here both are on this machine, each in a folder and
 * on a port of its own; the second has the secrets of the first, as the handbook says.
 */

import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@access/service-kit/postgres'
import { findFreePorts } from '../run/ports.ts'
import { type Product, startProduct } from '../run/product.ts'
import { getSecretsFile, loadSecrets } from '../run/secrets.ts'
import { readSettings } from '../run/settings.ts'

export interface TwoHosts {
  hosts: Product[]
  ports: number[]
  /** The folder of their PostgreSQL, which is neither's. */
  databaseDir: string
  stop(): Promise<void>
}

/** Starts both at once, on a server that has nothing yet. */
export async function startTwoHosts(): Promise<TwoHosts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-hosts-'))
  const databaseDir = createFolder(folder, 'database')
  const dataDirs = ['one', 'other'].map((name) => createFolder(folder, name))
  for (const each of [folder, databaseDir, ...dataDirs]) chmodSync(each, 0o755)
  const postgres = await startPostgres({ dataDir: databaseDir })
  const hosts: Product[] = []
  const stop = async () => {
    await Promise.all(hosts.map((host) => host.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [first, second] = dataDirs.map(getSecretsFile)
    loadSecrets(readSettings({ DATA_DIR: dataDirs[0] }).settings)
    copyFileSync(first!, second!)
    const ports = await findFreePorts(2)
    const starting = dataDirs.map((dataDir, index) =>
      startProduct({
        env: {
          DATA_DIR: dataDir,
          PORT: `${ports[index]}`,
          DATABASE_URL: postgres.adminUrl,
          TRUSTED_PROXIES: '127.0.0.1',
          THROTTLES: 'off',
        },
      }),
    )
    for (const host of await Promise.allSettled(starting))
      if (host.status === 'fulfilled') hosts.push(host.value)
    await Promise.all(starting)
    return { hosts, ports, databaseDir, stop }
  } catch (failure) {
    await stop()
    throw failure
  }
}

function createFolder(parent: string, name: string): string {
  const folder = path.join(parent, name)
  mkdirSync(folder)
  return folder
}
