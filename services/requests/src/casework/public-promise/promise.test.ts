import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import {
  LegalAidRequest,
  newLegalAidRequest,
} from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { buildLegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.examples.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { getDefaultOfficeSettings } from '../../platform/office/office-settings.ts'
import { startRequestsService } from '../../testing/requests-service.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const inDays = (days: number) => daysAgo(-days)

/** What a request says of its promises; of one that says nothing more both were kept. */
const keptRequest = {
  receivedAt: daysAgo(30),
  reviewDueAt: daysAgo(28),
  reviewedAt: daysAgo(29),
  matchDueAt: daysAgo(20),
  matchedAt: daysAgo(21),
  status: 'matched' as const,
}
const lateRequest = { ...keptRequest, reviewedAt: daysAgo(27), matchedAt: daysAgo(19) }
const pendingRequest = {
  ...keptRequest,
  receivedAt: daysAgo(1),
  reviewDueAt: inDays(1),
  reviewedAt: null,
  matchDueAt: inDays(8),
  matchedAt: null,
  status: 'new' as const,
}

async function withRequests(inbox: Subgraph, count: number, about: Partial<LegalAidRequest>) {
  const em = inbox.em()
  for (let nth = 0; nth < count; nth += 1) {
    const { request } = newLegalAidRequest(
      buildLegalAidRequest() as never,
      getEncryptionKeys(inbox),
      getDefaultOfficeSettings(inbox.settings),
    )
    em.persist(em.assign(em.create(LegalAidRequest, request as never), about as never))
  }
  await em.flush()
}

const statisticsQuery =
  '{ promiseStatistics { review { keptPercent total } match { keptPercent total } periodStart periodEnd minimumSample } }'

type Statistics = Record<'review' | 'match', { keptPercent: number | null; total: number | null }>

async function getStatistics(...crowds: [count: number, about: Partial<LegalAidRequest>][]) {
  const inbox = await startRequestsService()
  for (const [count, about] of crowds) await withRequests(inbox, count, about)
  const { promiseStatistics } = await inbox.query<{ promiseStatistics: Statistics }>(statisticsQuery)
  return promiseStatistics
}

const noShare = { keptPercent: null, total: null }

test('with nineteen requests there is no share, with twenty there is', async () => {
  expect(await getStatistics([19, keptRequest])).toMatchObject({
    review: noShare,
    match: noShare,
    minimumSample: 20,
  })
  expect(await getStatistics([19, keptRequest], [1, lateRequest])).toMatchObject({
    review: { keptPercent: 95, total: 20 },
    match: { keptPercent: 95, total: 20 },
  })
})

test('a share is in whole percent, rounded down', async () => {
  expect(await getStatistics([20, keptRequest], [1, lateRequest])).toMatchObject({
    review: { keptPercent: 95, total: 21 },
  })
})

test('what is not due yet is not counted, unless it was kept already', async () => {
  const early = { ...pendingRequest, reviewedAt: daysAgo(0.5), status: 'in_review' as const }
  expect(await getStatistics([20, keptRequest], [5, pendingRequest], [2, early])).toMatchObject({
    review: { keptPercent: 100, total: 22 },
    match: { keptPercent: 100, total: 20 },
  })
})

test('what came due and was never answered counts as not kept', async () => {
  const purged = { ...keptRequest, reviewedAt: null, matchedAt: null, status: 'in_review' as const }
  expect(await getStatistics([15, keptRequest], [5, purged])).toMatchObject({
    review: { keptPercent: 75, total: 20 },
    match: { keptPercent: 75, total: 20 },
  })
})

test.each(['withdrawn', 'erased'] as const)('what was %s is not counted', async (status) => {
  expect(await getStatistics([20, keptRequest], [5, { ...lateRequest, status }])).toMatchObject({
    review: { keptPercent: 100, total: 20 },
    match: { keptPercent: 100, total: 20 },
  })
})

test.each(['declined', 'referred'] as const)(
  'who was %s was answered, and is owed no attorney',
  async (status) => {
    expect(
      await getStatistics([20, keptRequest], [4, { ...keptRequest, matchedAt: null, status }]),
    ).toMatchObject({
      review: { keptPercent: 100, total: 24 },
      match: { keptPercent: 100, total: 20 },
    })
  },
)

test('what was received more than ninety days ago is not counted', async () => {
  const old = { ...lateRequest, receivedAt: daysAgo(90.01) }
  const nearly = { ...lateRequest, receivedAt: daysAgo(89.99) }
  expect(await getStatistics([20, keptRequest], [5, old], [1, nearly])).toMatchObject({
    review: { total: 21 },
  })
})

test('the shares are remembered for a while, so that nobody learns of a single request by asking twice', async () => {
  const inbox = await startRequestsService()
  await withRequests(inbox, 20, keptRequest)
  const first = await inbox.query(statisticsQuery)
  await withRequests(inbox, 5, lateRequest)
  expect(await inbox.query(statisticsQuery)).toEqual(first)
})
