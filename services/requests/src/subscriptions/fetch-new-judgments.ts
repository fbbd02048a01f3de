/** Asks the service that has the judgments how many are new to a search, by a signed call: the search is in its body, and in no address. */
import { callService, type Settings } from '@access/service-kit'
import { z } from 'zod'
import type { FollowedSearch } from './search-subscription.entity.ts'

const requestTimeout = 10_000

/** How many there are, as far as is counted. */
const newJudgments = z.object({ count: z.int().nonnegative(), isExact: z.boolean() })

/** Counts those that were added after one moment and until another; rejects when the service does not answer. */
export async function countNewJudgments(
  settings: Settings,
  search: FollowedSearch,
  { after, until }: { after: Date; until: Date },
): Promise<z.output<typeof newJudgments>> {
  const answer = await callService(settings, settings.env.CONTENT_URL, '/new-judgments', {
    body: { ...search, after, until },
    timeoutMs: requestTimeout,
  })
  if (!answer.ok) throw new Error(`new judgments could not be counted: status ${answer.status}`)
  return newJudgments.parse(await answer.json())
}
