/**
 * `npm run scale-out`: the product on two hosts behind nginx, which must be installed, while each of its programs ends in
 * turn. It fails when a read fails, or when something is lost or stored twice.
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import tls from 'node:tls'
import { findDifferences } from '../../chaos/comparison.ts'
import { createLedger, sendWaves } from '../../chaos/senders.ts'
import { findFreePorts } from '../../run/ports.ts'
import { onStopSignal } from '../../run/signals.ts'
import type { Command } from '../../run/start.ts'
import { startProxy } from '../proxies/start-proxy.ts'
import { endPrograms } from './end-programs.ts'
import { startReaders } from './readers.ts'
import { startTwoHosts } from './two-hosts.ts'

/** How many things are sent at once. */
const waveSize = 4

export async function run({ steps }: Command): Promise<never> {
  const stopping: (() => unknown)[] = []
  const stop = async () => {
    for (const each of stopping.splice(0).toReversed()) await each()
  }
  onStopSignal(stop, () => {})
  const failures: string[] = []
  try {
    const { hosts, ports, databaseDir, stop } = await steps.step('two hosts', () => startTwoHosts())
    stopping.push(stop)
    const [http = 0, https = 0] = await findFreePorts(2)
    const proxy = await startProxy('nginx', { http, https, products: ports })
    stopping.push(() => proxy.stop())
    const certificate = readFileSync(path.join(proxy.folder, 'certificate.pem'), 'utf8')
    tls.setDefaultCACertificates([...tls.getCACertificates(), certificate])
    const origin = `https://127.0.0.1:${https}`

    const known = await findDifferences(databaseDir, [])
    const readers = startReaders(origin)
    stopping.push(() => readers.stop())
    const ledger = createLedger()
    const abort = new AbortController()
    stopping.push(() => abort.abort())
    const sending = sendWaves(origin, 'scale-out', waveSize, ledger, abort.signal)
    failures.push(...(await steps.step('programs', () => endPrograms(hosts, readers, steps.line))))
    abort.abort()
    await sending
    failures.push(...(await findDifferences(databaseDir, ledger.references, known)))
    steps.line(`${ledger.references.length} submissions were promised in ${ledger.attempts} tries.`)
    steps.line(failures.slice(0, 20).join('\n') || 'No read failed, nothing was lost or stored twice.')
  } finally {
    await stop()
  }
  process.exit(failures.length > 0 ? 1 : 0)
}
