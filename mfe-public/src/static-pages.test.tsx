import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { buildPageSections } from '@access/content/static-pages/page-sections.rules'
import { staticPageSlugs } from '@access/content/static-pages/static-page.rules'
import { createFakeGateway, demoFacts, renderScreen } from '@access/shell/testing'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { answerStaticPages } from './testing/static-pages.ts'

const pageSections = buildPageSections(
  new Map(staticPageSlugs.map((slug) => [slug, buildStaticPage(slug)])),
  { messageAnswerHours: '24-48' },
)

const emptyGateway = () =>
  createFakeGateway({
    ...answerStaticPages(),
    Constitution: {
      page: buildStaticPage('constitution'),
      currentConstitution: null,
      constitutionVersions: [],
      relatedDocuments: [],
    },
    LegalServices: { faq: buildStaticPage('services-faq'), legalServices: [] },
    Reports: { relatedDocuments: [] },
    PromiseStatistics: new Error('down'),
    Home: {
      page: buildStaticPage('home'),
      legalServices: [],
      featuredCases: [],
      upcomingEvents: [],
      recentPosts: [],
    },
  })

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Apart from each other, as they are read: a heading and what follows have no space between them. */
function listTextNodes(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  return texts
}

/** In place of what the office says of itself, and the name of the three steps, which stand without one. */
const ownWords = listWords('our phone number email opening hours address street how it works')

const sectionsByPage = Map.groupBy(
  pageSections.filter(({ path }) => path.includes('#')),
  ({ path }) => path.slice(0, path.indexOf('#')),
)

test.each([...sectionsByPage])(
  'each section of %s is on the page, under its anchor, with its words',
  async (path, sections) => {
    renderScreen(routes, { path, gateway: emptyGateway() })
    const getElement = (anchor: string) => document.getElementById(anchor)
    await expect.poll(() => getElement(sections[0]!.path.split('#')[1]!)).not.toBeNull()
    const words = new Set([...listTextNodes().flatMap(listWords), ...ownWords])
    const missing = sections.flatMap(({ path, title, text }) => [
      ...(getElement(path.split('#')[1]!) ? [] : [path]),
      ...listWords(`${title} ${text}`).filter((word) => !words.has(word)),
    ])
    expect(missing).toEqual([])
  },
)

test('the search knows every page without parameters', () => {
  const known = new Set(pageSections.map(({ path }) => path.replace(/#.*$/, '')))
  const paths = routes.map(({ index, path }) => (index ? '/' : `/${path}`))
  expect(paths.filter((path) => !/[:*]/.test(path) && !known.has(path))).toEqual([
    '/judgments/follow',
    '/judgments/follow/confirm',
    '/judgments/following',
    '/search',
    '/offline',
    '/preview',
  ])
  expect([...known].filter((path) => !paths.includes(path) && !path.startsWith('/get-help'))).toEqual([
    '/constitution/bylaws',
    '/constitution/code-of-conduct',
  ])
})

test('no section has a gap that only the office fills, or marks of formatting', () => {
  expect(pageSections.filter(({ title, text }) => /[{}*|]|\]\(/.test(title + text))).toEqual([])
  expect(pageSections.filter(({ text }) => text.includes(demoFacts.phone))).toEqual([])
})
