// What applicants change often, or not at all.
import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { maxChangesPerDay, PublicChange } from '../../platform/public-changes/public-change.entity.ts'
import { performAsApplicant, startWithRequest, storeDocument } from '../../testing/applicant.ts'

test('details, documents and choices that are as they were are no event', async () => {
  const { inbox, id, perform } = await startWithRequest()
  const documents = [await storeDocument(inbox)]
  const input = { adverseParty: 'Cornelius Ferryman', safeContactMethods: ['Phone'] }
  for (const _ of [1, 2, 3]) {
    await perform('addDetails', { input })
    await perform('add', { documents })
    await perform('withdraw')
  }
  const events = await inbox.em().find(AuditEvent, { itemId: id, actor: 'Applicant' })
  expect(events.map(({ action }) => action).toSorted()).toEqual(['sent papers', 'told more', 'withdrew'])
})

test('a request is changed fifty times a day at most, and erased all the same', async () => {
  const { inbox, accessToken, perform } = await startWithRequest({}, { THROTTLES: 'on' })
  await perform('setEmailUpdates', { isEnabled: false })
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
  expect(await perform('erase')).toMatchObject({ status: 'erased' })
})
