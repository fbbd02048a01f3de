import type { Subgraph } from '@access/service-kit/testing'
import { expect, onTestFinished, test } from 'vitest'
import { aCase } from './cases/case.examples.ts'
import { aJudgment } from './judgments/judgment.examples.ts'
import { aPost } from './posts/post.examples.ts'
import { asInput, withItems } from './testing/withItems.ts'

/** Opens the stream; each call of what is returned gives the next notice. */
async function notices(subgraph: Subgraph) {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const answer = await subgraph.fetch('/changes', { signal: stopping.signal })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<unknown> {
    const [, notice, rest] = /data: (.*?)\n\n(.*)/s.exec(text) ?? []
    if (notice) {
      text = rest ?? ''
      return JSON.parse(notice)
    }
    const { value, done } = await reader.read()
    if (done) return 'the end'
    text += value
    return next()
  }
  // What was put there beforehand may be announced late; from here on it is about the test.
  await subgraph.em().execute("notify changes, 'beginning'")
  while (!JSON.stringify(await next()).includes('beginning'));
  return { status: answer.status, type: answer.headers.get('content-type'), next }
}

test('a committed change is told by the name of its type', async () => {
  const subgraph = await withItems(aCase())
  const changes = await notices(subgraph)
  expect(changes).toMatchObject({ status: 200, type: 'text/event-stream' })

  const input = asInput(aJudgment())
  await subgraph.asAdministrator(
    'mutation($input: JudgmentInput!) { createJudgment(input: $input) { id } }',
    { input },
  )
  expect(await changes.next()).toEqual({ types: ['Judgment'] })
  await subgraph.asAdministrator('mutation($id: ID!) { deleteCase(id: $id) { id } }', { id: aCase().id })
  expect(await changes.next()).toEqual({ types: ['Case'] })
})

test('what another process changes is told too, each transaction once', async () => {
  const subgraph = await withItems(aCase(), aJudgment())
  const changes = await notices(subgraph)
  await subgraph.em().transactional(async (em) => {
    await em.execute("update judgment set title = 'Other'")
    await em.execute("update judgment set title = 'Another'")
    await em.execute('delete from legal_case')
  })
  expect(await changes.next()).toEqual({ types: ['Judgment', 'Case'] })
})

test('a refused or undone change is not told', async () => {
  const subgraph = await withItems()
  const changes = await notices(subgraph)
  const create = 'mutation($input: CaseInput!) { createCase(input: $input) { id } }'
  await subgraph.refusal(create, { input: { title: 'Only' } }, { token: subgraph.token })
  await subgraph
    .em()
    .transactional(async (em) => {
      await em.execute('delete from event')
      throw new Error('undone')
    })
    .catch(() => {})
  await subgraph.asAdministrator(create, { input: asInput(aCase()) })
  expect(await changes.next()).toEqual({ types: ['Case'] })
})

/** Has the post with this slug become visible in a moment. */
const soon = (slug: string) =>
  `update blog_post set publish_date = clock_timestamp() + interval '5 seconds' where slug = '${slug}'`

test('the moment a scheduled post becomes visible is told, though nobody changes anything then', async () => {
  const subgraph = await withItems(
    aPost({ slug: 'soon', publishDate: '2099-01-01T00:00:00.000Z' }),
    aPost({ slug: 'later', publishDate: '2098-01-01T00:00:00.000Z' }),
    aPost({ slug: 'draft', status: 'draft', publishDate: '2097-01-01T00:00:00.000Z' }),
  )
  const changes = await notices(subgraph)
  await subgraph.em().execute(soon('soon'))
  expect(await changes.next()).toEqual({ types: ['BlogPost'] })
  expect(await changes.next()).toEqual({ types: ['BlogPost'] })
  expect(await subgraph.ask('{ posts { slug } }')).toEqual({ posts: [{ slug: 'soon' }] })
})

test('a post that was scheduled before anybody listened is told of too', async () => {
  const subgraph = await withItems(aPost({ publishDate: '2099-01-01T00:00:00.000Z' }))
  await subgraph.em().execute(soon(aPost().slug))
  const changes = await notices(subgraph)
  expect(await changes.next()).toEqual({ types: ['BlogPost'] })
  expect(await subgraph.ask('{ posts { slug } }')).toEqual({ posts: [{ slug: aPost().slug }] })
})

test('only the gateway hears of changes', async () => {
  const subgraph = await withItems()
  const answer = await fetch(`${subgraph.url}/changes`)
  expect(answer.status).toBe(401)
})

test('the stream ends with the service, which says that something may be missed', async () => {
  const subgraph = await withItems()
  const changes = await notices(subgraph)
  await subgraph.close()
  expect(await changes.next()).toBe('the end')
})
