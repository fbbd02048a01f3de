/** `npm run scale-out`: the product on two hosts behind nginx, while each of its programs ends in turn. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { compareWithLedgers } from '../chaos/comparison.ts'
import { openLedger } from '../chaos/ledger.ts'
import { sendWave } from '../chaos/senders.ts'
import { startProxy } from '../proxies/start-proxy.ts'
import { findFreePorts } from '../run/ports.ts'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { measureChanges } from './change-latency.ts'
import { endPrograms } from './end-programs.ts'
import { startReaders } from './readers.ts'
import { formatReport, listFailures } from './report.ts'
import { startTwoHosts } from './two-hosts.ts'

const changeCount = 20
/** How many things are sent at once, and the pause after them, in milliseconds. */
const waveSize = 4
const wavePause = 500

export async function run({ steps }: Command): Promise<never> {
  const stopping: (() => unknown)[] = []
  const stop = async () => {
    for (const each of stopping.splice(0).toReversed()) await each()
  }
  onStopSignal(stop, () => {})
  let failures: string[] = []
  try {
    const folder = mkdtempSync(path.join(tmpdir(), 'access-scale-out-'))
    stopping.push(() => rmSync(folder, { recursive: true, force: true }))
    const { hosts, ports, databaseDir, stop } = await steps.step('two hosts', () => startTwoHosts())
    stopping.push(stop)
    const [http = 0, https = 0] = await findFreePorts(2)
    const proxy = await startProxy('nginx', { http, https, products: ports })
    stopping.push(() => proxy.stop())
    tls.setDefaultCACertificates([...tls.getCACertificates(), proxy.certificate])
    const origin = `https://127.0.0.1:${https}`

    const before = await compareWithLedgers(databaseDir, [])
    const readers = startReaders(origin, proxy.certificate)
    stopping.push(() => readers.stop())
    const ledger = openLedger(path.join(folder, 'ledger.jsonl'))
    const abort = new AbortController()
    const sending = sendUntil(abort.signal, (wave) => sendWave(origin, `scale-out-${wave}`, waveSize, ledger))
    stopping.push(() => abort.abort())

    const changes = await steps.step('changes', () => measureChanges(hosts, changeCount))
    const ended = await steps.step('programs', () => endPrograms(hosts, readers, steps.line))
    abort.abort()
    await sending
    const after = await compareWithLedgers(databaseDir, [...ledger.entries])
    const result = {
      changes,
      ended,
      before,
      after,
      promised: ledger.entries.length,
      attempts: ledger.attempts,
    }
    failures = listFailures(result)
    steps.line([formatReport(result), ...failures.slice(0, 20)].join('\n'))
  } finally {
    await stop()
  }
  process.exit(failures.length > 0 ? 1 : 0)
}

async function sendUntil(signal: AbortSignal, send: (wave: number) => Promise<void>): Promise<void> {
  for (let wave = 0; !signal.aborted; wave += 1) {
    await send(wave)
    await new Promise((resolve) => setTimeout(resolve, wavePause))
  }
}
