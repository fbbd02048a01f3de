/**
 * The product on two hosts behind nginx: two of each program, on one PostgreSQL. Here both are on this machine, each in a
 * folder and on a port of its own; the second has the secrets of the first, as the handbook says.
 */

import { chmodSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import tls from 'node:tls'
import { startPostgres } from '@access/service-kit/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { findDifferences } from '../../chaos/comparison.ts'
import { findProgram, type ProgramName, programNames } from '../../chaos/faults.ts'
import { createLedger, sendWaves } from '../../chaos/senders.ts'
import { findFreePorts } from '../../run/ports.ts'
import { getSecretsFile, loadSecrets } from '../../run/secrets.ts'
import { readSettings } from '../../run/settings.ts'
import { createTestFolder } from '../../run/testing/folders.ts'
import { isReady, type Product, startProduct } from '../../run/testing/product.ts'
import { isInstalled, startProxy } from '../testing/start-proxy.ts'
import { startReaders } from './readers.ts'

/** How many things are sent at once. */
const waveSize = 4

test.runIf(isInstalled('nginx'))(
  'while each program of two hosts is killed and stopped in turn no read fails, and nothing is lost or stored twice',
  async () => {
    const { hosts, ports, databaseDir } = await startTwoHosts()
    const [http = 0, https = 0] = await findFreePorts(2)
    const folder = await startProxy('nginx', { http, https, products: ports })
    const certificate = readFileSync(path.join(folder, 'certificate.pem'), 'utf8')
    tls.setDefaultCACertificates([...tls.getCACertificates(), certificate])
    const origin = `https://127.0.0.1:${https}`

    const known = await findDifferences(databaseDir, [])
    const readers = startReaders(origin)
    onTestFinished(() => readers.stop())
    const ledger = createLedger()
    const abort = new AbortController()
    onTestFinished(() => abort.abort())
    const sending = sendWaves(origin, 'two-hosts', waveSize, ledger, abort.signal)
    // As by a crash, and as for another version.
    for (const signal of ['SIGKILL', 'SIGTERM'] as const)
      for (const program of programNames)
        for (const host of hosts) {
          await endProgram(host, program, signal)
          // What comes of it may be seen a little later, and no two are to be seen at once.
          await new Promise((resolve) => setTimeout(resolve, 2_000))
          expect.soft(readers.take().failures, `${program} by ${signal}`).toEqual([])
        }
    abort.abort()
    await sending
    expect(ledger.references.length).toBeGreaterThan(waveSize)
    expect(await findDifferences(databaseDir, ledger.references, known)).toEqual([])
  },
)

/** Starts both at once, on a server that has nothing yet and is neither's. */
async function startTwoHosts() {
  const folder = createTestFolder()
  chmodSync(folder, 0o755)
  const [databaseDir = '', ...dataDirs] = ['database', 'one', 'other'].map((name) => path.join(folder, name))
  for (const each of [databaseDir, ...dataDirs]) mkdirSync(each)
  const postgres = await startPostgres({ dataDir: databaseDir })
  onTestFinished(() => postgres.stop())
  const [first, second] = dataDirs.map(getSecretsFile)
  loadSecrets(readSettings({ DATA_DIR: dataDirs[0] }).settings)
  copyFileSync(first!, second!)
  const ports = await findFreePorts(2)
  const starting = dataDirs.map((DATA_DIR, index) =>
    startProduct({
      env: {
        ...{ DATA_DIR, PORT: `${ports[index]}`, DATABASE_URL: postgres.adminUrl },
        ...{ TRUSTED_PROXIES: '127.0.0.1', THROTTLES: 'off' },
      },
    }),
  )
  onTestFinished(async () => {
    for (const host of await Promise.allSettled(starting))
      if (host.status === 'fulfilled') await host.value.stop()
  })
  return { hosts: await Promise.all(starting), ports, databaseDir }
}

/** Ends a program, and waits until another one is in its place and all are ready. */
async function endProgram(host: Product, program: ProgramName, signal: NodeJS.Signals) {
  const before = findProgram(host, program)!
  process.kill(before, signal)
  const isBack = async () =>
    ![undefined, before].includes(findProgram(host, program)) && (await isReady(host.url))
  await expect.poll(isBack, { timeout: 120_000 }).toBe(true)
}
