import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { OutboxEmail } from '../platform/email/outbox-email.entity.ts'
import { performAsApplicant, submitRequest } from '../testing/applicant.ts'
import { recordClearCheck } from '../testing/conflict-checks.ts'
import { startRequestsService } from '../testing/requests-service.ts'
import { openRequest } from '../testing/staff.ts'

const helper = { name: 'Rosa Lind', contact: 'rosa@example.org', preferredContact: 'Helper' }

const open = (inbox: Subgraph, id: string) =>
  openRequest(
    inbox,
    id,
    'name helper { name contact preferredContact } conflicts { isLocked parties { name } }',
  )

test('staff read who filled in a request once it is unlocked, and the helper is none of its parties', async () => {
  const inbox = await startRequestsService()
  const { id } = await submitRequest(inbox, { helper })
  const parties = [{ name: 'Ana Diaz' }]
  expect(await open(inbox, id)).toEqual({ name: null, helper: null, conflicts: { isLocked: true, parties } })
  await recordClearCheck(inbox, id)
  expect(await open(inbox, id)).toEqual({ name: 'Ana Diaz', helper, conflicts: { isLocked: false, parties } })
})

test('receipt and status say whom we contact, and neither a name nor an address', async () => {
  const inbox = await startRequestsService()
  const receipt = await submitRequest(inbox, { helper })
  const { accessToken } = receipt
  const status = await performAsApplicant(inbox, 'look', { accessToken })
  for (const answer of [receipt, status]) {
    expect(answer).toMatchObject({ preferredContact: 'Helper', hasSafeEmail: true, hasSafePhone: true })
    expect(JSON.stringify(answer)).not.toMatch(/Rosa|rosa@/)
  }
})

test('what we send by email goes to the applicant alone, whoever is to be contacted', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitRequest(inbox, {
    helper,
    email: undefined,
    hasNoSafeEmail: true,
  })
  await inbox.queryAsAdministrator(
    'mutation ($id: ID!) { writeToApplicant(id: $id, text: "We need a date.") { name } }',
    { id },
  )
  await performAsApplicant(inbox, 'erase', { accessToken })
  expect(await inbox.em().count(OutboxEmail)).toBe(0)
})

test('the helper is encrypted with the request, and erased with it', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitRequest(inbox, { helper })
  const rows = await inbox.em().execute('select * from legal_aid_request')
  expect(JSON.stringify(rows)).not.toMatch(/Rosa|rosa@/)
  expect(await performAsApplicant(inbox, 'erase', { accessToken })).toMatchObject({ preferredContact: null })
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id })).toMatchObject({
    encrypted: '',
    dataKey: '',
  })
})
