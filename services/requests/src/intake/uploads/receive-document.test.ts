import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request as plainRequest } from 'node:http'
import { beginOutage, createSignatureHeaders, type Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import {
  buildPdf,
  buildPdfOfSize,
  buildPdfWith,
  readUploadResponse,
  uploadDocument,
} from '../../testing/documents.ts'
import { startRequestsService, stripRandomText } from '../../testing/requests-service.ts'
import { Document, DocumentBytes } from '../attachments/document.entity.ts'
import { limits } from '../attachments/document.rules.ts'
import { sanitizeFileName } from './read-document.ts'
import { Upload } from './upload-quota.ts'

test('a document is accepted, and its sender learns until when it is retained', async () => {
  const inbox = await startRequestsService()
  const bytes = buildPdf()
  const { status, body } = await uploadDocument(inbox, { name: 'Notice to quit.pdf', bytes })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    name: 'Notice to quit.pdf',
    kind: 'pdf',
    size: bytes.length,
    scan: 'unscanned',
    activeContent: false,
    retainedUntil: expect.any(String),
  })
  const hours = (Date.parse(body.retainedUntil) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
})

test('neither its name nor a word of it is in the database', async () => {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on' } })
  const headers = { 'x-client-address': '192.0.2.77' }
  await uploadDocument(inbox, { name: 'Eviction Ana Diaz.pdf', bytes: buildPdf('canary of paper'), headers })
  for (const table of ['document', 'document_bytes', 'upload', 'audit_event']) {
    const rows = JSON.stringify(await inbox.em().execute(`select t::text from ${table} t`))
    expect(stripRandomText(rows)).not.toMatch(/Eviction|Diaz|canary|192\.0\.2/)
    expect(rows).not.toContain(Buffer.from('canary').toString('hex'))
  }
  expect(await inbox.em().count(Upload)).toBe(1)
})

test('ten megabytes are taken, and not one byte more', async () => {
  const inbox = await startRequestsService()
  expect(await uploadDocument(inbox, { bytes: buildPdfOfSize(limits.bytes) })).toMatchObject({ status: 201 })
  expect(await uploadDocument(inbox, { bytes: buildPdfOfSize(limits.bytes + 1) })).toMatchObject({
    status: 413,
    body: {
      reason: 'tooLarge',
      errors: { file: expect.stringContaining('lease.pdf must be smaller than 10MB. It is 10.1MB.') },
    },
  })
  expect(await inbox.em().count(DocumentBytes)).toBe(1)
})

test.each([
  ['a program', 'lease.exe', buildPdf(), 415, 'wrongType'],
  ['what is not what it says', 'lease.docx', buildPdf(), 415, 'contentMismatch'],
  ['an empty file', 'lease.pdf', Buffer.alloc(0), 400, 'empty'],
  ['a damaged one', 'lease.pdf', buildPdf().subarray(0, 100), 400, 'unreadable'],
  ['one that is too old', 'lease.doc', Buffer.from('dba52d0000000000', 'hex'), 415, 'tooOld'],
])('%s is refused with a sentence, and nothing is stored', async (_, name, bytes, status, reason) => {
  const inbox = await startRequestsService()
  const answer = await uploadDocument(inbox, { name, bytes })
  expect(answer).toMatchObject({ status, body: { reason, status, errors: { file: answer.body.detail } } })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await inbox.em().count(Document)).toBe(0)
})

test('a court form with a script is taken, and its sender learns that it has active content', async () => {
  const inbox = await startRequestsService()
  const bytes = buildPdfWith({ catalog: '/OpenAction << /S /JavaScript /JS (app.calculate) >>' })
  const { status, body } = await uploadDocument(inbox, { name: 'Form.pdf', bytes })
  expect([status, body.activeContent]).toEqual([201, true])
  expect(await inbox.em().count(Document, { id: body.id, activeContent: true, needsPassword: false })).toBe(1)
})

test('a PDF that needs a password is taken, and never called free of viruses', async () => {
  const inbox = await startRequestsService({ env: { CLAMD: '127.0.0.1:1' } })
  const bytes = readFileSync(new URL('../../testing/documents/aes-256-r6-locked.pdf', import.meta.url))
  const { status, body } = await uploadDocument(inbox, { bytes })
  expect({ status, scan: body.scan }).toEqual({ status: 201, scan: 'unscanned' })
  expect((await uploadDocument(inbox)).body.scan).toBe('pending')
})

test.each([
  ['../../../app/x.pdf', 'x.pdf'],
  ['C:\\Users\\ana\\a.pdf', 'a.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['..Mietvertrag für “Ana”.pdf', 'Mietvertrag für “Ana”.pdf'],
  ['Lease "final".pdf', 'Lease _final_.pdf'],
  ['invoice\u202Ecod.pdf', 'invoicecod.pdf'],
  [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(146)}.pdf`],
])('what is called %j is kept as %j', (name, storedName) => {
  expect(sanitizeFileName(name)).toBe(storedName)
})

test('a document is kept under a name that is safe to save', async () => {
  const answer = await uploadDocument(await startRequestsService(), { name: '../../../app/x.pdf' })
  expect(answer).toMatchObject({ status: 201, body: { name: 'x.pdf' } })
})

test.each([
  ['no form', { 'content-type': 'application/json' }, '{}'],
  ['a form without an end', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Disp'],
  [
    'a file without an end',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
  ],
  ['a form without a file', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n'],
])('%s is refused, and said so', async (_, headers, body) => {
  const inbox = await startRequestsService()
  const answer = await readUploadResponse(await inbox.fetch('/documents', { method: 'POST', headers, body }))
  expect(answer).toMatchObject({ status: 400, body: { errors: { file: expect.any(String) } } })
})

test('a file in another field is refused, and one whose name breaks off', async () => {
  const inbox = await startRequestsService()
  expect(await uploadDocument(inbox, { name: 'lease.pdf\0.exe' })).toMatchObject({ status: 400 })
  expect(await uploadDocument(inbox, { field: 'photo' })).toMatchObject({ status: 400 })
})

test('only the gateway may send documents on', async () => {
  const { url, settings } = await startRequestsService()
  const call = (headers: Record<string, string>) => fetch(`${url}/documents`, { method: 'POST', headers })
  expect((await call({})).status).toBe(401)
  const sign = (method: string) => createSignatureHeaders(settings.secret, { method, path: '/documents' })
  expect((await call(sign('GET'))).status).toBe(401)
  expect((await call(sign('POST'))).status).toBe(400)
})

test('what follows a refusal on the same connection is not held up by it', async () => {
  const inbox = await startRequestsService()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const name of ['lease.exe', 'lease.exe', 'lease.exe']) {
    const call = startUpload(inbox, { name, agent })
    call.end(Buffer.alloc(2_000_000))
    const [[answer]] = await Promise.all([once(call, 'response'), once(call, 'finish')])
    answer.resume()
    expect(answer.statusCode).toBe(415)
  }
  agent.destroy()
})

test('whoever sends without end is cut off, and it costs no memory', async () => {
  const inbox = await startRequestsService()
  const before = process.memoryUsage().rss
  const { status, sent } = await sendEndlessly(inbox)
  expect(status).toBe(413)
  expect(sent).toBeLessThan(limits.bytes + 8 * 2 ** 20)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20)
})

test('sixteen large documents that drip from four addresses keep no other from being taken', async () => {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on' } })
  const dripping = Array.from({ length: 16 }, (_, index) =>
    startUpload(inbox, { address: `192.0.2.${index % 4}`, length: limits.bytes }),
  )
  await expect.poll(() => inbox.em().count(Upload)).toBe(16)
  const other = { headers: { 'x-client-address': '192.0.2.9' } }
  expect((await uploadDocument(inbox, other)).status).toBe(201)
  for (const call of dripping) call.destroy()
})

test('a sender who goes away in the middle leaves nothing behind, and the place free', async () => {
  const inbox = await startRequestsService()
  for (let times = 0; times < 3; times += 1) await abortUpload(inbox)
  expect(await inbox.em().count(Document)).toBe(0)
  expect((await uploadDocument(inbox)).status).toBe(201)
})

test('the forty-first document of an address within the hour has to wait', async () => {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on' } })
  const from = (address: string) => uploadDocument(inbox, { headers: { 'x-client-address': address } })
  expect(await from('192.0.2.1')).toMatchObject({ status: 201 })
  await inbox.em().execute(`insert into upload (id, created_at, updated_at, sender)
    select gen_random_uuid(), created_at, updated_at, sender from upload, generate_series(1, 39)`)
  const { status, headers } = await from('192.0.2.1')
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await from('192.0.2.2')).status).toBe(201)

  await inbox.em().nativeUpdate(Upload, {}, { createdAt: new Date(Date.now() - 3_600_001) })
  expect((await from('192.0.2.1')).status).toBe(201)
  expect(await inbox.em().count(Upload)).toBe(1)
})

test('when two gigabytes wait for their requests, the next has to wait too', async () => {
  const inbox = await startRequestsService()
  const { body } = await uploadDocument(inbox)
  await inbox.em().nativeUpdate(Document, { id: body.id }, { size: 2 ** 31 - 1 })
  const { status, headers } = await uploadDocument(inbox)
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
})

test('a document is stored whole or not at all, and one that could not be stored can be sent again', async () => {
  const inbox = await startRequestsService({ env: { LOG_LEVEL: 'silent' } })
  await inbox.em().execute(`create function full_disk() returns trigger as $$
    begin raise exception 'no space' using errcode = '53100'; end; $$ language plpgsql`)
  await inbox
    .em()
    .execute('create trigger fails before insert on document_bytes for each row execute function full_disk()')
  const { status, headers } = await uploadDocument(inbox)
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
  expect(await inbox.em().count(Document)).toBe(0)
  await inbox.em().execute('drop trigger fails on document_bytes')
  expect((await uploadDocument(inbox)).status).toBe(201)
})

interface Choices {
  name?: string
  agent?: Agent
  address?: string
  /** What is declared, whatever is sent. */
  length?: number
}

function startUpload({ url, settings }: Subgraph, { name = 'a.pdf', agent, address, length }: Choices = {}) {
  const headers = {
    ...createSignatureHeaders(settings.secret, { method: 'POST', path: '/documents' }),
    'content-type': 'multipart/form-data; boundary=x',
    ...(length && { 'content-length': String(length) }),
    ...(address && { 'x-client-address': address }),
  }
  const call = plainRequest(`${url}/documents`, { method: 'POST', headers, agent })
  call.on('error', () => {})
  call.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-1.7\n`)
  return call
}

function sendEndlessly(inbox: Subgraph) {
  return new Promise<{ status: number; sent: number }>((resolve) => {
    const call = startUpload(inbox)
    const piece = Buffer.alloc(64 * 1024, 'a')
    let sent = 0
    const more = () => {
      while (!call.destroyed) {
        sent += piece.length
        if (!call.write(piece)) return void call.once('drain', more)
      }
    }
    call.once('response', (response) => {
      resolve({ status: response.statusCode!, sent })
      call.destroy()
    })
    more()
  })
}

function abortUpload(inbox: Subgraph) {
  return new Promise<void>((resolve) => {
    const call = startUpload(inbox)
    call.once('close', () => resolve())
    call.write(Buffer.alloc(300_000, 'a'), () => call.destroy())
  })
}

test('while the database is down a document is rejected with when to retry, and accepted once it is up', async () => {
  const inbox = await startRequestsService({ env: { LOG_LEVEL: 'silent' } })
  const end = await beginOutage(inbox)
  expect(await uploadDocument(inbox)).toMatchObject({ status: 503, body: { status: 503 } })
  await end()
  await expect.poll(async () => (await uploadDocument(inbox)).status).toBe(201)
  expect(await inbox.em().count(DocumentBytes)).toBe(1)
})
