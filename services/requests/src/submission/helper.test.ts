import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { performAsApplicant, startWithRequest, submitRequest } from '../testing/applicant.ts'
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
  const { inbox, id } = await startWithRequest({ helper })
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
