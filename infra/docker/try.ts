/**
 * `node infra/docker/try.ts [--from-scratch]`: builds every image and brings the whole compose file up where there is no
 * Docker, by Debian's podman, buildah and podman-compose: a request through Caddy's TLS and its email, a document with a
 * virus, an upgrade while others read and send, and each program killed and back. `--from-scratch` builds each image twice
 * from nothing, and compares.
 */
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { parseArgs } from 'node:util'
import { buildPdf, buildRequest, buildUpload, createLedger, sendWaves } from '../chaos/senders.ts'
import { startReaders } from '../long/two-hosts/readers.ts'
import { findFreePorts } from '../run/ports.ts'
import { isReady } from '../run/testing/product.ts'
import { eicar } from '../virus-scan/eicar.ts'
import { type Compose, createCompose, type ProgramName, programs } from './try/compose.ts'
import { buildStandIns, buildTarget, getImageSize, targets } from './try/images.ts'

const root = path.resolve(import.meta.dirname, '../..')
const tools = ['podman', 'buildah', 'podman-compose', 'runc', 'mmdebstrap', 'iptables', 'npm']
const programNames = Object.keys(programs) as ProgramName[]

/** In milliseconds. */
const startTimeout = 300_000
const returnTimeout = 60_000
/** One that is sent before its scan is taken, and shut away afterwards. */
const maxScanTime = 5_000

let failureCount = 0

function report(text: string, isRight: boolean) {
  if (!isRight) failureCount += 1
  process.stdout.write(`${isRight ? 'ok  ' : 'FAIL'}  ${text}\n`)
}

const formatSeconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`

async function waitUntil(isSo: () => boolean | Promise<boolean>, timeout: number, what: string) {
  for (const deadline = performance.now() + timeout; ; await wait(100)) {
    if (await isSo()) return
    if (performance.now() > deadline) throw new Error(`${what} after ${timeout / 1_000} s`)
  }
}

function buildImages(isTwice: boolean) {
  for (const target of targets) {
    const beganAt = performance.now()
    const id = buildTarget(root, target, { isFromScratch: isTwice })
    report(`${target}: ${getImageSize(id).toFixed(0)} MB, built in ${formatSeconds(beganAt)}`, id !== '')
    if (isTwice)
      report(`${target}: the same once more`, buildTarget(root, target, { isFromScratch: true }) === id)
  }
}

/** Starts everything, and trusts the certificate authority of its Caddy. */
async function bringUp(compose: Compose, origin: string) {
  const beganAt = performance.now()
  compose.up()
  const answers = () => {
    try {
      const authority = compose.exec('caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt')
      tls.setDefaultCACertificates([...tls.getCACertificates('bundled'), authority])
    } catch {
      return false
    }
    return isReady(origin)
  }
  await waitUntil(answers, startTimeout, 'nobody answers behind Caddy')
  report(`up, and ready behind Caddy's TLS after ${formatSeconds(beganAt)}`, true)
  for (const name of programNames)
    await waitUntil(() => compose.isReady(name), startTimeout, `${name} is not ready`)
  report(`${programNames.join(', ')} are ready`, true)
}

async function trySending(origin: string, mailPort: number) {
  const page = await fetch(origin, { headers: { accept: 'text/html' } })
  report(`the home page: ${page.status}, ${(await page.text()).length} bytes`, page.status === 200)
  const sendDocument = async (content: string) => {
    const response = await fetch(`${origin}/api/documents`, { method: 'POST', ...buildUpload(content) })
    return ((await response.json()) as { id: string }).id
  }
  const sendRequest = async (marker: string, documents: string[] = []) => {
    const response = await fetch(`${origin}/api/legal-aid-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(buildRequest(marker, documents)),
    })
    return { status: response.status, body: await response.text() }
  }
  const sent = await sendRequest('first')
  const { reference } = JSON.parse(sent.body) as { reference?: string }
  report(`a legal aid request: ${sent.status}, ${reference}`, sent.status === 201)
  const hasEmail = async () =>
    (await (await fetch(`http://127.0.0.1:${mailPort}/email`)).text()).includes(`${reference}`)
  await waitUntil(hasEmail, returnTimeout, 'the email is not there')
  report('its email is at the mail catcher', true)
  const [document, infected] = [await sendDocument(buildPdf('notice')), await sendDocument(buildPdf(eicar))]
  await wait(maxScanTime)
  const withDocument = await sendRequest('with-document', [document])
  report(`a request with a document: ${withDocument.status}`, withDocument.status === 201)
  const { status, body } = await sendRequest('with-virus', [infected])
  report(`a request with a virus: ${status} ${body.slice(0, 160)}`, status === 400)
}

function tryIsolation(compose: Compose) {
  for (const name of programNames) {
    const user = compose.exec(name, 'id', '-un').trim()
    const written = compose.exec(name, 'sh', '-c', 'touch /app/written 2>&1 || true').trim()
    report(`${name} runs as ${user}; ${written}`, user === 'node' && written.includes('Read-only'))
  }
}

async function tryKills(compose: Compose) {
  for (const name of [...programNames, 'postgres', 'caddy'] as const) {
    const before = compose.getPid(name)
    const killedAt = performance.now()
    process.kill(before, 'SIGKILL')
    await waitUntil(() => ![0, before].includes(compose.getPid(name)), returnTimeout, `${name} is not back`)
    const back = formatSeconds(killedAt)
    for (const program of programNames)
      await waitUntil(() => compose.isReady(program), returnTimeout, `${program} is not ready`)
    report(`${name} killed, runs again after ${back}, all ready after ${formatSeconds(killedAt)}`, true)
  }
}

/** To images of other sources; as they would be without a change. */
async function tryUpgrade(compose: Compose, origin: string) {
  const source = mkdtempSync(path.join(tmpdir(), 'access-next-'))
  try {
    copySources(source)
    // In every image.
    appendFileSync(path.join(source, 'services/kit/src/transport/index.ts'), '\n// The next version.\n')
    const before = programNames.map((name) => compose.getImageId(name))
    for (const target of targets) buildTarget(source, target)
    const [readers, ledger, abort] = [startReaders(origin), createLedger(), new AbortController()]
    const sending = sendWaves(origin, 'upgrade', 2, ledger, abort.signal)
    await wait(2_000)
    const beganAt = performance.now()
    const upgrade = spawn('sh', ['infra/docker/upgrade.sh'], {
      cwd: root,
      env: compose.env,
      stdio: 'inherit',
    })
    const code = await new Promise((resolve) => upgrade.once('close', resolve))
    report(`upgraded in ${formatSeconds(beganAt)}, exit ${code}`, code === 0)
    await wait(2_000)
    abort.abort()
    await Promise.all([sending, readers.stop()])
    const unchanged = programNames.filter((name, index) => compose.getImageId(name) === before[index])
    report(
      `every program runs the next image${unchanged.map((name) => `, not ${name}`)}`,
      unchanged.length === 0,
    )
    const { count, failures } = readers.take()
    const statuses = [...ledger.responseCounts.keys()].filter((status) => status < 200 || status > 299)
    if (failures.length > 0 || statuses.length > 0) printLogs(compose)
    report(
      `meanwhile ${count} reads and ${ledger.references.length} submissions; failed: ${[...failures, ...statuses].join(', ') || 'none'}`,
      failures.length === 0 && statuses.length === 0 && count > 0 && ledger.references.length > 0,
    )
  } finally {
    rmSync(source, { recursive: true, force: true })
  }
}

/** What each container that is there now wrote last of what went wrong. */
function printLogs(compose: Compose) {
  for (const name of [...programNames, 'postgres', 'caddy']) {
    const lines = compose.readLogs(name).split('\n')
    const troubles = lines.filter((line) => /"level":[45]0|"level":"error"|ERROR|FATAL/.test(line))
    process.stdout.write(`      ${[name, ...troubles.slice(-5)].join('\n        ')}\n`)
  }
}

function copySources(target: string) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of stdout.split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(target, file), { recursive: true, preserveTimestamps: true })
}

const { values } = parseArgs({ options: { 'from-scratch': { type: 'boolean', default: false } } })
const missing = tools.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
if (missing.length > 0) {
  process.stderr.write(
    `These are not installed: ${missing.join(', ')}. infra/docker/README.md says from where.\n`,
  )
  process.exit(2)
}
const [http, https, mail] = (await findFreePorts(3)) as [number, number, number]
const compose = createCompose('access-try', { http, https, mail })
try {
  buildStandIns()
  buildImages(values['from-scratch'])
  const origin = `https://localhost:${https}`
  await bringUp(compose, origin)
  await trySending(origin, mail)
  tryIsolation(compose)
  // Before the kills: of a container that was killed nothing says that its connections are gone.
  await tryUpgrade(compose, origin)
  await tryKills(compose)
} catch (error) {
  report((error as Error).message, false)
} finally {
  compose.down()
}
process.stdout.write(failureCount > 0 ? `${failureCount} failed\n` : 'all of it works\n')
process.exit(failureCount > 0 ? 1 : 0)
