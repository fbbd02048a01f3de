import type { Context } from '@access/service-kit'
import { type Subgraph, startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { listDemoPages, resetToTemplates } from '../first-pages/first-pages.ts'
import { buildStaticPage } from '../first-pages/static-page.examples.ts'
import { extraPages } from '../organisation/extra-pages.rules.ts'
import { saveOffice } from '../testing/start-content.ts'
import type { AboutContent } from './about.rules.ts'
import { storePageSections } from './page-section.entity.ts'
import { createStaticPageRules, type StaticPageSlug, staticPageSlugs } from './static-page.rules.ts'

interface Row {
  id: string
  slug: StaticPageSlug
  title: string
  text: string | null
  content: string | null
  versionNumber: string | null
  version: number
  gaps: string[]
}

const fields = 'id slug title text content versionNumber version gaps'
const pageQuery = `query($slug: String!) { staticPage(slug: $slug) { ${fields} } }`
const update = `mutation($id: ID!, $input: StaticPageInput!, $version: Int) {
  page: updateStaticPage(id: $id, input: $input, version: $version) { ${fields} }
}`

const readPage = (subgraph: Subgraph, slug: StaticPageSlug) => subgraph.read<Row>(pageQuery, { slug })

/** Saves a page with these fields changed. */
async function savePage(subgraph: Subgraph, slug: StaticPageSlug, changes: object) {
  const { id, title, text, content, versionNumber, version } = await readPage(subgraph, slug)
  const input = { title, text, content, versionNumber, ...changes }
  return subgraph.readAsAdministrator<Row>(update, { id, input, version })
}

/** What is said of a page with these fields changed. */
async function readErrors(subgraph: Subgraph, slug: StaticPageSlug, changes: object) {
  const { id, title, text, content, versionNumber } = await readPage(subgraph, slug)
  const input = { title, text, content, versionNumber, ...changes }
  return (await subgraph.errorAsAdministrator(update, { id, input })).fields
}

const startDemo = () => startSubgraph(content, { seed: true })

const traceOfDemonstration =
  /Access to Justice|Port Maren|Maren County|New Lorraine|Lantern|example\.org|555|2010/

/** The service as it starts for another organization, with every page switched on. */
async function startNeutral() {
  const subgraph = await startSubgraph(content, { seed: true, env: { SEED: 'own' } })
  await switchOnAll(subgraph)
  return subgraph
}

const switchOnAll = (subgraph: Subgraph) =>
  subgraph.em().transactional(async (em) => {
    await em.execute(`update organisation set extra_pages = '{${extraPages}}'`)
    await storePageSections(em as Context['em'])
  })

test('for another organization each page is a template that names nobody', async () => {
  const subgraph = await startNeutral()
  for (const slug of staticPageSlugs) {
    // Without the page's id, which is random and may have any three digits in it.
    const { id: _, ...words } = await readPage(subgraph, slug)
    expect(JSON.stringify(words), slug).not.toMatch(traceOfDemonstration)
  }
  const sections = await subgraph.em().execute('select title, page_title, text from page_section')
  expect(JSON.stringify(sections)).not.toMatch(traceOfDemonstration)
  const staticPages = await subgraph.readAsAdministrator<Row[]>('{ staticPages { slug gaps } }')
  expect(staticPages.find(({ slug }) => slug === 'terms')!.gaps).toEqual([
    'your legal form, and the register that you are in',
    'the state or country whose law applies',
    'the day from which these terms apply',
  ])
})

test.each(['demo', 'none'])(
  'with the seed %s the pages have the texts of the specification',
  async (seed) => {
    const subgraph = await startSubgraph(content, { seed: true, env: { SEED: seed } })
    await switchOnAll(subgraph)
    for (const slug of staticPageSlugs) {
      const { title, text, content, versionNumber } = buildStaticPage(slug)
      expect(await readPage(subgraph, slug)).toMatchObject({
        ...{ title, content, versionNumber },
        text: text?.trim() ?? null,
        ...{ version: 1, gaps: [] },
      })
    }
  },
)

test('visitors read no gap, on no page and in no search, and nothing that leads to one', async () => {
  const subgraph = await startNeutral()
  for (const slug of staticPageSlugs) {
    const { title, text, content, gaps } = await readPage(subgraph, slug)
    expect(gaps, slug).toEqual([])
    expect([title, text, content].join(' ').replaceAll(/\[[^[\]]+\]\(/g, ''), slug).not.toMatch(/\[[^"[{\]]/)
  }
  const sections = await subgraph.em().execute('select title, text from page_section')
  expect(JSON.stringify(sections)).not.toMatch(/\[(?!\{)/)
  const { text: constitution } = await readPage(subgraph, 'constitution')
  // A section is left out with all that it says, and its neighbours keep their numbers.
  expect(constitution).not.toContain('Who may be a member')
  expect(constitution).toContain('### Section 2. Rights and duties')
  expect(constitution).toContain('The members meet once a year.\n')
  const { text: conduct } = await readPage(subgraph, 'code-of-conduct')
  expect(conduct).toContain('- Do not speak for the organization unless asked to.\n')
  const { content: faq } = await readPage(subgraph, 'services-faq')
  expect(faq).not.toContain('Who qualifies?')
  const { content: about } = await readPage(subgraph, 'about')
  expect((JSON.parse(about!) as AboutContent).mission.text).toBe(
    'We give free legal advice and representation to people who cannot afford it.',
  )
})

test('a text whose every sentence has a gap is not saved', async () => {
  const subgraph = await startDemo()
  const message = 'Write a sentence that has no gap: visitors do not read those that have one'
  expect(await readErrors(subgraph, 'terms', { title: '[[a title]]' })).toEqual({ title: message })
  expect(await readErrors(subgraph, 'terms', { text: 'We are [[who]].' })).toEqual({ text: message })
  const { mission, ...about } = JSON.parse((await readPage(subgraph, 'about')).content!) as AboutContent
  expect(
    await readErrors(subgraph, 'about', {
      content: JSON.stringify({ ...about, mission: { ...mission, text: '[[Our mission]].' } }),
    }),
  ).toEqual({ 'content.mission.text': message })
})

test('a page is saved unless somebody else was first, found in its history and restored from there', async () => {
  const subgraph = await startDemo()
  const before = await readPage(subgraph, 'terms')
  const saved = await savePage(subgraph, 'terms', { text: 'Be kind.\n\n## Law\n\nNone.' })
  expect(saved).toMatchObject({ slug: 'terms', text: 'Be kind.\n\n## Law\n\nNone.', version: 2 })

  const itemVersions = await subgraph.readAsAdministrator<{ version: number; values: string }[]>(
    `query($id: ID!) { itemVersions(type: "StaticPage", id: $id) { version values } }`,
    { id: saved.id },
  )
  const [, first] = itemVersions.map(({ values }) => JSON.parse(values) as Row)
  expect(first).toMatchObject({ slug: 'terms', text: before.text })
  const stale = { id: saved.id, input: { title: before.title, text: before.text }, version: before.version }
  expect(await subgraph.errorAsAdministrator(update, stale)).toMatchObject({ code: 'CONFLICT' })
  const restored = await savePage(subgraph, 'terms', { text: first!.text })
  expect(restored).toMatchObject({ text: before.text, version: 3 })
})

test('a draft of a page is kept, and shown by a preview link', async () => {
  const subgraph = await startDemo()
  const { id } = await readPage(subgraph, 'privacy')
  await subgraph.queryAsAdministrator(
    `mutation($id: ID!, $values: String!) {
      saveItemDraft(type: "StaticPage", itemId: $id, values: $values, version: 1) { savedAt }
    }`,
    { id, values: JSON.stringify({ title: 'Your privacy' }) },
  )
  const link = await subgraph.readAsAdministrator<{ token: string }>(
    `mutation($id: ID!) { link: createPreviewLink(type: "StaticPage", itemId: $id) { token } }`,
    { id },
  )
  const openPreview = await subgraph.read<{ type: string; values: string }>(
    'mutation($token: String!) { openPreview(token: $token) { type values } }',
    { token: link.token },
  )
  expect(openPreview.type).toBe('StaticPage')
  expect(JSON.parse(openPreview.values)).toMatchObject({ slug: 'privacy', title: 'Your privacy' })
})

const article = '## Preamble\n\nWe.\n\n## Article I: Name\n\n'

test.each([
  ['terms', '## Law', 'Begin with a paragraph: it stands beneath the title'],
  ['terms', 'One.\n\n#### Law', "'#### Law': write headings as '## ...' or '### ...'"],
  ['terms', 'One.\n\n## Law\nNone.', "'## Law': leave an empty line below the heading"],
  ['terms', 'One.\n\n## Law\n\nA.\n\n## Law', "The heading 'Law' is there twice"],
  ['terms', 'One.\n\n- a\nb', "'- a': begin each line of the list with '- '"],
  ['terms', '| A | B |\n|---|---|\n| 1 |', 'Begin with a paragraph: it stands beneath the title'],
  ['terms', 'A.\n\n| A | B |\n|---|---|\n| 1 |', 'line 3 of the table has not as many cells as the first'],
  ['terms', '[This](javascript:a).', "the link 'This' leads to javascript:a: begin it with / or https://"],
  ['terms', 'Call {officeFone}.', 'Nothing fills {officeFone}'],
  ['terms', 'The law of [[the state.', "'The law of [[the state.': end the gap with ]]"],
  ['constitution', '## Article I: Name', "Begin with '## Preamble'"],
  ['constitution', '## Preamble\n\nWe.', "Write one article at least, like '## Article I: Name and Office'"],
  ['constitution', article.replace(' I:', ' II:'), "Preamble: the next article is '## Article I: Name', not"],
  [
    'constitution',
    `${article}One.`,
    "Article I: write its sections as '### Section 1. Name', and their text",
  ],
  [
    'constitution',
    `${article}### Section 2. Two`,
    "Article I: write its sections as '### Section 1. Name', not",
  ],
  ['constitution', `${article}### Section 1. One`, 'Article I, Section 1: write its text'],
] as const)('the text of %s, %j, says what is wrong and where', (slug, text, message) => {
  expect(listIssues(slug, { text })).toEqual([['text', expect.stringContaining(message)]])
})

test('a page needs a title, and the constitution the number of its version', () => {
  expect(listIssues('terms', { title: ' ' })).toEqual([['title', 'Enter a title']])
  expect(listIssues('constitution', { versionNumber: '' })).toEqual([
    ['versionNumber', 'Enter the number of the version'],
  ])
})

function listIssues(slug: StaticPageSlug, changes: object) {
  const { __typename, pdfUrl, ...page } = buildStaticPage(slug)
  const { error } = createStaticPageRules(slug, 'en').safeParse({ ...page, ...changes })
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

test('what is wrong in a structured page is named by its place', async () => {
  const subgraph = await startDemo()
  const about: AboutContent = JSON.parse((await readPage(subgraph, 'about')).content!)
  const [first, ...others] = about.milestones.items
  const milestones = { ...about.milestones, items: [{ ...first!, title: '' }, ...others] }
  expect(await readErrors(subgraph, 'about', { content: JSON.stringify({ ...about, milestones }) })).toEqual({
    'content.milestones.items.0.title': 'Name the milestone',
  })
  expect(await readErrors(subgraph, 'about', { content: 'none' })).toHaveProperty('content')
})

interface Found {
  groups: { matches: { path: string | null }[] }[]
}

async function search(subgraph: Subgraph, text: string) {
  const search = await subgraph.read<Found>(
    'query($text: String!) { search(text: $text) { groups { matches { path } } } }',
    { text },
  )
  return search.groups.flatMap(({ matches }) => matches.map(({ path }) => path))
}

test('the search finds a section as soon as it is saved, and no longer what it said before', async () => {
  const subgraph = await startDemo()
  expect(await search(subgraph, '"gift card"')).toContain('/terms#what-costs-money')
  await savePage(subgraph, 'terms', { text: 'Be kind.\n\n## Lighthouse\n\nBeacons are free.' })
  expect(await search(subgraph, 'beacons')).toEqual(['/terms#lighthouse'])
  expect(await search(subgraph, '"gift card"')).not.toContain('/terms#what-costs-money')
})

test('the search knows the organization by its name, also after another', async () => {
  const subgraph = await startDemo()
  await savePage(subgraph, 'terms', { text: 'Made by {organisationName}.\n\n## Law\n\nNone.' })
  expect(await search(subgraph, 'Harbor Legal Aid')).not.toContain('/terms')
  await saveOffice(subgraph)
  expect(await search(subgraph, '"Harbor Legal Aid"')).toContain('/terms')
})

test('a page that is switched off is nobody’s to read or find, and is there once it is switched on', async () => {
  const subgraph = await startDemo()
  await saveOffice(subgraph, { extraPages: ['press'] })
  expect(await readPage(subgraph, 'donate')).toBeNull()
  expect(await search(subgraph, 'check made out')).not.toContain('/donate#how-to-give')
  await saveOffice(subgraph, { extraPages: ['donate'] })
  expect(await readPage(subgraph, 'donate')).toMatchObject({ title: 'Give' })
  expect(await search(subgraph, 'check made out')).toContain('/donate#how-to-give')
  expect(await readPage(subgraph, 'press')).toBeNull()
})

test('what is left of the demonstration gives way to templates, and what was changed stays', async () => {
  const subgraph = await startDemo()
  await savePage(subgraph, 'terms', { title: 'Our terms' })
  const before = await readPage(subgraph, 'privacy')
  await savePage(subgraph, 'privacy', { title: 'Privacy' })
  await savePage(subgraph, 'privacy', { title: before.title })
  await subgraph.em().transactional(async (em) => resetToTemplates(em, await listDemoPages(em)))
  expect(await readPage(subgraph, 'terms')).toMatchObject({ title: 'Our terms', version: 2 })
  expect((await readPage(subgraph, 'privacy')).text).toContain('{organisationName}')
  expect((await readPage(subgraph, 'about')).title).toBe('About {organisationName}')
})
