/** `npm run clamd`: the virus scan with a real clamd. What the product promises in each state is what is compared. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { buildRequest, buildUpload } from '../chaos/senders.ts'
import { findFreePorts } from '../run/ports.ts'
import type { Command } from '../run/start.ts'
import { postJson, query, signIn } from '../run/testing/calls.ts'
import { type Product, startProduct } from '../run/testing/product.ts'
import { eicar, formatEicarSignature } from './eicar.ts'

/** Milliseconds: what is pending is tried again each minute, and a clamd that hangs is given up after half of one. */
const scanTimeout = 150_000
/** Milliseconds until a request for help is answered, whatever clamd does. */
const maxSendDuration = 3000

export async function run({ steps }: Command): Promise<never> {
  const { status, stdout } = spawnSync('clamd', ['--version'], { encoding: 'utf8' })
  if (status !== 0) {
    steps.line(
      'SKIPPED: clamd is not installed here (Debian: apt-get install clamav-daemon). Nothing was tried.',
    )
    process.exit()
  }
  steps.line(`${stdout.trim()}, with one signature of our own\n`)
  const folder = mkdtempSync(path.join(tmpdir(), 'access-clamd-'))
  chmodSync(folder, 0o755)
  const clamd = await createClamd(folder)
  let failureCount = 0
  try {
    for (const address of clamd.addresses) {
      await clamd.start()
      const product = await startProduct({ env: { SEED: 'none', THROTTLES: 'off', CLAMD: address } })
      try {
        for await (const [isAsPromised, line] of tryStates(product, clamd)) {
          if (!isAsPromised) failureCount += 1
          steps.line(`${isAsPromised ? 'ok  ' : 'FAIL'}  ${path.basename(address)} ${line}`)
        }
      } finally {
        await product.stop()
        await clamd.stop()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit(failureCount > 0 ? 1 : 0)
}

/** A clamd of our own with one signature, since no others can be fetched here; it is not started yet. */
async function createClamd(folder: string) {
  const [port] = await findFreePorts(1)
  const socket = path.join(folder, 'clamd.sock')
  const settingsFile = path.join(folder, 'clamd.conf')
  writeFileSync(path.join(folder, 'access.ndb'), formatEicarSignature())
  const addresses = [`LocalSocket ${socket}`, `TCPSocket ${port}`, 'TCPAddr 127.0.0.1']
  writeFileSync(settingsFile, ['Foreground yes', ...addresses, `DatabaseDirectory ${folder}`, ''].join('\n'))
  let child: ChildProcess | undefined
  return {
    addresses: [socket, `127.0.0.1:${port}`],
    async start() {
      child = spawn('clamd', [`--config-file=${settingsFile}`], { stdio: 'ignore' })
      while (!existsSync(socket)) {
        if (child.exitCode !== null) throw new Error('clamd does not start')
        await wait(100)
      }
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      const exited = new Promise((resolve) => child!.once('close', resolve))
      child.kill('SIGTERM')
      await exited
      rmSync(socket, { force: true })
    },
    suspend: async () => void child?.kill('SIGSTOP'),
    resume: async () => void child?.kill('SIGCONT'),
  }
}

type Result = [isAsPromised: boolean, line: string]

async function* tryStates(product: Product, clamd: Awaited<ReturnType<typeof createClamd>>) {
  const client = await createClient(product)

  async function send(name: string, content: Buffer) {
    const document = await client.send(content)
    const isTaken = document.statuses.join() === '201,201' && document.duration < maxSendDuration
    const line = `${name}: sent ${document.statuses.join(' ')} in ${document.duration} ms`
    return { ...document, isTaken, line }
  }
  async function tryClean(): Promise<Result> {
    const { isTaken, line, waitForScan, download } = await send('clean', buildPdf('a notice'))
    const [scan, status] = [await waitForScan(), await download()]
    return [isTaken && scan === 'clean' && status === 200, `${line}; ${scan}, download ${status}`]
  }
  /** Scanned before its request is sent, it is rejected there, and belongs to nothing; after it, the request stays. */
  async function tryInfected(name: string, content: Buffer): Promise<Result> {
    const { isTaken, line, statuses, waitForScan, download } = await send(name, content)
    const [scan, status] = [await waitForScan(), await download()]
    const isRejected = statuses.join() === '201,400' && status === 404
    const isWithheld = isTaken && scan === 'infected' && status === 409
    return [isRejected || isWithheld, `${line}; ${scan}, download ${status}`]
  }
  async function tryInterrupted(name: string, interrupt: () => Promise<void>, restore: () => Promise<void>) {
    await interrupt()
    const { isTaken, line, getScan, waitForScan, download } = await send(name, buildPdf('a notice'))
    const before = `${await getScan()}, download ${await download()}`
    await restore()
    const after = `${await waitForScan()}, download ${await download()}`
    const isRight = isTaken && before === 'pending, download 409' && after === 'clean, download 200'
    return [isRight, `${line}; ${before}; once it is back: ${after}`] satisfies Result
  }

  yield tryClean()
  yield tryInfected('EICAR', buildPdf(eicar))
  yield tryInfected('EICAR, packed', buildPdf('a notice', eicar))
  yield tryInterrupted('stopped', clamd.stop, clamd.start)
  yield tryInterrupted('hanging', clamd.suspend, clamd.resume)
}

/** Sends documents with requests, and looks at them as an administrator: through the public origin, as people do. */
async function createClient({ url, adminEmail, adminPassword }: Product) {
  const token = await signIn({ url }, { email: adminEmail, password: adminPassword })

  async function findScan(requestId: string | undefined): Promise<string> {
    if (!requestId) return 'rejected'
    const text = `mutation ($id: ID!) {
      openWithoutConflictCheck(id: $id, reason: "A virus scan is tried") { documents { scan } }
    }`
    type Opened = { openWithoutConflictCheck: { documents: { scan: string }[] } }
    const opened = await query<Opened>({ url }, text, { id: requestId }, token)
    return opened.openWithoutConflictCheck.documents[0]?.scan ?? 'lost'
  }

  return {
    /** Sends a document and its request; with the statuses of both, and the milliseconds that both took. */
    async send(content: Buffer) {
      const beganAt = performance.now()
      const init = buildUpload(new Uint8Array(content))
      const upload = await fetch(`${url}/api/documents`, { method: 'POST', ...init })
      const { id } = (await upload.json()) as { id: string }
      const request = await postJson<{ id?: string }>(`${url}/api/legal-aid-requests`, buildRequest(id, [id]))
      const getScan = () => findScan(request.body.id)
      return {
        statuses: [upload.status, request.status],
        duration: Math.round(performance.now() - beganAt),
        getScan,
        /** Once it is no longer pending, or not in time. */
        async waitForScan() {
          const deadline = Date.now() + scanTimeout
          for (let scan = await getScan(); ; scan = await getScan()) {
            if (scan !== 'pending' || Date.now() > deadline) return scan
            await wait(500)
          }
        },
        async download() {
          const headers = { 'x-requested-with': 'fetch', authorization: `Bearer ${token}` }
          const address = `${url}/api/admin/documents/${id}/download`
          const response = await fetch(address, { method: 'POST', headers })
          await response.arrayBuffer()
          return response.status
        },
      }
    },
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
