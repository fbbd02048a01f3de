import { once } from 'node:events'
import { Agent, request as plainRequest } from 'node:http'
import { signed, streamed } from '@access/service-kit'
import { beginOutage, type Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aDocx, aPdf, aPdfOf, read, upload } from '../testing/papers.ts'
import { theInbox } from '../testing/theInbox.ts'
import { limits } from './document.rules.ts'
import { Document, DocumentBytes } from './document.ts'
import { Upload } from './upload.ts'

test('a paper is taken, and its sender is told how long it waits', async () => {
  const inbox = await theInbox()
  const bytes = aPdf()
  const { status, body } = await upload(inbox, { name: 'Notice to quit.pdf', bytes })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    name: 'Notice to quit.pdf',
    kind: 'pdf',
    size: bytes.length,
    scan: 'unscanned',
    keptUntil: expect.any(String),
  })
  const hours = (Date.parse(body.keptUntil) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
})

test('neither its name nor a word of it is in the database', async () => {
  const inbox = await theInbox({ env: { THROTTLES: 'on' } })
  const headers = { 'x-client-address': '192.0.2.77' }
  await upload(inbox, { name: 'Eviction Ana Diaz.pdf', bytes: aPdf('canary of paper'), headers })
  for (const table of ['document', 'document_bytes', 'upload', 'activity']) {
    const rows = JSON.stringify(await inbox.em().execute(`select t::text from ${table} t`))
    expect(rows).not.toMatch(/Eviction|Diaz|canary|192\.0\.2/)
    expect(rows).not.toContain(Buffer.from('canary').toString('hex'))
  }
  expect(await inbox.em().count(Upload)).toBe(1)
})

test('ten megabytes are taken, and not one byte more', async () => {
  const inbox = await theInbox()
  expect(await upload(inbox, { bytes: aPdfOf(limits.bytes) })).toMatchObject({ status: 201 })
  expect(await upload(inbox, { bytes: aPdfOf(limits.bytes + 1) })).toMatchObject({
    status: 413,
    body: {
      reason: 'tooBig',
      errors: { file: expect.stringContaining('lease.pdf must be smaller than 10MB. It is 10.1MB.') },
    },
  })
  expect(await inbox.em().count(DocumentBytes)).toBe(1)
})

test.each([
  ['a program', 'lease.exe', aPdf(), 415, 'wrongType'],
  ['a program that reads backwards', 'lease\u202Efdp.exe', aPdf(), 415, 'wrongType'],
  ['a hidden file', '.htaccess', aPdf(), 415, 'wrongType'],
  ['what is not what it says', 'lease.docx', aPdf(), 415, 'notWhatItSays'],
  ['an empty file', 'lease.pdf', Buffer.alloc(0), 400, 'empty'],
  ['a damaged one', 'lease.pdf', aPdf().subarray(0, 100), 400, 'unreadable'],
  ['one with a password', 'lease.pdf', aPdf('', '/Encrypt 9 0 R'), 400, 'password'],
  ['one with macros', 'lease.docx', aDocx({ name: 'word/vbaProject.bin' }), 400, 'macros'],
])('%s is refused with a sentence, and nothing is stored', async (_, name, bytes, status, reason) => {
  const inbox = await theInbox()
  const answer = await upload(inbox, { name, bytes })
  expect(answer).toMatchObject({ status, body: { reason, status, errors: { file: answer.body.detail } } })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await inbox.em().count(Document)).toBe(0)
})

test.each([
  ['../../../app/x.pdf', 'x.pdf'],
  ['C:\\Users\\ana\\a.pdf', 'a.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['..Mietvertrag für “Ana”.pdf', 'Mietvertrag für “Ana”.pdf'],
  ['invoice\u202Ecod.pdf', 'invoicecod.pdf'],
  [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(146)}.pdf`],
])('what is called %j is kept as %j', async (name, kept) => {
  const inbox = await theInbox()
  expect(await upload(inbox, { name })).toMatchObject({ status: 201, body: { name: kept } })
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
  const inbox = await theInbox()
  const answer = await read(await inbox.stream('/documents', { method: 'POST', headers, body }))
  expect(answer).toMatchObject({ status: 400, body: { errors: { file: expect.any(String) } } })
})

test('a file in another field is refused, and one whose name breaks off', async () => {
  const inbox = await theInbox()
  expect(await upload(inbox, { name: 'lease.pdf\0.exe' })).toMatchObject({ status: 400 })
  expect(await upload(inbox, { field: 'photo' })).toMatchObject({ status: 400 })
})

test('only the gateway may send papers on', async () => {
  const { url, settings } = await theInbox()
  const call = (headers: Record<string, string>) => fetch(`${url}/documents`, { method: 'POST', headers })
  expect((await call({})).status).toBe(401)
  expect((await call(signed(settings.secret, ''))).status).toBe(401)
  expect((await call(signed(settings.secret, streamed('GET', '/documents')))).status).toBe(401)
  expect((await call(signed(settings.secret, streamed('POST', '/documents')))).status).toBe(400)
})

test('what follows a refusal on the same connection is not held up by it', async () => {
  const inbox = await theInbox()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const name of ['lease.exe', 'lease.exe', 'lease.exe']) {
    const call = sending(inbox, { name, agent })
    call.end(Buffer.alloc(2_000_000))
    const [[answer]] = await Promise.all([once(call, 'response'), once(call, 'finish')])
    answer.resume()
    expect(answer.statusCode).toBe(415)
  }
  agent.destroy()
})

test('whoever sends without end is cut off, and it costs no memory', async () => {
  const inbox = await theInbox()
  const before = process.memoryUsage().rss
  const { status, sent } = await endless(inbox)
  expect(status).toBe(413)
  expect(sent).toBeLessThan(limits.bytes + 8 * 2 ** 20)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20)
})

test('of a hundred papers at once each is taken or asked to come back, and no sender waits for nothing', async () => {
  const inbox = await theInbox()
  const answers = await Promise.all(Array.from({ length: 100 }, () => upload(inbox)))
  const taken = answers.filter(({ status }) => status === 201)
  const asked = answers.filter(({ status }) => status === 503)
  expect(taken.length + asked.length).toBe(100)
  expect(taken.length).toBeGreaterThan(5)
  expect(await inbox.em().count(DocumentBytes)).toBe(taken.length)
  for (const { headers, body } of asked) {
    expect(headers.get('retry-after')).toBe('5')
    expect(body.detail).toBe('We could not take this file just now. Press Retry in a minute.')
  }
  expect((await upload(inbox)).status).toBe(201)
})

test('a sender who goes away in the middle leaves nothing behind, and the place free', async () => {
  const inbox = await theInbox()
  for (let times = 0; times < 8; times += 1) await halfSent(inbox)
  expect(await inbox.em().count(Document)).toBe(0)
  expect((await upload(inbox)).status).toBe(201)
})

test('the forty-first paper of an address within the hour has to wait', async () => {
  const inbox = await theInbox({ env: { THROTTLES: 'on' } })
  const from = (address: string) => upload(inbox, { headers: { 'x-client-address': address } })
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
  const inbox = await theInbox()
  const { body } = await upload(inbox)
  await inbox.em().nativeUpdate(Document, { id: body.id }, { size: 2 ** 31 - 1 })
  const { status, headers } = await upload(inbox)
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
})

test('a paper is stored whole or not at all, and one that could not be stored can be sent again', async () => {
  const inbox = await theInbox({ env: { LOG_LEVEL: 'silent' } })
  const full = (code: string) => `create function full_disk() returns trigger as $$
    begin raise exception 'no space' using errcode = '${code}'; end; $$ language plpgsql`
  await inbox.em().execute(full('53100'))
  await inbox
    .em()
    .execute('create trigger fails before insert on document_bytes for each row execute function full_disk()')
  const { status, headers } = await upload(inbox)
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
  expect(await inbox.em().count(Document)).toBe(0)
  await inbox.em().execute('drop trigger fails on document_bytes')
  expect((await upload(inbox)).status).toBe(201)
})

interface Choices {
  name?: string
  agent?: Agent
}

function sending({ url, settings }: Subgraph, { name = 'a.pdf', agent }: Choices = {}) {
  const signature = signed(settings.secret, streamed('POST', '/documents'))
  const headers = { ...signature, 'content-type': 'multipart/form-data; boundary=x' }
  const call = plainRequest(`${url}/documents`, { method: 'POST', headers, agent })
  call.on('error', () => {})
  call.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-1.7\n`)
  return call
}

function endless(inbox: Subgraph) {
  return new Promise<{ status: number; sent: number }>((resolve) => {
    const call = sending(inbox)
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

function halfSent(inbox: Subgraph) {
  return new Promise<void>((resolve) => {
    const call = sending(inbox)
    call.once('close', () => resolve())
    call.write(Buffer.alloc(300_000, 'a'), () => call.destroy())
  })
}

test('while the database is away a paper is refused with when to come back, and taken once it is there', async () => {
  const inbox = await theInbox({ env: { LOG_LEVEL: 'silent' } })
  const end = await beginOutage(inbox)
  expect(await upload(inbox, { bytes: aPdf() })).toMatchObject({ status: 503, body: { status: 503 } })
  await end()
  await expect.poll(async () => (await upload(inbox, { bytes: aPdf() })).status).toBe(201)
  expect(await inbox.em().count(DocumentBytes)).toBe(1)
})
