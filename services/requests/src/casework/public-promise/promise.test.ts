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

type Share = { keptPercent: number | null; total: number | null }

async function getStatistics(counts: Partial<Record<keyof typeof crowds, number>>) {
  const inbox = await startRequestsService()
  for (const [name, count] of Object.entries(counts))
    await withRequests(inbox, count, crowds[name as keyof typeof crowds])
  return inbox.read<Record<'review' | 'match', Share>>(statisticsQuery)
}
/** Requests by what became of their promises. */
const crowds = {
  kept: keptRequest,
  late: lateRequest,
  pending: pendingRequest,
  early: { ...pendingRequest, reviewedAt: daysAgo(0.5), status: 'in_review' },
  unanswered: { ...keptRequest, reviewedAt: null, matchedAt: null, status: 'in_review' },
  withdrawn: { ...lateRequest, status: 'withdrawn' },
  erased: { ...lateRequest, status: 'erased' },
  declined: { ...keptRequest, matchedAt: null, status: 'declined' },
  referred: { ...keptRequest, matchedAt: null, status: 'referred' },
  old: { ...lateRequest, receivedAt: daysAgo(90.01) },
  almostOld: { ...lateRequest, receivedAt: daysAgo(89.99) },
} satisfies Record<string, Partial<LegalAidRequest>>

test.each<[string, Partial<Record<keyof typeof crowds, number>>, string, string]>([
  ['nineteen requests have no share', { kept: 19 }, 'null% of null', 'null% of null'],
  ['twenty have one', { kept: 19, late: 1 }, '95% of 20', '95% of 20'],
  ['a share is rounded down', { kept: 20, late: 1 }, '95% of 21', '95% of 21'],
  ['what is not due counts if it was kept', { kept: 20, pending: 5, early: 2 }, '100% of 22', '100% of 20'],
  ['what came due unanswered was not kept', { kept: 15, unanswered: 5 }, '75% of 20', '75% of 20'],
  ['what was withdrawn does not count', { kept: 20, withdrawn: 5 }, '100% of 20', '100% of 20'],
  ['what was erased does not count', { kept: 20, erased: 5 }, '100% of 20', '100% of 20'],
  ['the declined are answered, and owed no attorney', { kept: 20, declined: 4 }, '100% of 24', '100% of 20'],
  ['the referred are answered, and owed no attorney', { kept: 20, referred: 4 }, '100% of 24', '100% of 20'],
  ['ninety days count', { kept: 20, old: 5, almostOld: 1 }, '95% of 21', '95% of 21'],
])('%s', async (_, counts, review, match) => {
  const statistics = await getStatistics(counts)
  const format = ({ keptPercent, total }: Share) => `${keptPercent}% of ${total}`
  expect([format(statistics.review), format(statistics.match)]).toEqual([review, match])
})

test('the shares are remembered for a while, so that nobody learns of a single request by asking twice', async () => {
  const inbox = await startRequestsService()
  await withRequests(inbox, 20, keptRequest)
  const first = await inbox.query(statisticsQuery)
  await withRequests(inbox, 5, lateRequest)
  expect(await inbox.query(statisticsQuery)).toEqual(first)
})
