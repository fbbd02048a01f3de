/** The virus scan with a real clamd (Debian: clamav-daemon), as people meet it; skipped where there is none. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { buildRequest, buildUpload } from '../chaos/senders.ts'
import { findFreePorts } from '../run/ports.ts'
import { postJson, query, signIn } from '../run/testing/calls.ts'
import { type Product, startProduct } from '../run/testing/product.ts'
import { eicar, formatEicarSignature } from './eicar.ts'

/** In milliseconds: what is pending is tried again each minute, and a clamd that hangs is given up after half of one. */
const scanTimeout = 150_000
/** In milliseconds, until a request for help is answered, whatever clamd does. */
const maxSendDuration = 3_000

const hasClamd = !spawnSync('clamd', ['--version']).error

test.runIf(hasClamd).for(['socket', 'TCP'] as const)(
  'over %s only what clamd calls clean is handed out, and requests are taken whatever it does',
  async (way) => {
    const clamd = await createClamd()
    await clamd.start()
    const product = await startProduct({
      env: { SEED: 'none', THROTTLES: 'off', CLAMD: clamd.addresses[way] },
    })
    onTestFinished(() => product.stop())
    const send = await createClient(product)

    const clean = await send(buildPdf('a notice'))
    expect(clean).toMatchObject({ statuses: [201, 201] })
    await expect.poll(clean.getState, { timeout: scanTimeout }).toEqual(['clean', 200])

    for (const content of [buildPdf(eicar), buildPdf('a notice', eicar)]) {
      const infected = await send(content)
      // Scanned before its request is sent, it is rejected there, and belongs to nothing; after it, the request stays.
      const [status, state] = infected.statuses[1] === 400 ? [400, ['none', 404]] : [201, ['infected', 409]]
      expect(infected.statuses).toEqual([201, status])
      await expect.poll(infected.getState, { timeout: scanTimeout }).toEqual(state)
    }

    for (const [interrupt, restore] of [
      [clamd.stop, clamd.start],
      [() => clamd.signal('SIGSTOP'), () => clamd.signal('SIGCONT')],
    ] as const) {
      await interrupt()
      const pending = await send(buildPdf('a notice'))
      expect(pending.statuses).toEqual([201, 201])
      expect(await pending.getState()).toEqual(['pending', 409])
      await restore()
      await expect.poll(pending.getState, { timeout: scanTimeout }).toEqual(['clean', 200])
    }
  },
)

/** A clamd of our own, with one signature; it is not started yet. */
async function createClamd() {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-clamd-'))
  chmodSync(folder, 0o755)
  const [port] = await findFreePorts(1)
  const socket = path.join(folder, 'clamd.sock')
  const settings = path.join(folder, 'clamd.conf')
  writeFileSync(path.join(folder, 'access.ndb'), formatEicarSignature())
  const addresses = `LocalSocket ${socket}\nTCPSocket ${port}\nTCPAddr 127.0.0.1\n`
  writeFileSync(settings, `Foreground yes\n${addresses}DatabaseDirectory ${folder}\n`)
  let child: ChildProcess | undefined
  onTestFinished(() => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    addresses: { socket, TCP: `127.0.0.1:${port}` },
    async start() {
      child = spawn('clamd', [`--config-file=${settings}`], { stdio: 'ignore' })
      await expect.poll(() => existsSync(socket)).toBe(true)
    },
    async stop() {
      const exited = once(child!, 'close')
      child!.kill('SIGTERM')
      await exited
      rmSync(socket, { force: true })
    },
    signal: async (name: NodeJS.Signals) => void child!.kill(name),
  }
}

/** Sends documents with requests, and looks at them as an administrator. */
async function createClient({ url, adminEmail: email, adminPassword: password }: Product) {
  const token = await signIn({ url }, { email, password })

  async function findScan(requestId: string | undefined): Promise<string> {
    if (!requestId) return 'none'
    const text = `mutation ($id: ID!) {
      openWithoutConflictCheck(id: $id, reason: "A virus scan is tried") { documents { scan } }
    }`
    type Opened = { openWithoutConflictCheck: { documents: { scan: string }[] } }
    const opened = await query<Opened>({ url }, text, { id: requestId }, token)
    return opened.openWithoutConflictCheck.documents[0]?.scan ?? 'lost'
  }

  async function download(id: string): Promise<number> {
    const headers = { 'x-requested-with': 'fetch', authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api/admin/documents/${id}/download`, { method: 'POST', headers })
    await response.arrayBuffer()
    return response.status
  }

  return async (content: Buffer) => {
    const beganAt = performance.now()
    const init = buildUpload(new Uint8Array(content))
    const upload = await fetch(`${url}/api/documents`, { method: 'POST', ...init })
    const { id } = (await upload.json()) as { id: string }
    const request = await postJson<{ id?: string }>(`${url}/api/legal-aid-requests`, buildRequest(id, [id]))
    expect(performance.now() - beganAt).toBeLessThan(maxSendDuration)
    return {
      statuses: [upload.status, request.status],
      /** What its request says of the scan, and the status of the download. */
      getState: async () => [await findScan(request.body.id), await download(id)],
    }
  }
}

/** A PDF with a remark, and with something in a packed stream, where only a scanner that knows PDFs sees it. */
function buildPdf(remark: string, packed = ''): Buffer {
  const stream = deflateSync(packed)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    `<</Filter/FlateDecode/Length ${stream.length}>>stream\n${stream.toString('latin1')}\nendstream`,
  ]
  let text = `%PDF-1.4\n% ${remark}\n`
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  const trailer = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text + trailer, 'latin1')
}
