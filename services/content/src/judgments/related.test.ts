import { expect, test } from 'vitest'
import { anEvent } from '../events/event.examples.ts'
import { aLegalService } from '../legal-services/legal-service.examples.ts'
import { aPost } from '../posts/post.examples.ts'
import { withItems } from '../testing/withItems.ts'
import { aJudgment } from './judgment.examples.ts'

const ask = `query($id: ID!) {
  relatedToJudgment(id: $id) { service { title } post { slug } event { title } }
}`

async function relatedTo(judgment: ReturnType<typeof aJudgment>, ...others: Parameters<typeof withItems>) {
  const subgraph = await withItems(judgment, ...others)
  const { relatedToJudgment } = await subgraph.ask<{ relatedToJudgment: unknown }>(ask, { id: judgment.id })
  return relatedToJudgment
}

const nothing = { service: null, post: null, event: null }

test('a judgment leads to the service, an article and the next event on its subject', async () => {
  expect(
    await relatedTo(
      aJudgment({ category: 'Housing' }),
      aLegalService({ title: 'Wages', category: 'Employment' }),
      aLegalService({ title: 'Homes', category: 'Housing Rights' }),
      aPost({ slug: 'asylum', title: 'Asylum', excerpt: null, content: 'Hearings.', tags: null }),
      aPost({
        slug: 'repairs',
        title: 'Repairs',
        excerpt: null,
        content: 'Your landlord.',
        tags: ['housing'],
      }),
      anEvent({ title: 'Later for tenants', eventDate: '2099-05-01T12:00:00Z' }),
      anEvent({ title: 'Tenants’ workshop', eventDate: '2099-04-01T12:00:00Z' }),
      anEvent({ title: 'Citizenship', description: 'Forms.', eventDate: '2099-03-01T12:00:00Z' }),
    ),
  ).toEqual({
    service: { title: 'Homes' },
    post: { slug: 'repairs' },
    event: { title: 'Tenants’ workshop' },
  })
})

test('criminal judgments lead to criminal defense', async () => {
  expect(
    await relatedTo(
      aJudgment({ category: 'Criminal' }),
      aLegalService({ title: 'Defense', category: 'Criminal Defense' }),
    ),
  ).toMatchObject({ service: { title: 'Defense' } })
})

test('drafts, cancelled events and past ones are not led to', async () => {
  expect(
    await relatedTo(
      aJudgment({ category: 'Housing' }),
      aPost({ title: 'Housing', status: 'draft' }),
      anEvent({ title: 'Housing, cancelled', status: 'cancelled', eventDate: '2099-04-01T12:00:00Z' }),
      anEvent({ title: 'Housing, over', eventDate: '2020-04-01T12:00:00Z' }),
    ),
  ).toEqual(nothing)
})

test('a category of its own leads to what carries its name, and odd ones break nothing', async () => {
  expect(
    await relatedTo(
      aJudgment({ category: 'Consumer' }),
      aLegalService({ title: 'Debt', category: 'consumer' }),
    ),
  ).toMatchObject({ service: { title: 'Debt' } })
  expect(await relatedTo(aJudgment({ category: '" & | (' }))).toEqual(nothing)
})

test('a hidden judgment leads nowhere, like one that never was', async () => {
  const hidden = aJudgment({ category: 'Housing', isVisible: false })
  expect(await relatedTo(hidden, aLegalService({ category: 'Housing Rights' }))).toBeNull()
})
