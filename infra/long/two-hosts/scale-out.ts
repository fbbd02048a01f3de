/** `npm run scale-out`: the product on two hosts behind nginx, while each of its programs ends in turn. */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { compareWithLedgers } from '../../chaos/comparison.ts'
import { openLedger } from '../../chaos/ledger.ts'
import { listDifferences } from '../../chaos/report.ts'
import { sendWave } from '../../chaos/senders.ts'
import { findFreePorts } from '../../run/ports.ts'
import type { Product } from '../../run/product.ts'
import { onStopSignal } from '../../run/signals.ts'
import type { Command } from '../../run/start.ts'
import { startProxy } from '../proxies/start-proxy.ts'
import { endPrograms } from './end-programs.ts'
import { startReaders } from './readers.ts'
import { startTwoHosts } from './two-hosts.ts'

/** How many things are sent at once, and the pause after them, in milliseconds. */
const waveSize = 4
const wavePause = 500
/** In milliseconds, until a change through one host is on the pages of both. */
const maxChangeDuration = 1_000

export async function run({ steps }: Command): Promise<never> {
  const stopping: (() => unknown)[] = []
  const stop = async () => {
    for (const each of stopping.splice(0).toReversed()) await each()
  }
  onStopSignal(stop, () => {})
  const failures: string[] = []
  try {
    const { hosts, ports, folder, databaseDir, stop } = await steps.step('two hosts', () => startTwoHosts())
    stopping.push(stop)
    const [http = 0, https = 0] = await findFreePorts(2)
    const proxy = await startProxy('nginx', { http, https, products: ports })
    stopping.push(() => proxy.stop())
    const certificate = readFileSync(path.join(proxy.folder, 'certificate.pem'), 'utf8')
    tls.setDefaultCACertificates([...tls.getCACertificates(), certificate])
    const origin = `https://127.0.0.1:${https}`

    const known = await compareWithLedgers(databaseDir, [])
    const readers = startReaders(origin)
    stopping.push(() => readers.stop())
    const ledger = openLedger(path.join(folder, 'ledger.jsonl'))
    const abort = new AbortController()
    stopping.push(() => abort.abort())
    const sending = sendWaves(abort.signal, (wave) => sendWave(origin, `scale-out-${wave}`, waveSize, ledger))
    failures.push(...(await steps.step('a change', () => measureChange(hosts, steps.line))))
    failures.push(...(await steps.step('programs', () => endPrograms(hosts, readers, steps.line))))
    abort.abort()
    await sending
    failures.push(...listDifferences(await compareWithLedgers(databaseDir, ledger.entries, known)))
    steps.line(`${ledger.entries.length} submissions were promised in ${ledger.attempts} tries.`)
    steps.line(failures.slice(0, 20).join('\n') || 'No read failed, nothing was lost or stored twice.')
  } finally {
    await stop()
  }
  process.exit(failures.length > 0 ? 1 : 0)
}

async function sendWaves(signal: AbortSignal, send: (wave: number) => Promise<void>): Promise<void> {
  for (let wave = 0; !signal.aborted; wave += 1) {
    await send(wave)
    await wait(wavePause)
  }
}

/** How soon a change through one host is on a page of the other, which has it in its cache. */
async function measureChange([one, other]: Product[], log: (line: string) => void): Promise<string[]> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const response = await fetch(one!.url + path, { ...init, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { token: string }
  }
  const readTeam = async () => (await fetch(`${other!.url}/team`)).text()
  const { token } = await post('/api/auth/login', { email: one!.adminEmail, password: one!.adminPassword })
  await readTeam()
  const colleague = { name: 'A New Colleague', designation: 'Attorney', department: 'Legal', isActive: true }
  await post('/api/admin/team', colleague, { authorization: `Bearer ${token}` })
  const beganAt = performance.now()
  while (!(await readTeam()).includes(colleague.name) && performance.now() - beganAt < 30_000) await wait(5)
  const duration = Math.round(performance.now() - beganAt)
  log(`  a change through one host was on a page of the other after ${duration} ms`)
  return duration > maxChangeDuration ? [`a change was seen after ${duration} ms`] : []
}
