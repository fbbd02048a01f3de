/**
 * The pages whose texts are fixed, section by section: what the site search finds in them. `npm run generate` gives
 * them to the content service, which searches them as it searches items.
 */
import type { PageKind, PageSectionText } from '@access/content/static-pages/page-section.rules'
import about from './about/about.json' with { type: 'json' }
import {
  getHeadingId,
  getPlainText,
  parseStaticText,
  type StaticTextBlock,
} from './components/static-text.ts'
import { bylaws } from './constitution/bylaws.ts'
import { codeOfConduct } from './constitution/code-of-conduct.ts'
import { constitution } from './constitution/constitution.ts'
import { relatedPages } from './constitution/related-pages.ts'
import { pageMessages as contact } from './contact/contact.messages.ts'
import home from './home/home.json' with { type: 'json' }
import { accessibility } from './legal-pages/accessibility.messages.ts'
import { privacy } from './legal-pages/privacy.messages.ts'
import { staySafe } from './legal-pages/stay-safe.messages.ts'
import { terms } from './legal-pages/terms.messages.ts'
import faq from './legal-services/faq.json' with { type: 'json' }
import { promiseText } from './promise/promise.messages.ts'

type Page = { path: string; kind: PageKind; title: string; text: string; sections?: Section[] }
type Section = { anchor: string; title: string; text: string }

/** What is said of the office differs from day to day; so that it is found, the text says what it would be. */
const placeholders: Record<string, string> = {
  officePhone: 'our phone number',
  officeHours: 'our opening hours',
  officeAddress: 'our address',
  officeStreet: 'our street',
  officeEntrance: '',
  holidays: '',
}

const relatedTexts = { bylaws, 'code-of-conduct': codeOfConduct }

const { process, needHelp } = home

const pages: readonly Page[] = [
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
  {
    path: '/#help',
    kind: 'Guide',
    title: process.heading,
    text: joinTexts([
      ...process.steps.map(({ title, text, time }) => `${title}. ${text} ${time}.`),
      needHelp.emergencyLine,
      needHelp.disclaimer,
    ]),
  },
  readPage('Guide', '/stay-safe', staySafe),
  {
    path: '/services',
    kind: 'Guide',
    title: 'Our Services',
    text: 'What we help with, who can ask, and how to apply. Frequently asked questions.',
    sections: faq.map(({ question, answer }) => ({
      anchor: getHeadingId(question),
      title: question,
      text: answer,
    })),
  },
  readPage('Guide', '/promise', promiseText),
  { path: '/contact', kind: 'Guide', title: contact.title, text: contact.description },
  {
    path: '/about',
    kind: 'Page',
    title: about.heading,
    text: about.lead,
    sections: [
      { anchor: 'mission', ...about.mission },
      { anchor: 'vision', ...about.vision },
      { anchor: 'values', title: about.valuesHeading, text: joinItems(about.values) },
      { anchor: 'milestones', title: about.milestonesHeading, text: joinItems(about.milestones) },
      {
        anchor: 'impact',
        title: about.impactHeading,
        text: joinTexts([
          ...about.impact.map(({ figure, label, text }) => `${figure} ${label}. ${text}`),
          about.impactNote,
        ]),
      },
      { anchor: 'awards', title: about.awardsHeading, text: joinItems(about.awards) },
      { anchor: 'held', title: about.closing.title, text: about.closing.text },
    ],
  },
  {
    path: '/constitution',
    kind: 'Page',
    title: 'Constitution',
    text: 'Our governing document: the preamble, and what the articles say.',
    sections: listConstitutionSections(),
  },
  ...relatedPages.map(({ name, title }) => ({
    ...readPage('Page', `/constitution/${name}`, relatedTexts[name]),
    title,
  })),
  readPage('Page', '/privacy', privacy),
  readPage('Page', '/terms', terms),
  readPage('Page', '/accessibility', accessibility),
  { path: '/team', kind: 'Page', title: 'Our Team', text: 'Everyone who works here, by department.' },
  { path: '/cases', kind: 'Page', title: 'Cases & Impact', text: 'Stories of cases, and how they ended.' },
  { path: '/events', kind: 'Page', title: 'Events', text: 'Free clinics and workshops.' },
  { path: '/blog', kind: 'Page', title: 'Blog & News', text: 'All articles.' },
  { path: '/judgments', kind: 'Page', title: 'Judgments Database', text: 'What courts decided.' },
]

/** Every section of every page; first, without an anchor, what the page is about. */
export const pageSections: readonly PageSectionText[] = pages.flatMap(
  ({ path, kind, title: pageTitle, text, sections = [] }) => [
    { path, kind, title: pageTitle, pageTitle, text },
    ...sections.map(({ anchor, title, text }) => ({
      path: `${path}#${anchor}`,
      kind,
      title,
      pageTitle,
      text,
    })),
  ],
)

/** A page that is made from one text: its headings are its sections. */
function readPage(kind: PageKind, path: string, source: string): Page {
  const { title, blocks } = parseStaticText(fillPlaceholders(source))
  const firstHeading = blocks.findIndex(isHeading)
  const sections = blocks.flatMap((block, index) => (isHeading(block) ? [readSection(block, index)] : []))
  return { path, kind, title, text: joinTexts(blocks.slice(0, firstHeading).map(getBlockText)), sections }

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

function listConstitutionSections(): Section[] {
  const preamble = joinTexts(constitution.preamble.map(getPlainText))
  return [
    { anchor: 'preamble', title: 'Preamble', text: preamble },
    ...constitution.articles.flatMap(({ id, title, sections }) => [
      { anchor: id, title, text: joinTexts(sections.map((section) => `${section.title}.`)) },
      ...sections.map((section) => ({
        anchor: section.id,
        title: `${title}, ${section.title}`,
        text: joinTexts(section.paragraphs.map(getPlainText)),
      })),
    ]),
  ]
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

function fillPlaceholders(source: string): string {
  return source.replace(/\{(\w+)\}/g, (placeholder, name: string) => placeholders[name] ?? placeholder)
}

function joinItems(items: readonly { title: string; text: string }[]): string {
  return joinTexts(items.map(({ title, text }) => `${title}. ${text}`))
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ')
}
