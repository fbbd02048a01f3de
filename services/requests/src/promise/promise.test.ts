import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aLegalAidRequest } from '../legal-aid-requests/legal-aid-request.examples.ts'
import { LegalAidRequest, newLegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { usualOffice } from '../office/office.ts'
import { keysOf } from '../sealedItem.ts'
import { theInbox } from '../testing/theInbox.ts'

const aDay = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * aDay)
const inDays = (days: number) => daysAgo(-days)

/** What a request says of its promises; of one that says nothing more both were kept. */
const kept = {
  receivedAt: daysAgo(30),
  reviewBy: daysAgo(28),
  reviewedAt: daysAgo(29),
  matchBy: daysAgo(20),
  matchedAt: daysAgo(21),
  status: 'matched' as const,
}
const late = { ...kept, reviewedAt: daysAgo(27), matchedAt: daysAgo(19) }
const waiting = {
  ...kept,
  receivedAt: daysAgo(1),
  reviewBy: inDays(1),
  reviewedAt: null,
  matchBy: inDays(8),
  matchedAt: null,
  status: 'new' as const,
}

async function withRequests(inbox: Subgraph, count: number, about: Partial<LegalAidRequest>) {
  const em = inbox.em()
  for (let nth = 0; nth < count; nth += 1) {
    const request = newLegalAidRequest(
      aLegalAidRequest() as never,
      keysOf(inbox),
      usualOffice(inbox.settings),
    )
    em.persist(em.assign(em.create(LegalAidRequest, request as never), about as never))
  }
  await em.flush()
}

const asking = '{ promiseKept { answered { kept total } matched { kept total } since until least } }'

type Told = Record<'answered' | 'matched', { kept: number | null; total: number | null }>

async function toldOf(...crowds: [count: number, about: Partial<LegalAidRequest>][]) {
  const inbox = await theInbox()
  for (const [count, about] of crowds) await withRequests(inbox, count, about)
  const { promiseKept } = await inbox.ask<{ promiseKept: Told }>(asking)
  return promiseKept
}

const none = { kept: null, total: null }

test('of nineteen nothing is told, and of twenty the share', async () => {
  expect(await toldOf([19, kept])).toMatchObject({ answered: none, matched: none, least: 20 })
  expect(await toldOf([19, kept], [1, late])).toMatchObject({
    answered: { kept: 95, total: 20 },
    matched: { kept: 95, total: 20 },
  })
})

test('a share is in whole percent, rounded down', async () => {
  expect(await toldOf([20, kept], [1, late])).toMatchObject({ answered: { kept: 95, total: 21 } })
})

test('what has not come due is not counted, unless it was kept already', async () => {
  const early = { ...waiting, reviewedAt: daysAgo(0.5), status: 'in_review' as const }
  expect(await toldOf([20, kept], [5, waiting], [2, early])).toMatchObject({
    answered: { kept: 100, total: 22 },
    matched: { kept: 100, total: 20 },
  })
})

test('what came due and was never answered counts as not kept', async () => {
  const forgotten = { ...kept, reviewedAt: null, matchedAt: null, status: 'in_review' as const }
  expect(await toldOf([15, kept], [5, forgotten])).toMatchObject({
    answered: { kept: 75, total: 20 },
    matched: { kept: 75, total: 20 },
  })
})

test.each(['withdrawn', 'erased'] as const)('what was %s is not counted', async (status) => {
  expect(await toldOf([20, kept], [5, { ...late, status }])).toMatchObject({
    answered: { kept: 100, total: 20 },
    matched: { kept: 100, total: 20 },
  })
})

test.each(['declined', 'referred'] as const)(
  'who was %s was answered, and is owed no attorney',
  async (status) => {
    expect(await toldOf([20, kept], [4, { ...kept, matchedAt: null, status }])).toMatchObject({
      answered: { kept: 100, total: 24 },
      matched: { kept: 100, total: 20 },
    })
  },
)

test('what was received more than ninety days ago is not counted', async () => {
  const old = { ...late, receivedAt: daysAgo(90.01) }
  const nearly = { ...late, receivedAt: daysAgo(89.99) }
  expect(await toldOf([20, kept], [5, old], [1, nearly])).toMatchObject({ answered: { total: 21 } })
})

test('the shares are remembered for a while, so that nobody learns of a single request by asking twice', async () => {
  const inbox = await theInbox()
  await withRequests(inbox, 20, kept)
  const first = await inbox.ask(asking)
  await withRequests(inbox, 5, late)
  expect(await inbox.ask(asking)).toEqual(first)
})
