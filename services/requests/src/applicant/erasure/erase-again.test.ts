import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, onTestFinished, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { StoredMessage } from '../../intake/request-messages/request-message.entity.ts'
import { performAsApplicant, submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { runDueJobs } from '../../testing/run-due-jobs.ts'
import { eraseAgain } from './erase-request.ts'
import { appendToErasureList, getErasureList, readErasureList } from './erasure-list.ts'

function createListFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-erasures-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'erasures.jsonl')
}

async function eraseRequest(inbox: Subgraph, overrides = {}): Promise<string> {
  const { id, accessToken } = await submitRequest(inbox, overrides)
  await performAsApplicant(inbox, 'erase', { accessToken })
  return id
}

test('what is erased is on the list of erasures, once, with random ids and times only', async () => {
  const ERASURE_LIST = createListFile()
  const inbox = await startRequestsService({ env: { ERASURE_LIST } })
  await submitRequest(inbox)
  const id = await eraseRequest(inbox, { email: 'noor@example.org' })
  await runDueJobs(inbox)
  await runDueJobs(inbox)
  const { erasedAt } = await inbox.em().findOneOrFail(LegalAidRequest, { id })
  expect(await readErasureList(ERASURE_LIST)).toEqual([{ id, erasedAt }])
})

test('a list that is new, on a new disk, is written whole, and a line that a crash has cut off anew', async () => {
  const ERASURE_LIST = createListFile()
  const inbox = await startRequestsService({ env: { ERASURE_LIST } })
  const first = await eraseRequest(inbox)
  await runDueJobs(inbox)
  rmSync(ERASURE_LIST)
  appendFileSync(ERASURE_LIST, `\n{"id":"${first}","erasedAt":"2026-`)
  const second = await eraseRequest(inbox, { email: 'noor@example.org' })
  await runDueJobs(inbox)
  expect((await readErasureList(ERASURE_LIST)).map(({ id }) => id).sort()).toEqual([first, second].sort())
})

test('where ERASURE_LIST is not set, the list is in the data folder', () => {
  const settings = { env: {}, dataDir: '/srv/access' } as never
  expect(getErasureList(settings)).toBe('/srv/access/erasures.jsonl')
})

test('what a backup brings back is erased again, with the date that it was erased on, and nothing else is', async () => {
  const inbox = await startRequestsService()
  const erased = await submitRequest(inbox)
  await performAsApplicant(inbox, 'write', { accessToken: erased.accessToken, text: 'the landlord' })
  const other = await submitRequest(inbox, { email: 'noor@example.org' })
  const file = createListFile()
  const erasedAt = new Date('2026-11-20T10:00:00.000Z')
  await appendToErasureList(file, { id: erased.id, erasedAt })
  // Made and erased after the backup.
  await appendToErasureList(file, { id: '5c4ee212-0000-4000-8000-000000000009', erasedAt })

  expect(await eraseAgain(inbox.em(), await readErasureList(file))).toBe(1)
  expect(await eraseAgain(inbox.em(), await readErasureList(file))).toBe(0)
  const request = await inbox.em().findOneOrFail(LegalAidRequest, { id: erased.id })
  expect(request).toMatchObject({ status: 'erased', encrypted: '', dataKey: '', erasedAt })
  expect(await inbox.em().count(StoredMessage)).toBe(0)
  expect(await inbox.em().count(AuditEvent, { itemId: erased.id, action: 'erased' })).toBe(1)
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id: other.id })).toMatchObject({ status: 'new' })
})
