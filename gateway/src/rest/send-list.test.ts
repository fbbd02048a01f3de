import { expect, test } from 'vitest'
import { createServiceError } from '../testing/fake-service.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const buildJudgments = (count: number, summary: string | null) =>
  Array.from({ length: count }, (_, index) => ({
    id: `j${index}`,
    slug: `judgment-${index}-2026`,
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
    title: `Judgment ${index}`,
    courtName: 'Supreme Court',
    judgmentDate: '2026-01-01',
    category: 'Housing',
    summary,
    keywords: [],
    isVisible: true,
  }))

interface Options {
  /** Called before each part is answered. */
  onPart?: (after: string | null) => unknown
  summary?: string
}

/** A gateway whose content has so many judgments. */
async function startWithJudgments(count: number, { onPart = () => {}, summary }: Options = {}) {
  const judgments = buildJudgments(count, summary ?? null)
  const gateway = await startTestGateway({
    content: {
      Query: {
        judgmentsAfter: async (_: unknown, { after, limit }: { after: string | null; limit: number }) => {
          await onPart(after)
          const start = after === null ? 0 : judgments.findIndex(({ id }) => id === after) + 1
          return judgments.slice(start, start + limit)
        },
      },
    },
  })
  return { gateway, judgments }
}

const getIds = (json: { id: string }[]) => json.map(({ id }) => id)

test.each([0, 100, 125])(
  'a list of %d has its length, and is the same for all, however it was read',
  async (count) => {
    const { gateway, judgments } = await startWithJudgments(count)
    const { headers, text, json } = await gateway.get('/api/judgments')
    expect(getIds(json)).toEqual(getIds(judgments))
    expect(text).toBe(JSON.stringify(json))
    expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    expect(headers.get('cache-control')).toBe('max-age=900, public')
  },
)

test('a list of thousands is the same JSON, sent as it comes, and stored by nobody', async () => {
  const { gateway, judgments } = await startWithJudgments(4_250)
  for (const token of [undefined, 'good']) {
    const { status, headers, text, json } = await gateway.get('/api/judgments', token ? { token } : {})
    expect(status).toBe(200)
    expect(getIds(json)).toEqual(getIds(judgments))
    expect(text).toBe(JSON.stringify(json))
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-length')).toBeNull()
  }
})

test('what is beyond waits for the client', async () => {
  const readParts = new Set<string | null>()
  const { gateway } = await startWithJudgments(20_000, {
    onPart: (after) => readParts.add(after),
    summary: 'x'.repeat(5_000),
  })
  const response = await fetch(`${gateway.url}/api/judgments`)
  const reader = response.body!.getReader()
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toMatch(/^\[{"id":"j0"/)
  await reader.cancel()
  expect(readParts.size).toBeLessThan(100)
})

test('a list that breaks off in the middle is an error for the client, not a shorter list', async () => {
  const { gateway } = await startWithJudgments(4_250, {
    onPart(after) {
      if (after === 'j4099') throw createServiceError('BUSY', 'Not now')
    },
  })
  const response = await fetch(`${gateway.url}/api/judgments`)
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})
