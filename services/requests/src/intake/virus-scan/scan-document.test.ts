import { readFileSync } from 'node:fs'
import { AuditEvent, createLog } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { performAsApplicant } from '../../testing/applicant.ts'
import { startClamd } from '../../testing/clamd-server.ts'
import { submitClearedRequest as sent } from '../../testing/conflict-checks.ts'
import { buildPdf, buildPdfOfSize, uploadDocument } from '../../testing/documents.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { Document } from '../attachments/document.entity.ts'
import { queueUnscannedDocuments } from './scan-document.ts'

const eicar = buildPdf('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')

const fetchDocument = (inbox: Subgraph, id: string) =>
  inbox.fetch(`/documents/${id}/download`, {
    method: 'POST',
    headers: { authorization: `Bearer ${inbox.token}` },
  })

test('a document is looked at once it is stored, and then opens', async () => {
  const clamd = await startClamd()
  const inbox = await startRequestsService({ env: { CLAMD: clamd.address } })
  const bytes = buildPdfOfSize(300_000)
  const { body } = await uploadDocument(inbox, { bytes })
  expect(body.scan).toBe('pending')
  const { accessToken } = await sent(inbox, { documents: [body.id] })
  expect((await fetchDocument(inbox, body.id)).status).toBe(409)

  await runDueJobs(inbox)
  expect(clamd.seen.map((content) => content.equals(bytes))).toEqual([true])
  expect((await performAsApplicant(inbox, 'look', { accessToken })).documents).toMatchObject([
    { scan: 'clean' },
  ])
  expect((await fetchDocument(inbox, body.id)).status).toBe(200)
})

test('a document with a virus is never given, and its request is kept and shows it', async () => {
  const clamd = await startClamd()
  const inbox = await startRequestsService({ env: { CLAMD: clamd.address } })
  const { body } = await uploadDocument(inbox, { bytes: eicar })
  const { id, accessToken } = await sent(inbox, { documents: [body.id] })
  await runDueJobs(inbox)
  expect(await performAsApplicant(inbox, 'look', { accessToken })).toMatchObject({
    status: 'new',
    documents: [{ scan: 'infected', name: 'lease.pdf' }],
  })
  expect((await fetchDocument(inbox, body.id)).status).toBe(409)
  expect(await inbox.em().count(AuditEvent, { action: 'found a virus in', itemId: id })).toBe(1)
})

test('a virus in a document without a request is told to whoever sends it on', async () => {
  const clamd = await startClamd()
  const inbox = await startRequestsService({ env: { CLAMD: clamd.address } })
  const { body } = await uploadDocument(inbox, { bytes: eicar })
  await runDueJobs(inbox)
  await expect(sent(inbox, { documents: [body.id] })).rejects.toThrow('lease.pdf contains a virus.')
})

test('without clamd a document stays pending, the request is taken all the same, and the next minute tries again', async () => {
  const clamd = await startClamd()
  const inbox = await startRequestsService({ env: { CLAMD: '127.0.0.1:9', LOG_LEVEL: 'silent' } })
  const { body } = await uploadDocument(inbox)
  const { accessToken } = await sent(inbox, { documents: [body.id] })
  await runDueJobs(inbox)
  expect((await performAsApplicant(inbox, 'look', { accessToken })).documents).toMatchObject([
    { scan: 'pending' },
  ])
  expect((await fetchDocument(inbox, body.id)).status).toBe(409)

  inbox.settings.env.CLAMD = clamd.address
  await runDueJobs(inbox)
  expect((await performAsApplicant(inbox, 'look', { accessToken })).documents).toMatchObject([
    { scan: 'clean' },
  ])
})

test('nobody waits for a clamd that hangs', async () => {
  const { promise: ready, resolve: answer } = Promise.withResolvers<void>()
  const clamd = await startClamd(ready)
  const inbox = await startRequestsService({ env: { CLAMD: clamd.address, LOG_LEVEL: 'silent' } })
  const { body } = await uploadDocument(inbox)
  const scanning = runDueJobs(inbox)
  await expect.poll(() => clamd.seen.length).toBe(1)
  const began = performance.now()
  await sent(inbox, { documents: [body.id] })
  expect(performance.now() - began).toBeLessThan(3000)
  expect(await inbox.em().count(Document, { scan: 'pending' })).toBe(1)
  answer()
  await scanning
  expect(await inbox.em().count(Document, { scan: 'clean' })).toBe(1)
})

test('what came while no clamd was set is scanned once one is, but for what needs a password', async () => {
  const clamd = await startClamd()
  const inbox = await startRequestsService()
  await uploadDocument(inbox)
  const locked = readFileSync(new URL('../../testing/documents/rc4-128-locked.pdf', import.meta.url))
  await uploadDocument(inbox, { bytes: locked })
  expect(await inbox.em().count(Document, { scan: 'unscanned' })).toBe(2)

  inbox.settings.env.CLAMD = clamd.address
  await queueUnscannedDocuments({
    em: inbox.em(),
    settings: inbox.settings,
    log: createLog('jobs', 'silent'),
  })
  await runDueJobs(inbox)
  expect(await inbox.em().count(Document, { scan: 'clean', needsPassword: false })).toBe(1)
  expect(await inbox.em().count(Document, { scan: 'unscanned', needsPassword: true })).toBe(1)
})

test('what waits for a clamd that is no longer set is opened without it', async () => {
  const inbox = await startRequestsService({ env: { CLAMD: '127.0.0.1:9', LOG_LEVEL: 'silent' } })
  await uploadDocument(inbox)
  inbox.settings.env.CLAMD = ''
  await runDueJobs(inbox)
  expect(await inbox.em().count(Document, { scan: 'unscanned' })).toBe(1)
})
