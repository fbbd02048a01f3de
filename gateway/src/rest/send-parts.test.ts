import { expect, test } from 'vitest'
import { createServiceError } from '../testing/fake-service.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const buildJudgments = (count: number, summary: string | null) =>
  Array.from({ length: count }, (_, index) => ({
    id: `j${index}`,
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
        judgmentsPage: () => ({ total: count }),
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

test.each([0, 3, 25, 125, 700])(
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

test('its first part is short, sent before the others are read, and they wait for the client', async () => {
  const requestedIds: (string | null)[] = []
  let goOn = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { gateway } = await startWithJudgments(4_250, {
    onPart(after) {
      requestedIds.push(after)
      return requestedIds.length > 1 ? isAllowed : undefined
    },
  })
  const response = await fetch(`${gateway.url}/api/judgments`)
  const reader = response.body!.getReader()
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toMatch(/^\[{"id":"j0"/)
  await expect.poll(() => requestedIds, { interval: 5 }).toEqual([null, 'j24'])
  goOn()
  await reader.cancel()
})

test('a list that breaks off in the middle is an error for the client, not a shorter list', async () => {
  const { gateway } = await startWithJudgments(4_250, {
    onPart(after) {
      if (after === 'j1024') throw createServiceError('BUSY', 'Not now')
    },
  })
  const response = await fetch(`${gateway.url}/api/judgments`)
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

test('two are sent to one client at once, whose next is asked to come back, and another is answered', async () => {
  // More than what is on its way to clients that do not read.
  const { gateway } = await startWithJudgments(4_250, { summary: 'x'.repeat(5_000) })
  const readAs = (client: string) => ({ headers: { 'x-client-address': client } })
  const begun = await Promise.all(
    [1, 2].map(() => fetch(`${gateway.url}/api/judgments`, readAs('192.0.2.1'))),
  )
  const rejected = await gateway.get('/api/judgments', readAs('192.0.2.1'))
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '10'])
  expect((await gateway.get('/api/judgments', readAs('192.0.2.2'))).json).toHaveLength(4_250)
  for (const response of begun) expect(await response.json()).toHaveLength(4_250)
  expect((await gateway.get('/api/judgments', readAs('192.0.2.1'))).json).toHaveLength(4_250)
})
