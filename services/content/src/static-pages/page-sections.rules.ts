/**
 * The pages of the website, section by section: what the site search finds in those that are no items. The texts of the
 * fixed pages are those that are stored.
 */
import { extraPages } from '../organisation/extra-pages.rules.ts'
import type { AboutContent } from './about.rules.ts'
import { parseConstitution } from './constitution-outline.rules.ts'
import type { FaqContent } from './faq.rules.ts'
import type { HomeContent } from './home.rules.ts'
import { fillPlaceholders, type Placeholder } from './placeholders.rules.ts'
import type { StaticPageSlug, StaticPageTexts } from './static-page.rules.ts'
import { getHeadingId, getPlainText, parseStaticText, type StaticTextBlock } from './static-text.rules.ts'

/** What the section is for: guides help those who read them, the other pages are about us and our rules. */
export type PageKind = 'Guide' | 'Page'

export interface PageSectionText {
  /** The path of its page, with its anchor: '/stay-safe#for-friends'. */
  path: string
  kind: PageKind
  title: string
  /** The title of its page. */
  pageTitle: string
  text: string
}

type Page = { path: string; kind: PageKind; title: string; text: string; sections?: Section[] }
type Section = { anchor: string; title: string; text: string }

/** The texts of the stored pages. */
type PageTexts = Pick<StaticPageTexts, 'title' | 'text' | 'content'>

/** What a text says of the office that differs from day to day; so that it is found, it says what it would be. */
const words = {
  officePhone: 'our phone number',
  officeEmail: 'our email address',
  officeHours: 'our opening hours',
  officeAddress: 'our address',
  officeStreet: 'our street',
  holidays: '',
} satisfies Partial<Record<Placeholder, string>>

/** Every section of every page; first, without an anchor, what the page is about. `values` are those of the office. */
export function buildPageSections(
  texts: ReadonlyMap<StaticPageSlug, PageTexts>,
  values: Partial<Record<Placeholder, string>>,
): PageSectionText[] {
  const fill = (text: string) => fillPlaceholders(text, { ...values, ...words })
  const filled = new Map(
    [...texts].map(([slug, { title, text, content }]) => [
      slug,
      // Nothing that fills a placeholder in JSON may break it.
      {
        title: fill(title),
        text: text && fill(text),
        content: content && JSON.parse(content, (_, value) => fillValue(value, fill)),
      },
    ]),
  )
  return listPages(filled, fill).flatMap(({ path, kind, title: pageTitle, text, sections = [] }) => [
    { path, kind, title: pageTitle, pageTitle, text },
    ...sections.map(({ anchor, title, text }) => ({
      path: `${path}#${anchor}`,
      kind,
      title,
      pageTitle,
      text,
    })),
  ])
}

const fillValue = (value: unknown, fill: (text: string) => string) =>
  typeof value === 'string' ? fill(value) : value

type FilledPage = { title: string; text: string | null; content: unknown }

/** All pages in the order of the search; a fixed one that is not stored is left out. */
function listPages(texts: ReadonlyMap<StaticPageSlug, FilledPage>, fill: (text: string) => string): Page[] {
  const fromText = (slug: StaticPageSlug, kind: PageKind, path = `/${slug}`, title?: string) =>
    readStored(texts, slug, (page) =>
      readTextPage({ kind, path, title: title ?? page.title }, page.text ?? ''),
    )
  return [
    {
      path: '/get-help',
      kind: 'Guide',
      title: 'Request Legal Aid',
      text: 'Ask us for a lawyer, free of charge. The form has four short steps. You can also ask for somebody else.',
    },
    {
      path: '/get-help/status',
      kind: 'Guide',
      title: 'Check my request',
      text: 'See the status of your request with your reference and your passphrase. Answer our questions, add documents, or withdraw it.',
    },
    ...readStored(texts, 'home', ({ content }) => readHome(content as HomeContent)),
    ...fromText('stay-safe', 'Guide'),
    {
      path: '/services',
      kind: 'Guide',
      title: 'Our Services',
      text: 'What we help with, who can ask, and how to apply. Frequently asked questions.',
      sections: readStored(texts, 'services-faq', ({ content }) => content as FaqContent).flatMap(readFaq),
    },
    {
      path: '/know-your-rights',
      kind: 'Guide',
      title: 'Know Your Rights',
      text: 'Guides by topic, with who reviewed them and when, and letters to fill in.',
    },
    ...fromText('promise', 'Guide'),
    {
      path: '/contact',
      kind: 'Guide',
      title: 'Contact Us',
      text: fill(
        'Write, call or come by: address, phone, e-mail, office hours and a form for messages. We answer within {messageAnswerHours} hours.',
      ),
    },
    ...readStored(texts, 'about', ({ title, content }) => readAbout(title, content as AboutContent)),
    ...readStored(texts, 'constitution', ({ text }) => readConstitution(text ?? '')),
    ...fromText('bylaws', 'Page', '/constitution/bylaws', 'Bylaws'),
    ...fromText('code-of-conduct', 'Page', '/constitution/code-of-conduct', 'Code of Conduct'),
    ...fromText('privacy', 'Page'),
    ...fromText('terms', 'Page'),
    ...fromText('accessibility', 'Page'),
    ...extraPages.flatMap((slug) => fromText(slug, 'Page')),
    { path: '/team', kind: 'Page', title: 'Our Team', text: 'Everyone who works here, by department.' },
    { path: '/cases', kind: 'Page', title: 'Cases & Impact', text: 'Stories of cases, and how they ended.' },
    { path: '/events', kind: 'Page', title: 'Events', text: 'Free clinics and workshops.' },
    { path: '/blog', kind: 'Page', title: 'Blog & News', text: 'All articles.' },
    { path: '/judgments', kind: 'Page', title: 'Judgments Database', text: 'What courts decided.' },
  ]
}

function readStored<Result>(
  texts: ReadonlyMap<StaticPageSlug, FilledPage>,
  slug: StaticPageSlug,
  read: (page: FilledPage) => Result,
): Result[] {
  const page = texts.get(slug)
  return page ? [read(page)] : []
}

const readHome = ({ process, needHelp }: HomeContent): Page => ({
  path: '/#help',
  kind: 'Guide',
  title: process.heading,
  text: joinTexts([
    ...process.steps.map(({ title, text, time }) => `${title}. ${text} ${time}.`),
    needHelp.emergencyLine,
    needHelp.disclaimer,
  ]),
})

const readFaq = ({ questions }: FaqContent): Section[] =>
  questions.map(({ question, answer }) => ({
    anchor: getHeadingId(question),
    title: question,
    text: answer,
  }))

const readAbout = (title: string, about: AboutContent): Page => ({
  path: '/about',
  kind: 'Page',
  title,
  text: about.lead,
  sections: [
    { anchor: 'mission', ...about.mission },
    { anchor: 'vision', ...about.vision },
    ...readList('values', about.values),
    ...readList('milestones', about.milestones),
    ...readList('impact', {
      heading: about.impact.heading,
      items: about.impact.items.map(({ figure, label, text }) => ({ title: `${figure} ${label}`, text })),
      note: about.impact.note,
    }),
    ...readList('awards', about.awards),
    { anchor: 'held', title: about.closing.title, text: about.closing.text },
  ],
})

type List = { heading: string; items: readonly { title: string; text: string }[]; note?: string }

/** A section with a list; the page has none without. */
const readList = (anchor: string, { heading, items, note = '' }: List): Section[] =>
  items.length === 0
    ? []
    : [
        {
          anchor,
          title: heading,
          text: joinTexts([...items.map(({ title, text }) => `${title}. ${text}`), note]),
        },
      ]

function readConstitution(source: string): Page {
  const { preamble, articles } = parseConstitution(source)
  return {
    path: '/constitution',
    kind: 'Page',
    title: 'Constitution',
    text: 'Our governing document: the preamble, and what the articles say.',
    sections: [
      { anchor: 'preamble', title: 'Preamble', text: joinTexts(preamble.map(getPlainText)) },
      ...articles.flatMap(({ id, title, sections }) => [
        { anchor: id, title, text: joinTexts(sections.map((section) => `${section.title}.`)) },
        ...sections.map((section) => ({
          anchor: section.id,
          title: `${title}, ${section.title}`,
          text: joinTexts(section.paragraphs.map(getPlainText)),
        })),
      ]),
    ],
  }
}

/** A page that is made from one text: its headings are its sections. */
function readTextPage(page: Pick<Page, 'kind' | 'path' | 'title'>, source: string): Page {
  const blocks = parseStaticText(source)
  const firstHeading = blocks.findIndex(isHeading)
  const sections = blocks.flatMap((block, index) => (isHeading(block) ? [readSection(block, index)] : []))
  const lead = firstHeading < 0 ? blocks : blocks.slice(0, firstHeading)
  return { ...page, text: joinTexts(lead.map(getBlockText)), sections }

  function readSection({ id, text: title }: Heading, index: number): Section {
    const rest = blocks.slice(index + 1)
    const end = rest.findIndex(isHeading)
    return {
      anchor: id,
      title: title.replace(/^[\d.]+ /, ''),
      text: joinTexts(rest.slice(0, end < 0 ? undefined : end).map(getBlockText)),
    }
  }
}

type Heading = StaticTextBlock & { kind: 'heading' }

function isHeading(block: StaticTextBlock): block is Heading {
  return block.kind === 'heading'
}

function getBlockText(block: StaticTextBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'list':
      return joinTexts(block.items.map(getPlainText))
    case 'table':
      return joinTexts([block.head, ...block.rows].map((cells) => `${cells.map(getPlainText).join(', ')}.`))
    default:
      return getPlainText(block.runs)
  }
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ')
}
