/** What an attorney reports when their matter is over, and what the office sees of it. */

import { addDays, getLocalDay } from '@access/service-kit'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { startWithClearedRequest } from '../../testing/conflict-checks.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { assignTo, findRequest, moveRequest, ruth, signInColleague } from '../../testing/staff.ts'
import { ClosingReport } from './closing-report.entity.ts'
import { closingReport } from './closing-report.rules.ts'

const today = getLocalDay('America/New_York')
const report = {
  outcome: 'settled_without_litigation',
  hours: 12.25,
  benefit: 'Danielle keeps the flat, and the arrears are waived',
  closedOn: today,
}
const submit = `mutation ($id: ID!, $input: ClosingReportInput!) {
  details: submitClosingReport(id: $id, input: $input) {
    request { closingReportedAt } closingReport { reportedBy outcome hours closedOn benefit } } }`

/** A matter that an attorney has. */
async function startWithMatter() {
  const { inbox, id, reference } = await startWithClearedRequest({}, { STAFF_EMAIL: 'ruth@example.org' })
  const attorney = signInColleague(inbox, 'attorney', 'Ana Costa')
  await moveRequest(inbox, id, 'in_review', 'eligible', 'matched')
  await assignTo(inbox, id, attorney)
  const send = (input: object = {}) => inbox.read(submit, { id, input: { ...report, ...input } }, attorney)
  return { inbox, attorney, id, reference, send }
}

test('a report marks the matter ready to close, and the office reads it', async () => {
  const { inbox, id, send } = await startWithMatter()
  expect(await send()).toEqual({
    request: { closingReportedAt: expect.any(String) },
    closingReport: { reportedBy: 'Ana Costa', ...report, closedOn: `${today}T00:00:00.000Z` },
  })
  const open = `mutation ($id: ID!) { openLegalAidRequest(id: $id, reason: "To close the matter") {
    closingReport { benefit } } }`
  expect(await inbox.readAsAdministrator(open, { id })).toEqual({
    closingReport: { benefit: report.benefit },
  })
})

test('the staff are told once, by the reference alone; a second report corrects the first', async () => {
  const { inbox, reference, send } = await startWithMatter()
  await send()
  expect(await send({ hours: 13 })).toMatchObject({ closingReport: { hours: 13 } })
  expect(await inbox.em().count(ClosingReport)).toBe(1)
  const emails = (await readOutbox(inbox)).filter(({ kind }) => kind === 'attorneyAnswer')
  expect(emails).toHaveLength(1)
  expect(emails[0]!.subject).toBe(`Ana Costa has sent the closing report for request ${reference}`)
  expect(emails[0]!.text).not.toMatch(/flat|Danielle/)
})

test('a matter that the office goes on with is not ready to close any more, until that is undone', async () => {
  const { inbox, id, send } = await startWithMatter()
  await send()
  const { closingReportedAt } = await findRequest(inbox, id)
  await assignTo(inbox, id, ruth)
  await inbox.queryAsAdministrator(
    `mutation ($id: ID!) { openLegalAidRequest(id: $id, reason: "To go on with it") { name } }`,
    { id },
  )
  await moveRequest(inbox, id, 'eligible')
  expect(await findRequest(inbox, id)).toMatchObject({ closingReportedAt: null })
  await inbox.queryAsAdministrator(
    'mutation ($ids: [ID!]!) { undoRequestChanges(ids: $ids) { updated { id } } }',
    { ids: [id] },
  )
  expect(await findRequest(inbox, id)).toMatchObject({ status: 'matched', closingReportedAt })
})

test.each([
  [{ outcome: 'won' }, 'Choose an outcome'],
  [{ hours: 1.1 }, 'Enter hours in quarters, like 12.25'],
  [{ hours: 0 }, 'Enter hours in quarters, like 12.25'],
  [{ benefit: ' ' }, 'Say what the client gained, or that it was nothing'],
])('%o is rejected at its field', (wrong, message) => {
  const { error } = closingReport.safeParse({ ...report, ...wrong })
  expect(error!.issues).toMatchObject([{ path: Object.keys(wrong), message }])
})

test('a day that is yet to come is rejected', async () => {
  const { inbox, id, attorney } = await startWithMatter()
  const input = { ...report, closedOn: addDays(today, 2) }
  expect(await inbox.queryError(submit, { id, input }, attorney)).toMatchObject({
    fields: { closedOn: 'This day is yet to come' },
  })
})

test('only who has the matter reports, and only while it is matched', async () => {
  const { inbox, id, attorney } = await startWithMatter()
  const ask = (token: string) => inbox.queryError(submit, { id, input: report }, { token })
  expect(await ask(signInColleague(inbox, 'attorney', 'Cy Okafor').token)).toMatchObject({
    code: 'NOT_FOUND',
  })
  await inbox.em().nativeUpdate(LegalAidRequest, { id }, { status: 'eligible' })
  expect(await ask(attorney.token)).toMatchObject({
    code: 'CONFLICT',
    message: 'Only a matter that an attorney has can be reported to be over',
  })
})
