import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { performAsApplicant, startWithRequest, submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'
import { findRequest, ruth } from '../../testing/staff.ts'

type BulkResult = {
  updated: { id: string; status: string; assigneeName: string | null }[]
  rejected: { id: string; reference: string | null; reason: string }[]
}

const fields = '{ updated { id status assigneeName } rejected { id reference reason } }'
const statusMutation = `mutation ($ids: [ID!]!, $status: String!) { changeRequestStatuses(ids: $ids, status: $status) ${fields} }`
const letterMutation = `mutation ($ids: [ID!]!, $letter: LetterInput) {
  changeRequestStatuses(ids: $ids, status: "declined", letter: $letter) ${fields}
}`
const assignMutation = `mutation ($ids: [ID!]!, $assigneeId: ID) { assignRequests(ids: $ids, assigneeId: $assigneeId) ${fields} }`

const runBulk = (inbox: Subgraph, query: string, variables: object) =>
  inbox.readAsAdministrator<BulkResult>(query, variables)

test('many statuses are changed at once, each by the rules, and rejected ones are named with the reason', async () => {
  const inbox = await startRequestsService()
  const [one, other, stays] = [
    await submitRequest(inbox, { name: 'One' }),
    await submitRequest(inbox, { name: 'Other' }),
    await submitRequest(inbox, { name: 'Stays' }),
  ]
  await performAsApplicant(inbox, 'erase', { accessToken: stays.accessToken })
  const missing = crypto.randomUUID()
  const ids = [one.id, stays.id, missing, other.id, one.id]
  const { updated: moved, rejected } = await runBulk(inbox, statusMutation, { ids, status: 'in_review' })
  expect(moved.map(({ id, status }) => [id, status])).toEqual([
    [one.id, 'in_review'],
    [other.id, 'in_review'],
  ])
  expect(rejected).toEqual([
    {
      id: stays.id,
      reference: stays.reference,
      reason: 'A request that is erased cannot be moved there',
    },
    { id: missing, reference: null, reason: expect.stringContaining('no legal aid request') },
  ])
  expect(await inbox.em().count(AuditEvent, { action: 'moved to in review' })).toBe(2)
})

test('one letter goes to many, filled in for each, and who cannot be declined stays with the reason', async () => {
  const inbox = await startRequestsService()
  const [one, other] = [
    await submitRequest(inbox, { name: 'One' }),
    await submitRequest(inbox, { name: 'Other', category: 'Employment' }),
  ]
  const gone = await submitRequest(inbox, { name: 'Gone' })
  await inbox.queryAsAdministrator(statusMutation, { ids: [gone.id], status: 'withdrawn' })
  const letter = {
    subject: 'About {{reference}}',
    text: 'We take nothing about {{category}}.\n{{referralResources}}',
  }
  const ids = [one.id, other.id, gone.id]
  const { updated, rejected } = await runBulk(inbox, letterMutation, { ids, letter })
  expect(updated.map(({ status }) => status)).toEqual(['declined', 'declined'])
  expect(rejected).toMatchObject([{ reference: gone.reference }])
  const { messages } = await performAsApplicant(inbox, 'look', { accessToken: other.accessToken })
  expect(messages[0]!.text).toContain(`About ${other.reference}\n\nWe take nothing about Employment.`)
})

test('a letter that lacks what it must say is sent to nobody', async () => {
  const { inbox, id } = await startWithRequest()
  const error = await inbox.errorAsAdministrator(letterMutation, {
    ids: [id],
    letter: { subject: 'No', text: 'No.' },
  })
  expect(error).toMatchObject({ fields: { text: expect.stringContaining('{{referralResources}}') } })
})

test('a request whose email cannot be written stays, and does not hold up the others', async () => {
  const inbox = await startRequestsService()
  const [bad, good] = [
    await submitRequest(inbox, { name: 'Bad' }),
    await submitRequest(inbox, { name: 'Good' }),
  ]
  const { encrypted } = await findRequest(inbox, good.id)
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad.id }, { encrypted, isEmailEnabled: true })
  const { updated: moved, rejected } = await runBulk(inbox, statusMutation, {
    ids: [bad.id, good.id],
    status: 'in_review',
  })
  expect(moved.map(({ id }) => id)).toEqual([good.id])
  expect(rejected).toMatchObject([{ reference: bad.reference, reason: 'It cannot be opened' }])
  expect(await findRequest(inbox, bad.id)).toMatchObject({ status: 'new' })
})

test('many are assigned to one, except those that were erased', async () => {
  const inbox = await startRequestsService()
  const [open, erased] = [
    await submitRequest(inbox, { name: 'Kept' }),
    await submitRequest(inbox, { name: 'Erased' }),
  ]
  await performAsApplicant(inbox, 'erase', { accessToken: erased.accessToken })
  const answer = await runBulk(inbox, assignMutation, { ids: [open.id, erased.id], assigneeId: ruth.id })
  expect(answer).toMatchObject({
    updated: [{ id: open.id, assigneeName: 'Ruth Abernathy' }],
    rejected: [{ reference: erased.reference, reason: 'This request has been erased' }],
  })
})

test('more than a hundred at once are refused, and nothing is done', async () => {
  const { inbox, id } = await startWithRequest()
  const ids = [id, ...Array.from({ length: 100 }, () => crypto.randomUUID())]
  const error = await inbox.errorAsAdministrator(statusMutation, { ids, status: 'in_review' })
  expect(error).toMatchObject({ fields: { ids: 'Choose 100 or fewer at once' } })
  expect(await findRequest(inbox, id)).toMatchObject({ status: 'new' })
})
