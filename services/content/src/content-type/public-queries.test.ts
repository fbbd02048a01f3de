import { countWaits } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildCase } from '../cases/case.examples.ts'
import { buildJudgment } from '../judgments/judgment.examples.ts'
import { buildLegalService } from '../legal-services/legal-service.examples.ts'
import { startContentWith } from '../testing/start-content.ts'

const waits: Record<string, { query: string; expected: number }> = {
  'the lists of a page': {
    query: '{ legalServices { title } featuredCases { title } recentPosts { title } teamMembers { name } }',
    expected: 1,
  },
  'events, after the time zone that says what is over': {
    query: '{ upcomingEvents { title } events { title } }',
    expected: 2,
  },
  'a page of judgments, after their number': {
    query: '{ judgmentsPage(page: 1) { total items { title } } }',
    expected: 2,
  },
}

test.each(Object.entries(waits))(
  'it is waited for PostgreSQL as seldom as can be: %s',
  async (_name, { query, expected }) => {
    const subgraph = await startContentWith(
      buildLegalService(),
      buildCase({ isFeatured: true }),
      buildJudgment(),
    )
    await subgraph.query(query)
    expect(await countWaits(() => subgraph.query(query))).toBe(expected)
  },
)
