/**
 * The product on two hosts: two of each program, on one PostgreSQL. Here both are on this machine, each in a folder and
 * on a port of its own; the second has the secrets of the first, as the handbook says.
 */

import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@access/service-kit/postgres'
import { findFreePorts } from '../../run/ports.ts'
import { getSecretsFile, loadSecrets } from '../../run/secrets.ts'
import { readSettings } from '../../run/settings.ts'
import { type Product, startProduct } from '../../run/testing/product.ts'

/** Starts both at once, on a server that has nothing yet and is neither's. */
export async function startTwoHosts() {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-hosts-'))
  chmodSync(folder, 0o755)
  const [databaseDir = '', ...dataDirs] = ['database', 'one', 'other'].map((name) => path.join(folder, name))
  for (const each of [databaseDir, ...dataDirs]) mkdirSync(each)
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
