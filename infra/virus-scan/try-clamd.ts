/** `npm run clamd`: the virus scan with a real clamd. What the product promises in each state is what is compared. */

import { deflateSync } from 'node:zlib'
import { startProduct } from '../run/product.ts'
import type { Command } from '../run/start.ts'
import { type Clamd, createClamd, eicar, getClamdVersion } from './clamd.ts'
import { createScanClient, type ScanClient, type SentDocument } from './scan-client.ts'

/** Milliseconds: what is pending is tried again each minute, and a clamd that hangs is given up after half of one. */
const scanTimeout = 150_000
/** Milliseconds in which whoever asks for help has an answer, whatever clamd does. */
const maxSendDuration = 3000

export async function run({ steps }: Command): Promise<never> {
  const version = getClamdVersion()
  if (!version) {
    steps.line(
      'SKIPPED: clamd is not installed here (Debian: apt-get install clamav-daemon). Nothing was tried.',
    )
    process.exit()
  }
  steps.line(`${version}, with one signature of our own\n`)
  const clamd = await createClamd()
  let failures = 0
  try {
    for (const [socket, address] of Object.entries(clamd.addresses)) {
      await clamd.start()
      const product = await startProduct({ env: { SEED: 'none', THROTTLES: 'off', CLAMD: address } })
      try {
        const client = await createScanClient(product)
        for (const [name, tryState] of Object.entries(states)) {
          const { line, isAsPromised } = await tryState(client, clamd)
          if (!isAsPromised) failures += 1
          steps.line(`${isAsPromised ? 'ok  ' : 'FAIL'}  ${socket.padEnd(5)} ${name.padEnd(18)} ${line}`)
        }
      } finally {
        await product.stop()
        await clamd.stop()
      }
    }
  } finally {
    await clamd.remove()
  }
  process.exit(failures > 0 ? 1 : 0)
}

type TryState = (client: ScanClient, clamd: Clamd) => Promise<{ line: string; isAsPromised: boolean }>

const states: Record<string, TryState> = {
  clean: tryClean,
  EICAR: (client) => tryInfected(client, buildPdf(eicar)),
  'EICAR, packed': (client) => tryInfected(client, buildPdf('a notice', eicar)),
  stopped: (client, clamd) =>
    tryInterrupted(
      client,
      () => clamd.stop(),
      () => clamd.start(),
    ),
  hanging: (client, clamd) =>
    tryInterrupted(
      client,
      async () => clamd.suspend(),
      async () => clamd.resume(),
    ),
}

async function tryClean(client: ScanClient): ReturnType<TryState> {
  const sent = await client.send(buildPdf('a notice'))
  const scan = await client.waitForScan(sent, scanTimeout)
  const download = await client.download(sent)
  return {
    line: `${formatSent(sent)}; scan ${scan}, download ${download}`,
    isAsPromised: isAccepted(sent) && scan === 'clean' && download === 200,
  }
}

/** Scanned before its request is sent, it is rejected there, and belongs to nothing; after it, the request stays. */
async function tryInfected(client: ScanClient, content: Buffer): ReturnType<TryState> {
  const sent = await client.send(content)
  const scan = await client.waitForScan(sent, scanTimeout)
  const download = await client.download(sent)
  const isRejected = sent.statuses.join() === '201,400' && download === 404
  return {
    line: `${formatSent(sent)}; scan ${scan}, download ${download}`,
    isAsPromised: isRejected || (isAccepted(sent) && scan === 'infected' && download === 409),
  }
}

async function tryInterrupted(
  client: ScanClient,
  interrupt: () => Promise<void>,
  restore: () => Promise<void>,
): ReturnType<TryState> {
  await interrupt()
  const sent = await client.send(buildPdf('a notice'))
  const before = { scan: await client.getScan(sent), download: await client.download(sent) }
  await restore()
  const began = performance.now()
  const after = { scan: await client.waitForScan(sent, scanTimeout), download: await client.download(sent) }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return {
    line: `${formatSent(sent)}; scan ${before.scan}, download ${before.download}; ${seconds} s after it is back: scan ${after.scan}, download ${after.download}`,
    isAsPromised:
      isAccepted(sent) &&
      before.scan === 'pending' &&
      before.download === 409 &&
      after.scan === 'clean' &&
      after.download === 200,
  }
}

const isAccepted = ({ statuses, duration }: SentDocument) =>
  statuses.every((status) => status === 201) && duration < maxSendDuration

const formatSent = ({ statuses, duration }: SentDocument) => `sent ${statuses.join(' ')} in ${duration} ms`

/** A PDF with a remark, and with something in a packed stream, where only a scanner that knows PDFs sees it. */
function buildPdf(remark: string, packed = ''): Buffer {
  const stream = deflateSync(packed)
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
    Buffer.concat([
      Buffer.from(`<</Filter/FlateDecode/Length ${stream.length}>>stream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
  ]
  let bytes = Buffer.from(`%PDF-1.4\n% ${remark}\n`)
  const offsets: string[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(bytes.length).padStart(10, '0')} 00000 n \n`)
    const [head, end] = [`${index + 1} 0 obj`, 'endobj\n']
    bytes = Buffer.concat([bytes, Buffer.from(head), Buffer.from(object), Buffer.from(end)])
  }
  const trailer = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${bytes.length}\n%%EOF\n`
  return Buffer.concat([bytes, Buffer.from(trailer)])
}
