import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { performAsApplicant, storeDocument, submitRequest } from '../../testing/applicant.ts'
import {
  performConflictOperation,
  startWithClearedRequest,
  submitClearedRequest,
} from '../../testing/conflict-checks.ts'
import { exampleCaseSummary, startEligibleRequest } from '../../testing/offers.ts'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import { assignTo, ruth, signInColleague } from '../../testing/staff.ts'
import { StoredParty } from '../conflicts/party.entity.ts'
import type { CaseSheet } from './case-sheet.resolver.ts'

const printMutation = `mutation ($id: ID!, $isRedacted: Boolean!) {
  sheet: printCaseSheet(id: $id, isRedacted: $isRedacted) {
    isRedacted reference category urgency status courtDate assigneeName email phone language interpreter
    income household parties { role name } partyCount summary isSummaryShortened
    screening { result explanation } documents { name kind } documentCount history { status }
  }
}`

const print = (inbox: Subgraph, id: string, { isRedacted = false, token = inbox.token } = {}) =>
  inbox.read<CaseSheet>(printMutation, { id, isRedacted }, { token })

const identifying = {
  name: 'Perpetua Quillfeather',
  email: 'perpetua@example.org',
  phone: '+1 555 555 0142',
  helper: { name: 'Rosa Lind', contact: 'rosa@example.org', preferredContact: 'Helper' },
  courtDate: '2099-04-01',
  description: 'Magnus Thorvald locked me out of 12 Elm Street.',
}

/** A request that names everybody, of an eligible applicant, with a document called after them. */
async function startIdentifying() {
  const current = await startEligibleRequest(identifying)
  const { inbox, receipt } = current
  const { accessToken } = receipt
  await performAsApplicant(inbox, 'addDetails', {
    accessToken,
    input: {
      adverseParty: 'Magnus Thorvald',
      language: 'Spanish',
      interpreter: true,
      accessNeeds: 'Ask for Perpetua',
    },
  })
  await performAsApplicant(inbox, 'add', {
    accessToken,
    documents: [await storeDocument(inbox, { name: 'Quillfeather lease.pdf' })],
  })
  await current.clearAgain()
  return current
}

test('a case sheet has the request on one page', async () => {
  const { inbox, id, receipt } = await startIdentifying()
  const sheet = await print(inbox, id)
  expect(sheet).toMatchObject({
    isRedacted: false,
    reference: receipt.reference,
    status: 'eligible',
    courtDate: '2099-04-01T00:00:00.000Z',
    email: identifying.email,
    phone: identifying.phone,
    language: 'Spanish',
    interpreter: true,
    household: '3',
    parties: [
      { role: 'applicant', name: identifying.name },
      { role: 'other side', name: 'Magnus Thorvald' },
    ],
    partyCount: 2,
    summary: identifying.description,
    isSummaryShortened: false,
    documents: [{ name: 'Quillfeather lease.pdf', kind: 'pdf' }],
    documentCount: 1,
    history: [{ status: 'new' }, { status: 'in_review' }, { status: 'eligible' }],
  })
})

test('a redacted sheet has no name, no address, and nothing of what the applicant wrote', async () => {
  const { inbox, id } = await startIdentifying()
  await assignTo(inbox, id, ruth)
  const sheet = await print(inbox, id, { isRedacted: true })
  expect(JSON.stringify(sheet)).not.toMatch(
    /Perpetua|Quillfeather|Magnus|Thorvald|Rosa|Lind|Ruth|example\.org|0142|Elm|lease/,
  )
  expect(sheet).toMatchObject({
    isRedacted: true,
    status: 'eligible',
    courtDate: '2099-04-01T00:00:00.000Z',
    language: 'Spanish',
    household: '2 or 3 people',
    parties: [
      { role: 'applicant', name: null },
      { role: 'other side', name: null },
    ],
    summary: null,
    documents: [{ name: null, kind: 'pdf' }],
    documentCount: 1,
  })
})

test('its summary is what was written for an attorney, as long as that names nobody', async () => {
  const current = await startIdentifying()
  const { inbox, id } = current
  await current.offer()
  expect((await print(inbox, id, { isRedacted: true })).summary).toBe(exampleCaseSummary)
  await performConflictOperation(inbox, 'saveParty', {
    id,
    input: { role: 'further party', name: 'Tenant Hearing', aliases: [] },
  })
  await current.clearAgain()
  expect((await print(inbox, id, { isRedacted: true })).summary).toBeNull()
})

test('a long story is shortened to what fits, at the end of a word, and says so', async () => {
  const { inbox, id } = await startWithClearedRequest({ description: 'heating\n\n'.repeat(400) })
  const { summary, isSummaryShortened } = await print(inbox, id)
  expect(isSummaryShortened).toBe(true)
  expect(summary!.length).toBeLessThanOrEqual(1401)
  expect(summary).toMatch(/^heating heating .* heating…$/)
})

test('whoever prints is recorded, and whether it was redacted, without a name', async () => {
  const { inbox, id, reference } = await startWithClearedRequest({ name: identifying.name })
  for (const isRedacted of [false, true]) await print(inbox, id, { isRedacted })
  const lines = await listEvents(inbox, { action: { $like: 'printed%' } })
  expect(lines).toMatchObject([
    { actor: 'Ruth Abernathy', action: 'printed the case sheet', title: reference, itemId: id },
    { actor: 'Ruth Abernathy', action: 'printed a redacted case sheet', title: reference, itemId: id },
  ])
  expect(JSON.stringify(lines)).not.toContain('Perpetua')
})

test('a request that is locked, a colleague’s or erased is not printed, and nothing is recorded', async () => {
  const inbox = await startRequestsService()
  const locked = await submitRequest(inbox, { name: 'Bo' })
  const colleagues = await submitClearedRequest(inbox, { name: 'Cy' })
  await assignTo(inbox, colleagues.id, signInColleague(inbox, 'intakeWorker'))
  const erased = await submitClearedRequest(inbox)
  await performAsApplicant(inbox, 'erase', { accessToken: erased.accessToken })
  const askFor = (id: string) => inbox.errorAsAdministrator(printMutation, { id, isRedacted: false })
  expect(await askFor(locked.id)).toMatchObject({ code: 'CONFLICT' })
  expect(await askFor(colleagues.id)).toMatchObject({ fields: { reason: expect.any(String) } })
  expect(await askFor(erased.id)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await inbox.em().count(AuditEvent, { action: { $like: 'printed%' } })).toBe(0)
})

test('a party that cannot be read keeps the sheet from nobody: it is counted, and a redacted one has no summary', async () => {
  const current = await startIdentifying()
  const { inbox, id } = current
  await current.offer()
  expect((await print(inbox, id, { isRedacted: true })).summary).toBe(exampleCaseSummary)
  await inbox.em().nativeUpdate(StoredParty, { requestId: id, role: 'other side' }, { encrypted: 'AAAA' })
  expect(await print(inbox, id)).toMatchObject({
    parties: [{ role: 'applicant', name: 'Perpetua Quillfeather' }],
    partyCount: 2,
  })
  expect((await print(inbox, id, { isRedacted: true })).summary).toBeNull()
})
