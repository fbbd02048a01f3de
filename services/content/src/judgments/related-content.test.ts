import { expect, test } from 'vitest'
import { buildEvent, buildJudgment, buildLegalService, buildPost } from '../testing/builders.ts'
import { startContentWith } from '../testing/start-content.ts'

const relatedQuery = `query($id: ID!) {
  judgment(id: $id) { relatedServices { title } relatedPosts { slug } relatedEvents { title } }
}`

async function queryRelatedContent(
  judgment: ReturnType<typeof buildJudgment>,
  ...others: Parameters<typeof startContentWith>
) {
  const subgraph = await startContentWith(judgment, ...others)
  return subgraph.read(relatedQuery, { id: judgment.id })
}

const nothing = { relatedServices: [], relatedPosts: [], relatedEvents: [] }

test('a judgment has related content: the service, a post and events on its subject, the next one first', async () => {
  expect(
    await queryRelatedContent(
      buildJudgment({ category: 'Housing' }),
      buildLegalService({ title: 'Wages', category: 'Employment' }),
      buildLegalService({ title: 'Homes', category: 'Housing Rights' }),
      buildPost({ slug: 'asylum', title: 'Asylum', excerpt: null, content: 'Hearings.', tags: null }),
      buildPost({
        slug: 'repairs',
        title: 'Repairs',
        excerpt: null,
        content: 'Your landlord.',
        tags: ['housing'],
      }),
      buildEvent({ title: 'Later for tenants', eventDate: '2099-05-01T12:00:00Z' }),
      buildEvent({ title: 'Tenants’ workshop', eventDate: '2099-04-01T12:00:00Z' }),
      buildEvent({ title: 'Citizenship', description: 'Forms.', eventDate: '2099-03-01T12:00:00Z' }),
    ),
  ).toEqual({
    relatedServices: [{ title: 'Homes' }],
    relatedPosts: [{ slug: 'repairs' }],
    relatedEvents: [{ title: 'Tenants’ workshop' }, { title: 'Later for tenants' }],
  })
})

test('criminal judgments are related to criminal defense', async () => {
  expect(
    await queryRelatedContent(
      buildJudgment({ category: 'Criminal' }),
      buildLegalService({ title: 'Defense', category: 'Criminal Defense' }),
    ),
  ).toMatchObject({ relatedServices: [{ title: 'Defense' }] })
})

test('drafts, cancelled events and past ones are not related content', async () => {
  expect(
    await queryRelatedContent(
      buildJudgment({ category: 'Housing' }),
      buildPost({ title: 'Housing', status: 'draft' }),
      buildEvent({ title: 'Housing, cancelled', status: 'cancelled', eventDate: '2099-04-01T12:00:00Z' }),
      buildEvent({ title: 'Housing, over', eventDate: '2020-04-01T12:00:00Z' }),
    ),
  ).toEqual(nothing)
})

test('an unknown category is related to content of the same name, and odd ones cause no errors', async () => {
  expect(
    await queryRelatedContent(
      buildJudgment({ category: 'Consumer' }),
      buildLegalService({ title: 'Debt', category: 'consumer' }),
    ),
  ).toMatchObject({ relatedServices: [{ title: 'Debt' }] })
  expect(await queryRelatedContent(buildJudgment({ category: '" & | (' }))).toEqual(nothing)
})

test('a hidden judgment has no related content, like a missing one', async () => {
  const hidden = buildJudgment({ category: 'Housing', isVisible: false })
  expect(await queryRelatedContent(hidden, buildLegalService({ category: 'Housing Rights' }))).toBeNull()
})

test('related content is a field of judgments, a few of each kind, for fifty judgments at once', async () => {
  const judgments = Array.from({ length: 51 }, (_, index) =>
    buildJudgment({ title: `Judgment ${index}`, category: 'Housing' }),
  )
  const services = Array.from({ length: 4 }, (_, index) =>
    buildLegalService({ title: `Homes ${index}`, category: 'Housing Rights', displayOrder: index }),
  )
  const subgraph = await startContentWith(...judgments, ...services)
  const { data, errors } = await subgraph.execute('{ judgments { relatedServices { title } } }')
  const related = (data as { judgments: { relatedServices: object[] | null }[] }).judgments
  expect(related[0]!.relatedServices).toEqual(['Homes 0', 'Homes 1', 'Homes 2'].map((title) => ({ title })))
  expect(related.filter(({ relatedServices }) => relatedServices)).toHaveLength(50)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})
