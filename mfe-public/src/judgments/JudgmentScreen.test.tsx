import { buildPublicJudgment } from '@access/content/judgments/judgment.examples'
import { categories } from '@access/content/judgments/judgment.rules'
import { categories as offered } from '@access/requests/intake/legal-aid-requests/legal-aid-request.rules'
import { createFakeGateway, demoFacts, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildHelpUrl } from '../components/practice-areas.ts'
import { routes } from '../routes.tsx'
import type { LinkedJudgmentsFragment, RelatedContentFragment } from './judgments.generated.ts'

const noRelated: RelatedContentFragment = { relatedServices: [], relatedPosts: [], relatedEvents: [] }
const noLinks: LinkedJudgmentsFragment = { cites: [], citedBy: [], similar: [] }

const renderJudgment = (
  judgment: ReturnType<typeof buildPublicJudgment> | null,
  related: Partial<RelatedContentFragment & LinkedJudgmentsFragment> = {},
) =>
  renderScreen(routes, {
    path: '/judgments/9',
    gateway: createFakeGateway({
      Judgment: { judgment: judgment && { ...judgment, ...noRelated, ...noLinks, ...related } },
    }),
  })

const buildLinked = (id: string, title: string) => ({
  __typename: 'LinkedJudgment' as const,
  id,
  slug: id,
  title,
  caseNumber: '70-18',
  courtName: 'Supreme Court',
  judgmentDate: '1973-01-22T00:00:00.000Z',
})

test('a judgment is there in full, its implications in a card of their own', async () => {
  const { page } = renderJudgment(
    buildPublicJudgment({
      title: 'Talbot v. Linden Court',
      parties: 'Corinne Talbot (tenant); Linden Court LLC (landlord)',
      fullText: 'Background\n\nThe boiler failed.\n\nOrder\n\nReversed.',
      legalImplications: 'You may raise bad conditions.',
      pdfUrl: 'https://example.org/talbot.pdf',
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Talbot v. Linden Court' })
  const implications = within(screen.getByRole('region', { name: 'Legal Implications' }))
  expect(implications.getByText('You may raise bad conditions.')).toBeDefined()
  const document = within(screen.getByRole('article', { name: 'Judgment text' }))
  for (const text of ['Corinne Talbot', 'Linden Court LLC', 'The boiler failed.', 'Reversed.'])
    expect(document.getByText(text)).toBeDefined()
  expect(document.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Summary',
    'Background',
    'Order',
  ])
  const second = document.getByRole('link', { name: '¶ 2' })
  expect(second.closest('p')).toMatchObject({ id: 'p2', textContent: '¶ 2 Reversed.' })
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    'https://example.org/talbot.pdf',
  )
  expect(page).toMatchObject({
    title: 'Talbot v. Linden Court – Access to Justice',
    canonical: '/judgments/talbot-v-linden-court-apartments-2026',
    status: 200,
  })
})

test('a summary in plain words comes before all else', async () => {
  renderJudgment(buildPublicJudgment({ plainSummary: 'You may tell the judge.\n\nEven if you owe rent.' }))
  const plain = within(await screen.findByRole('region', { name: 'In plain words' }))
  expect(plain.getByText('Even if you owe rent.')).toBeDefined()
  const [, ...headings] = screen.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings.slice(0, 2)).toEqual(['In plain words', 'Legal Implications'])
})

test('the judgments that a judgment cites are linked where its text cites them', async () => {
  renderJudgment(
    buildPublicJudgment({
      fullText: 'See 410 U.S. 113 (1973), and 410 U.S. 11; not 1410 U.S. 113. Again 410 U.S. 113.',
    }),
    {
      cites: [
        { texts: ['410 U.S. 11'], judgment: buildLinked('1', 'Elm v. Lee') },
        { texts: ['410 U.S. 113', '70-18'], judgment: buildLinked('2', 'Roe v. Wade') },
      ],
    },
  )
  const document = within(await screen.findByRole('article', { name: 'Judgment text' }))
  expect(document.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['¶ 1', '#p1'],
    ['410 U.S. 113', '/judgments/2'],
    ['410 U.S. 11', '/judgments/1'],
    ['410 U.S. 113', '/judgments/2'],
  ])
})

test('a text from a PDF has its own headings alone, and links what it cites across its lines', async () => {
  renderJudgment(
    buildPublicJudgment({
      fullText:
        'I\n\nWe follow 410 U.\r\n   S. 113, and as to the\n\nCite as: 570 U. S. ____ (2013)   3\n\nOpinion of the Court\n\nNorthern Act, we do not.',
    }),
    { cites: [{ texts: ['410 U.\r\n   S. 113'], judgment: buildLinked('2', 'Roe v. Wade') }] },
  )
  const document = within(await screen.findByRole('article', { name: 'Judgment text' }))
  expect(document.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Summary', 'I'])
  expect(document.getByRole('link', { name: /^410/ }).getAttribute('href')).toBe('/judgments/2')
  const paragraph = document.getByText('Northern Act, we do not.', { exact: false })
  expect(paragraph.textContent?.replace(/\s+/g, ' ')).toContain(
    'as to the Cite as: 570 U. S. ____ (2013) 3 Opinion of the Court Northern Act',
  )
})

test('a judgment leads to those it cites, those that cite it and those like it, each once', async () => {
  const [roe, later, like] = [
    buildLinked('2', 'Roe v. Wade'),
    buildLinked('3', 'Later v. Still'),
    buildLinked('4', 'Like v. Same'),
  ]
  renderJudgment(buildPublicJudgment(), {
    cites: [{ texts: ['410 U.S. 113'], judgment: roe }],
    citedBy: [later],
    similar: [roe, like],
  })
  for (const [name, title, id] of [
    ['Cites', 'Roe v. Wade', '2'],
    ['Cited by', 'Later v. Still', '3'],
    ['Similar judgments', 'Like v. Same', '4'],
  ]) {
    const region = within(await screen.findByRole('region', { name: name! }))
    expect(region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [title, `/judgments/${id}`],
    ])
    expect(region.getByText('70-18, Supreme Court, January 22, 1973')).toBeDefined()
  }
})

test('missing details of a judgment are left out', async () => {
  renderJudgment(
    buildPublicJudgment({
      plainSummary: null,
      legalImplications: null,
      legalIssues: null,
      keywords: [],
      pdfUrl: null,
      fullText: null,
    }),
  )
  await screen.findByRole('heading', { level: 1 })
  for (const name of [
    'In plain words',
    'Legal Implications',
    'Legal Issues',
    'Keywords',
    'Cites',
    'Cited by',
    'Similar judgments',
    /^More on/,
  ])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull()
})

test('the link to the request form selects the category, where the form has it', async () => {
  renderJudgment(buildPublicJudgment({ category: 'Housing' }))
  const link = await screen.findByRole('link', { name: 'Request legal aid about this' })
  expect(link.getAttribute('href')).toBe('/get-help?category=Housing%20Rights')
  expect(buildHelpUrl('Maritime', demoFacts.practiceAreas)).toBe('/get-help')
})

test('the form offers every category that judgments lead to it with', () => {
  const selected = categories.map((category) =>
    new URL(buildHelpUrl(category, demoFacts.practiceAreas), 'https://x').searchParams.get('category'),
  )
  expect(offered).toEqual(expect.arrayContaining(selected))
})

test('each keyword leads to a search for it', async () => {
  renderJudgment(buildPublicJudgment({ keywords: ['rent escrow', 'heat & hot water'] }))
  const words = within(await screen.findByRole('list', { name: 'Keywords' }))
  expect(words.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/judgments?q=rent%20escrow',
    '/judgments?q=heat%20%26%20hot%20water',
  ])
})

test('a citation can be selected, and copied with one press', async () => {
  const { user } = renderJudgment(
    buildPublicJudgment({
      title: 'Talbot v. Elm',
      caseNumber: 'NL-App 2026-0087',
      courtName: 'Appeals Court',
      judgmentDate: '2026-06-04T00:00:00.000Z',
    }),
  )
  const citation = 'Talbot v. Elm, No. NL-App 2026-0087 (Appeals Court, June 4, 2026)'
  await screen.findByText(citation)
  await user.click(screen.getByRole('button', { name: 'Copy Neutral' }))
  await screen.findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe(citation)
  await screen.findByText('Talbot v. Elm, No. NL-App 2026-0087 (Appeals Court June 4, 2026)')
})

test('where copying is not allowed the citation is selected instead', async () => {
  const { user } = renderJudgment(buildPublicJudgment({ title: 'Talbot v. Elm', caseNumber: null }))
  const button = await screen.findByRole('button', { name: 'Copy Neutral' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(button)
  await screen.findByText('Selected: copy it from here')
  expect(getSelection()?.toString()).toBe('Talbot v. Elm (Appeals Court, June 4, 2026)')
})

test('a service, an article and an event on the subject follow the judgment', async () => {
  renderJudgment(buildPublicJudgment({ category: 'Housing' }), {
    relatedServices: [
      { id: '1', title: 'Keeping Your Home', description: 'We stand beside you.', icon: 'housing' },
    ],
    relatedPosts: [{ id: '2', slug: 'repairs', title: 'Repairs', excerpt: null }],
    relatedEvents: [
      {
        id: '3',
        title: 'Tenants’ Workshop',
        eventDate: '2099-03-05T22:30:00.000Z',
        eventTime: '5:30 PM',
        startsAt: '2099-03-05T22:30:00.000Z',
        location: 'Library',
      },
    ],
  })
  const more = within(await screen.findByRole('region', { name: 'More on Housing' }))
  for (const [name, address] of [
    ['Keeping Your Home', '/services#service-1'],
    ['Repairs', '/blog/repairs'],
    ['Tenants’ Workshop', '/events/3'],
    ['All Housing judgments', '/judgments?category=Housing'],
  ] as const)
    expect(more.getByRole('link', { name }).getAttribute('href')).toBe(address)
  const aside = within(screen.getByRole('region', { name: 'Is this happening to you?' }))
  expect(aside.getByRole('link', { name: 'Keeping Your Home' }).getAttribute('href')).toBe(
    '/services#service-1',
  )
  expect(more.getByText('March 5, 2099, 5:30 PM, Library')).toBeDefined()
})

test('a judgment about a family can be left at once', async () => {
  renderJudgment(buildPublicJudgment({ category: 'Family Law' }))
  await screen.findByRole('link', { name: /leave this site/i })
})
