import type { Context } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { buildEvent } from '../events/event.examples.ts'
import { buildPost } from '../posts/post.examples.ts'
import { startContentWith } from '../testing/start-content.ts'
import type { Part } from '../testing/text-parts.ts'
import { replacePageSections } from './page-section.entity.ts'
import { buildPageSections, type PageSectionText } from './page-sections.rules.ts'
import { formatMessageAnswerHours } from './placeholders.rules.ts'

const buildSection = (fields: Partial<PageSectionText> = {}): PageSectionText => ({
  path: '/constitution#article-5-section-4',
  kind: 'Page',
  title: 'Article V. Meetings, Section 4. Quorum',
  pageTitle: 'Constitution',
  text: 'A meeting of the members has a quorum when thirty of them take part.',
  ...fields,
})

async function startWithSections(...sections: PageSectionText[]) {
  const subgraph = await startContentWith(
    buildPost({ title: 'Leaving safely', slug: 'leaving', category: 'Know Your Rights' }),
    buildEvent({ title: 'Clinic' }),
  )
  await replacePageSections(subgraph.em() as Context['em'], sections)
  return subgraph
}

interface Found {
  didYouMean: string | null
  bestMatch: { type: string; path: string | null } | null
  groups: {
    kind: string
    matches: { path: string | null; slug: string | null; category: string; excerpt: Part[] }[]
  }[]
}
const searchQuery = `query($text: String!) { search(text: $text) {
  didYouMean bestMatch { type path } groups { kind matches { path slug category excerpt { text isMatch } } }
} }`

async function startSearch(...sections: PageSectionText[]) {
  const subgraph = await startWithSections(...sections)
  return (text: string) => subgraph.read<Found>(searchQuery, { text })
}

test('a section is found by the stems of its words, with its passage and its anchor', async () => {
  const search = await startSearch(buildSection())
  const { bestMatch, groups } = await search('taking part')
  expect(bestMatch).toEqual({ type: 'PageSection', path: '/constitution#article-5-section-4' })
  expect(groups).toMatchObject([
    {
      kind: 'Page',
      matches: [
        {
          path: '/constitution#article-5-section-4',
          category: 'Constitution',
          excerpt: expect.arrayContaining([{ text: 'take', isMatch: true }]),
        },
      ],
    },
  ])
})

test('a misspelt word of a section gets a spelling suggestion', async () => {
  const search = await startSearch(buildSection())
  expect(await search('quorom')).toMatchObject({ groups: [], didYouMean: 'quorum' })
})

test('sections that help are guides, beside the posts that are', async () => {
  const search = await startSearch(
    buildSection({ path: '/stay-safe#leaving', kind: 'Guide', title: 'Leaving', pageTitle: 'Staying safe' }),
  )
  const { groups } = await search('leaving')
  expect(groups).toMatchObject([
    { kind: 'Guide', matches: [{ path: '/stay-safe#leaving' }, { slug: 'leaving' }] },
  ])
})

test('another text takes the place of the one before; the same text writes nothing', async () => {
  const subgraph = await startWithSections(buildSection())
  const em = () => subgraph.em() as Context['em']
  const listRows = () => em().execute<object[]>('select id, title from page_section order by position')
  const before = await listRows()
  await replacePageSections(em(), [buildSection()])
  expect(await listRows()).toEqual(before)
  await replacePageSections(em(), [
    buildSection({ title: 'Section 4. Number' }),
    buildSection({ path: '/terms' }),
  ])
  expect(await listRows()).toMatchObject([
    { title: 'Section 4. Number' },
    { title: 'Article V. Meetings, Section 4. Quorum' },
  ])
})

test('the service has the sections of its pages when it starts', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const search = await subgraph.read<Found>(searchQuery, { text: '"quorum" directors' })
  expect(search.groups.flatMap(({ matches }) => matches.map(({ path }) => path))).toContain(
    '/constitution#article-5-section-4',
  )
})

test('titles are suggested with what leads to their pages, never those that visitors may not see', async () => {
  const subgraph = await startWithSections(buildSection())
  const searchTitles = await subgraph.read<object[]>('{ searchTitles { kind type key title page } }')
  expect(searchTitles).toEqual([
    { kind: 'Guide', type: 'BlogPost', key: 'leaving', title: 'Leaving safely', page: null },
    { kind: 'Event', type: 'Event', key: buildEvent().id, title: 'Clinic', page: null },
    {
      kind: 'Page',
      type: 'PageSection',
      key: '/constitution#article-5-section-4',
      title: 'Article V. Meetings, Section 4. Quorum',
      page: 'Constitution',
    },
  ])
})

test.each([
  [72, 'We answer within 24-72 hours.'],
  [48, 'We answer within 24-48 hours.'],
  [24, 'We answer within 24 hours.'],
])('where %d hours are promised, the search says of the contact page: %s', (firstAnswerHours, promise) => {
  const sections = buildPageSections(new Map(), {
    messageAnswerHours: formatMessageAnswerHours(firstAnswerHours),
  })
  expect(sections.find(({ path }) => path === '/contact')!.text).toContain(promise)
})
