import { expect, test } from 'vitest'
import { buildJudgment, buildPost } from '../testing/builders.ts'
import { createItem, startContentWith } from '../testing/start-content.ts'

const cited = buildJudgment({
  title: 'Cited',
  caseNumber: 'A-1001',
  category: 'Employment',
  judgmentDate: '2001-01-01',
})

const buildOnTopic = (title: string, judgmentDate: string, keywords: string[] = []) =>
  buildJudgment({ title, caseNumber: null, category: 'Housing', judgmentDate, keywords })

test('a guide leads to the judgments it cites, then to those on its topic: its tags first, then the newest', async () => {
  const subgraph = await startContentWith(
    buildOnTopic('Newest', '2026-01-01'),
    buildOnTopic('Old', '2020-01-01'),
    buildOnTopic('Mold', '2010-01-01', ['mold']),
    buildJudgment({ title: 'Hidden', category: 'Housing', keywords: ['mold'], isVisible: false }),
    buildPost({
      slug: 'repairs',
      topic: 'Housing Rights',
      tags: ['mold', 'damp "walls'],
      content: 'See No. A-1001.',
    }),
    buildPost({ slug: 'news', topic: null, content: 'Nothing.' }),
  )
  await createItem(subgraph, cited)
  const posts = await subgraph.read<{ slug: string; relatedJudgments: { title: string }[] }[]>(
    '{ guides { slug relatedJudgments { title } } }',
  )
  expect(
    Object.fromEntries(posts.map((post) => [post.slug, post.relatedJudgments.map(({ title }) => title)])),
  ).toEqual({ repairs: ['Cited', 'Mold', 'Newest'], news: [] })
})
