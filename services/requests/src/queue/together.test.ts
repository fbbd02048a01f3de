import { Activity } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { Mail } from '../mails/mail.ts'
import { done, sent } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'

type Together = {
  done: { id: string; status: string; assigneeName: string | null }[]
  refused: { id: string; reference: string | null; reason: string }[]
}

const fields = '{ done { id status assigneeName } refused { id reference reason } }'
const moving = `mutation ($ids: [ID!]!, $to: String!) { moveRequests(ids: $ids, to: $to) ${fields} }`
const assigning = `mutation ($ids: [ID!]!, $to: ID) { assignRequests(ids: $ids, to: $to) ${fields} }`

async function together(inbox: Subgraph, query: string, variables: object) {
  return Object.values(await inbox.asAdministrator<Record<string, Together>>(query, variables))[0]!
}

test('many are moved at once, each by the rules, and what may not move is named with the reason', async () => {
  const inbox = await theInbox()
  const [one, other, stays] = [
    await sent(inbox, { name: 'One' }),
    await sent(inbox, { name: 'Other' }),
    await sent(inbox, { name: 'Stays' }),
  ]
  await done(inbox, 'erase', { pass: stays.pass })
  const missing = crypto.randomUUID()
  const ids = [one.id, stays.id, missing, other.id, one.id]
  const { done: moved, refused } = await together(inbox, moving, { ids, to: 'in_review' })
  expect(moved.map(({ id, status }) => [id, status])).toEqual([
    [one.id, 'in_review'],
    [other.id, 'in_review'],
  ])
  expect(refused).toEqual([
    {
      id: stays.id,
      reference: stays.reference,
      reason: 'A request that is erased cannot be moved there',
    },
    { id: missing, reference: null, reason: expect.stringContaining('no legal aid request') },
  ])
  expect(await inbox.em().count(Activity, { action: 'moved to in review' })).toBe(2)
})

test('who wants mails hears of a move that was made with others as of any other', async () => {
  const inbox = await theInbox()
  const { id, pass } = await sent(inbox)
  await done(inbox, 'mail', { pass, wanted: true })
  await together(inbox, moving, { ids: [id], to: 'in_review' })
  expect(await inbox.em().count(Mail, { item: id, kind: 'statusUpdate' })).toBe(1)
})

test('a request whose mail cannot be written stays, and does not hold up the others', async () => {
  const inbox = await theInbox()
  const [bad, good] = [await sent(inbox, { name: 'Bad' }), await sent(inbox, { name: 'Good' })]
  const { sealed } = await inbox.em().findOneOrFail(LegalAidRequest, { id: good.id })
  await inbox.em().nativeUpdate(LegalAidRequest, { id: bad.id }, { sealed, mailed: true })
  const { done: moved, refused } = await together(inbox, moving, {
    ids: [bad.id, good.id],
    to: 'in_review',
  })
  expect(moved.map(({ id }) => id)).toEqual([good.id])
  expect(refused).toMatchObject([{ reference: bad.reference, reason: 'It cannot be opened' }])
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id: bad.id })).toMatchObject({ status: 'new' })
})

test('many are given to one, but for those that were erased', async () => {
  const inbox = await theInbox()
  const [kept, erased] = [await sent(inbox, { name: 'Kept' }), await sent(inbox, { name: 'Erased' })]
  await done(inbox, 'erase', { pass: erased.pass })
  const ruth = '7d9f1c1e-0000-4000-8000-000000000001'
  const answer = await together(inbox, assigning, { ids: [kept.id, erased.id], to: ruth })
  expect(answer).toMatchObject({
    done: [{ id: kept.id, assigneeName: 'Ruth Abernathy' }],
    refused: [{ reference: erased.reference, reason: 'This request has been erased' }],
  })
})

test('more than a hundred at once are refused, and nothing is done', async () => {
  const inbox = await theInbox()
  const { id } = await sent(inbox)
  const ids = [id, ...Array.from({ length: 100 }, () => crypto.randomUUID())]
  const refusal = await inbox.refusal(moving, { ids, to: 'in_review' }, { token: inbox.token })
  expect(refusal).toMatchObject({ fields: { ids: 'Choose 100 or fewer at once' } })
  expect(await inbox.em().findOneOrFail(LegalAidRequest, { id })).toMatchObject({ status: 'new' })
})
