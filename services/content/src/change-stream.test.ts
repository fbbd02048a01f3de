import type { Subgraph } from '@access/service-kit/testing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildCase, buildJudgment, buildPost } from './testing/builders.ts'
import { createItem, startContentWith, toInput } from './testing/start-content.ts'

afterEach(() => vi.useRealTimers())

type Notice = { id: number; types: string[] }

/** Opens the stream; `next` resolves to the types of the next notice that has any. */
async function followChanges(subgraph: Subgraph) {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const answer = await subgraph.fetch('/changes', { signal: stopping.signal })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function readNotice(): Promise<Notice | 'the end'> {
    const [, notice, rest] = /data: (.*?)\n\n(.*)/s.exec(text) ?? []
    if (notice) {
      text = rest ?? ''
      return JSON.parse(notice)
    }
    const { value, done } = await reader.read()
    if (done) return 'the end'
    text += value
    return readNotice()
  }
  async function next(): Promise<unknown> {
    const notice = await readNotice()
    if (notice === 'the end') return notice
    return notice.types.length > 0 ? { types: notice.types } : next()
  }
  /** All types up to the number of a change. */
  async function readUntil(id: number) {
    const types = new Set<string>()
    for (let notice = await readNotice(); notice !== 'the end'; notice = await readNotice()) {
      for (const type of notice.types) types.add(type)
      if (notice.id >= id) break
    }
    return [...types]
  }
  // Notifications of the setup may arrive late, so everything before this one is ignored.
  await subgraph.em().execute("notify content_changes, 'beginning'")
  while (!JSON.stringify(await next()).includes('beginning'));
  return { status: answer.status, type: answer.headers.get('content-type'), next, readUntil }
}

test('a committed change is notified with its type', async () => {
  const subgraph = await startContentWith(buildJudgment())
  const changes = await followChanges(subgraph)
  expect(changes).toMatchObject({ status: 200, type: 'text/event-stream' })

  await createItem(subgraph, buildCase())
  expect(await changes.next()).toEqual({ types: ['Case'] })
  await subgraph.queryAsAdministrator('mutation($id: ID!) { deleteJudgment(id: $id) { id } }', {
    id: buildJudgment().id,
  })
  expect(await changes.next()).toEqual({ types: ['Judgment'] })
})

test('whoever has read the number of a mutation has read its types', async () => {
  const subgraph = await startContentWith()
  const changes = await followChanges(subgraph)
  const query = 'mutation($input: CaseInput!) { createCase(input: $input) { id } }'
  const createCase = async (title: string) => {
    const { headers } = await subgraph.fetch('/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${subgraph.token}` },
      body: JSON.stringify({ query, variables: { input: toInput(buildCase({ title, caseNumber: title })) } }),
    })
    return Number(headers.get('x-change-id'))
  }
  const [first, second] = [await createCase('One'), await createCase('Two')]
  expect(first).toBeGreaterThan(0)
  expect(second).toBeGreaterThan(first)
  expect(await changes.readUntil(second)).toEqual(['Case'])
  // A query has none.
  const body = JSON.stringify({ query: '{ cases { id } }' })
  const { headers } = await subgraph.fetch('/graphql', { method: 'POST', body })
  expect(headers.get('x-change-id')).toBeNull()
})

test('changes by another process are notified too, once per transaction', async () => {
  const subgraph = await startContentWith(buildCase(), buildJudgment())
  const changes = await followChanges(subgraph)
  await subgraph.em().transactional(async (em) => {
    await em.execute("update judgment set title = 'Other'")
    await em.execute("update judgment set title = 'Another'")
    await em.execute('delete from legal_case')
  })
  expect(await changes.next()).toEqual({ types: ['Judgment', 'Case'] })
})

test('a rejected or rolled back change is not notified', async () => {
  const subgraph = await startContentWith()
  const changes = await followChanges(subgraph)
  const create = 'mutation($input: CaseInput!) { createCase(input: $input) { id } }'
  await subgraph.errorAsAdministrator(create, { input: { title: 'Only' } })
  await subgraph
    .em()
    .transactional(async (em) => {
      await em.execute('delete from event')
      throw new Error('undone')
    })
    .catch(() => {})
  await createItem(subgraph, buildCase())
  expect(await changes.next()).toEqual({ types: ['Case'] })
})

/** When `soon` is published. */
const soon = '2098-01-01T12:00:00.000Z'
/** The service looks at the clock every second. */
const waitUntilSoon = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date(soon) })

test('the publication of a scheduled post is notified without a change', async () => {
  const subgraph = await startContentWith(
    buildPost({ slug: 'soon', publishDate: '2099-01-01T12:00:00.000Z' }),
    buildPost({ slug: 'later', publishDate: '2099-01-01T12:00:00.000Z' }),
    buildPost({ slug: 'draft', status: 'draft', publishDate: '2097-01-01T12:00:00.000Z' }),
  )
  const changes = await followChanges(subgraph)
  await subgraph.em().execute(`update blog_post set publish_date = '${soon}' where slug = 'soon'`)
  expect(await changes.next()).toEqual({ types: ['BlogPost'] })
  waitUntilSoon()
  expect(await changes.next()).toEqual({ types: ['BlogPost'] })
  expect(await subgraph.read('{ posts { slug } }')).toEqual([{ slug: 'soon' }])
})

test('the publication of a post that was scheduled before is notified too', async () => {
  const subgraph = await startContentWith(buildPost({ publishDate: soon }))
  const changes = await followChanges(subgraph)
  waitUntilSoon()
  expect(await changes.next()).toEqual({ types: ['BlogPost'] })
  expect(await subgraph.read('{ posts { slug } }')).toEqual([{ slug: buildPost().slug }])
})

test('only the gateway may subscribe to changes', async () => {
  const subgraph = await startContentWith()
  const answer = await fetch(`${subgraph.url}/changes`)
  expect(answer.status).toBe(401)
})

test('the stream ends with the service, which means that notices may be missed', async () => {
  const subgraph = await startContentWith()
  const changes = await followChanges(subgraph)
  await subgraph.close()
  expect(await changes.next()).toBe('the end')
})
