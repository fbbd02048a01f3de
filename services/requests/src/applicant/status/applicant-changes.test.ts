// What applicants change often, or not at all.
import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { maxChangesPerDay, PublicChange } from '../../platform/public-changes/public-change.entity.ts'
import { performAsApplicant, storeDocument, submitRequest } from '../../testing/applicant.ts'
import { startRequestsService } from '../../testing/requests-service.ts'

test('details, documents and choices that are as they were are no event', async () => {
  const inbox = await startRequestsService()
  const { id, accessToken } = await submitRequest(inbox)
  const documents = [await storeDocument(inbox)]
  const input = { adverseParty: 'Cornelius Ferryman', safeContactMethods: ['Phone'] }
  for (const _ of [1, 2, 3]) {
    await performAsApplicant(inbox, 'addDetails', { accessToken, input })
    await performAsApplicant(inbox, 'add', { accessToken, documents })
    await performAsApplicant(inbox, 'withdraw', { accessToken })
  }
  const events = await inbox.em().find(AuditEvent, { itemId: id, actor: 'Applicant' })
  expect(events.map(({ action }) => action).toSorted()).toEqual(['sent papers', 'told more', 'withdrew'])
})

test('a request is changed fifty times a day at most, and erased all the same', async () => {
  const inbox = await startRequestsService({ env: { THROTTLES: 'on' } })
  const { accessToken } = await submitRequest(inbox)
  await performAsApplicant(inbox, 'setEmailUpdates', { accessToken, isEnabled: false })
  const { subject } = await inbox.em().findOneOrFail(PublicChange, { subject: { $ne: '' } })
  const rest = Array.from({ length: maxChangesPerDay - 1 }, () =>
    Object.assign(new PublicChange(), { subject }),
  )
  await inbox.em().persist(rest).flush()
  for (const action of ['withdraw', 'setEmailUpdates', 'addDetails'] as const) {
    const change = performAsApplicant(inbox, action, {
      accessToken,
      isEnabled: true,
      input: { adverseParty: 'X' },
    })
    await expect(change, action).rejects.toThrow('You have changed this many times today')
  }
  expect(await performAsApplicant(inbox, 'erase', { accessToken })).toMatchObject({ status: 'erased' })
})
