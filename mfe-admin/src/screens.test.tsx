// What the management screens have in common, and say each in their own words.
import { buildCase } from '@access/content/cases/case.examples'
import { buildEvent } from '@access/content/events/event.examples'
import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import { buildPost } from '@access/content/posts/post.examples'
import { buildRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { buildTeamMember } from '@access/content/team/team-member.examples'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from './testing/enter.ts'
import { createManagedGateway, getLastVariables } from './testing/managed-gateway.ts'
import { openNewForm } from './testing/open-form.ts'
import { renderScreenAt } from './testing/render-part.tsx'
import { selectOption } from './testing/select-option.ts'

type ContentType = {
  path: string
  title: string
  noun: string
  empty: string
  columns: string[]
  cells: string[]
  /** What is sent by each of the bulk actions. */
  bulk?: Record<string, object>
  item: { __typename: string; id: string }
}

const contentTypes: ContentType[] = [
  {
    path: 'blog',
    title: 'Blog Management',
    noun: 'blog post',
    empty: 'No blog posts yet. Create your first one!',
    columns: ['Title', 'Category', 'Status', 'Publish Date'],
    cells: ['You Got an Eviction Notice: What to Do First', 'Know Your Rights', 'Published', 'Mar 5, 2026'],
    bulk: { Publish: { status: 'published' }, Hide: { status: 'draft' } },
    item: buildPost(),
  },
  {
    path: 'cases',
    title: 'Cases Management',
    noun: 'case',
    empty: 'No cases yet. Create your first one!',
    columns: ['Title', 'Category', 'Status', 'Visibility'],
    cells: ['Three days without medicine', 'Civil Rights', 'Pending', 'Public'],
    bulk: {
      ...{ Publish: { isPublic: true }, Hide: { isPublic: false } },
      ...{ Feature: { isFeatured: true }, 'Stop featuring': { isFeatured: false } },
    },
    item: buildCase(),
  },
  {
    path: 'events',
    title: 'Events Management',
    noun: 'event',
    empty: 'No events yet. Create your first one!',
    columns: ['Title', 'Event Type', 'Date', 'Status'],
    cells: [buildEvent().title, 'Know Your Rights Workshop', 'Mar 5, 2099', 'Upcoming'],
    bulk: {
      'Mark as upcoming': { status: 'upcoming' },
      'Mark as completed': { status: 'completed' },
      'Mark as cancelled': { status: 'cancelled' },
    },
    item: buildEvent(),
  },
  {
    path: 'judgments',
    title: 'Judgments Management',
    noun: 'judgment',
    empty: 'No judgments yet. Create your first one!',
    columns: ['Title', 'Court', 'Category', 'Date', 'Visibility'],
    cells: ['Talbot v. Linden Court Apartments', 'Appeals Court', 'Housing', 'Jun 4, 2026', 'Public'],
    bulk: { Publish: { isVisible: true }, Hide: { isVisible: false } },
    item: buildJudgment(),
  },
  {
    path: 'team',
    title: 'Team Management',
    noun: 'team member',
    empty: 'No team members yet. Add your first one!',
    columns: ['Name', 'Designation', 'Department', 'Status'],
    cells: ['Ruth Abernathy-Osei', 'Executive Director', 'Administration', 'Active'],
    bulk: { Activate: { isActive: true }, Deactivate: { isActive: false } },
    item: buildTeamMember(),
  },
  {
    path: 'services',
    title: 'Services Management',
    noun: 'service',
    empty: 'No services yet. Create your first one!',
    columns: ['Title', 'Category', 'Icon', 'Order'],
    cells: ['Family Safety, Custody and Support', 'Family Law', 'Family law', '0'],
    item: buildLegalService(),
  },
  {
    path: 'related-documents',
    title: 'Related Documents',
    noun: 'related document',
    empty: 'No related documents yet. Create your first one!',
    columns: ['Title', 'Availability', 'Order'],
    cells: ['Bylaws', 'Available', '0'],
    bulk: { 'Make available': { available: true }, 'Offer on request': { available: false } },
    item: buildRelatedDocument(),
  },
]

test.each(contentTypes)('$title lists its items, which are changed many at once and deleted', async (it) => {
  const { user, gateway, page } = renderScreenAt(
    `/admin/${it.path}`,
    createManagedGateway(it.item.__typename, [it.item]),
  )
  await screen.findByRole('table')
  screen.getByRole('heading', { level: 1, name: it.title })
  expect(page.title).toBe(`${it.title} – Access to Justice`)
  // The first is that of the boxes that select.
  const readTexts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(readTexts('columnheader')).toEqual(['', ...it.columns, 'Actions'])
  expect(readTexts('cell')).toEqual(['', ...it.cells, ''])
  const back = screen.getByRole('link', { name: 'Back to dashboard' })
  expect(back.getAttribute('href')).toBe('/admin/dashboard')

  const { bulk = {} } = it
  for (const [label, input] of [...Object.entries(bulk), ['Clear selection', null]] as const) {
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(await screen.findByRole('group', { name: 'Bulk actions' }))
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...Object.keys(bulk),
      ...['Delete selected', 'Clear selection'],
    ])
    await user.click(bar.getByRole('button', { name: label }))
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
    if (input) expect(getLastVariables(gateway, `Set${it.item.__typename}s`).input).toEqual(input)
  }

  await user.click(screen.getByRole('button', { name: `Delete ${it.cells[0]}` }))
  const question = within(await screen.findByRole('dialog'))
  question.getByText(`Are you sure you want to delete "${it.cells[0]}"? This action cannot be undone.`)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText(`${it.noun[0]!.toUpperCase()}${it.noun.slice(1)} deleted successfully`)
  await screen.findByText(it.empty)
  const heading = screen.getByRole('heading', { name: `All ${it.noun}s` })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

const publishDate = '2099-03-05T22:30:00.000Z'
const file = '/documents/bylaws.pdf'
const statusColumns: { path: string; column: number; items: ContentType['item'][]; texts: string[] }[] = [
  {
    ...{ path: 'cases', column: 4 },
    items: [
      buildCase({ id: '1', isPublic: true, isFeatured: false }),
      buildCase({ id: '2', isPublic: true, isFeatured: true }),
      buildCase({ id: '3', isPublic: false, isFeatured: true }),
      buildCase({ id: '4', isPublic: false, isFeatured: false }),
    ],
    texts: ['Public', 'PublicFeatured', 'Featured', 'Private'],
  },
  {
    ...{ path: 'related-documents', column: 2 },
    items: [
      buildRelatedDocument({ id: '1', available: true, file }),
      buildRelatedDocument({ id: '2', available: true, file: null }),
      buildRelatedDocument({ id: '3', available: false, file }),
    ],
    texts: ['Available', 'File missing', 'On request'],
  },
  {
    ...{ path: 'blog', column: 3 },
    items: [
      buildPost({ id: '1', publishDate }),
      buildPost({ id: '2', status: 'draft', publishDate }),
      buildPost({ id: '3', status: 'draft', publishDate: null }),
    ],
    texts: ['Scheduled', 'Draft', 'Draft'],
  },
  // Only what is scheduled has an hour.
  {
    ...{ path: 'blog', column: 4 },
    items: [
      buildPost({ id: '1', publishDate }),
      buildPost({ id: '2', status: 'draft', publishDate }),
      buildPost({ id: '3', status: 'draft', publishDate: null }),
    ],
    texts: ['Mar 5, 2099, 5:30 PM', 'Mar 5, 2099', 'Not set'],
  },
]

test.each(statusColumns)(
  '$path say what visitors see of each: $texts',
  async ({ path, column, items, texts }) => {
    renderScreenAt(`/admin/${path}`, createManagedGateway(items[0]!.__typename, items))
    await screen.findByRole('table')
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getAllByRole('cell')[column]!.textContent)).toEqual(texts)
  },
)

type NewItem = {
  path: string
  type: string
  noun: string
  /** What somebody fills in, by label: a text, the option of a choice, or true for a switch. */
  filled: Record<string, string | true>
  /** What is sent besides nulls. */
  sent: object
  nulls: string[]
}

const newItems: NewItem[] = [
  {
    ...{ path: 'blog', type: 'BlogPost', noun: 'blog post' },
    filled: {
      ...{ Title: 'Eviction', Category: 'Know Your Rights', Content: 'Stay.', Excerpt: 'Line by line' },
      ...{ 'Featured image': 'https://example.org/door.jpg', 'Alternative text': 'A door' },
      ...{ Tags: 'court , ,summons,', 'Publish date': '2026-07-04', Topic: 'Housing Rights' },
      ...{ 'Reviewed by': 'Ana Ruiz', 'Reviewed on': '2026-07-03', 'Letter template': 'Dear [name],' },
    },
    sent: {
      ...{ title: 'Eviction', slug: 'eviction', category: 'Know Your Rights', content: 'Stay.' },
      ...{ status: 'draft', excerpt: 'Line by line', featuredImage: 'https://example.org/door.jpg' },
      ...{ featuredImageAlt: 'A door', featuredImageDecorative: false, tags: ['court', 'summons'] },
      ...{ publishDate: '2026-07-04T00:00:00.000Z', topic: 'Housing Rights', reviewedBy: 'Ana Ruiz' },
      ...{ reviewedAt: '2026-07-03T00:00:00.000Z', letterTemplate: 'Dear [name],' },
    },
    nulls: [],
  },
  {
    ...{ path: 'blog', type: 'BlogPost', noun: 'blog post' },
    filled: { Title: 'Eviction', Category: 'Know Your Rights', Content: 'Stay.' },
    sent: {
      ...{ title: 'Eviction', slug: 'eviction', category: 'Know Your Rights', content: 'Stay.' },
      ...{ status: 'draft', featuredImageDecorative: false },
    },
    nulls: [
      ...['featuredImageAlt', 'tags', 'publishDate'],
      ...['topic', 'reviewedBy', 'reviewedAt', 'letterTemplate'],
    ],
  },
  {
    ...{ path: 'cases', type: 'Case', noun: 'case' },
    filled: { Title: 'Locked out', Category: 'Housing Rights', 'Start date': '2026-03-05', Public: true },
    sent: {
      ...{ title: 'Locked out', category: 'Housing Rights', startDate: '2026-03-05T00:00:00.000Z' },
      ...{ status: 'pending', isPublic: true, isFeatured: false },
    },
    nulls: [
      ...['caseNumber', 'clientInfo', 'legalIssues', 'assignedAttorney', 'endDate', 'summary'],
      ...['description', 'outcome', 'impactStory'],
    ],
  },
  {
    ...{ path: 'constitution', type: 'ConstitutionVersion', noun: 'constitution version' },
    filled: { Version: '5.0', 'Effective date': '2027-06-01' },
    sent: { versionNumber: '5.0', effectiveDate: '2027-06-01T00:00:00.000Z' },
    nulls: ['pdfUrl', 'changes'],
  },
  {
    ...{ path: 'events', type: 'Event', noun: 'event' },
    filled: { Title: 'Open house', 'Event type': 'Clinic', 'Event date': '2031-06-13' },
    sent: {
      ...{ title: 'Open house', eventType: 'Clinic', eventDate: '2031-06-13T00:00:00.000Z' },
      ...{ status: 'upcoming', registrationRequired: false, featuredImageDecorative: false },
    },
    nulls: [
      ...['eventTime', 'duration', 'location', 'description', 'capacity'],
      ...['featuredImage', 'featuredImageAlt'],
    ],
  },
  {
    ...{ path: 'judgments', type: 'Judgment', noun: 'judgment' },
    filled: {
      ...{ Title: 'Talbot v. Linden', Category: 'Housing', Court: 'Appeals Court' },
      ...{ 'Judgment date': '2026-06-04', Keywords: ' heat, ,repairs ,, ' },
    },
    sent: {
      ...{ title: 'Talbot v. Linden', category: 'Housing', courtName: 'Appeals Court' },
      ...{ judgmentDate: '2026-06-04T00:00:00.000Z', keywords: ['heat', 'repairs'], isVisible: true },
    },
    nulls: [
      ...['caseNumber', 'judgeName', 'parties', 'legalIssues', 'summary', 'plainSummary', 'fullText'],
      ...['legalImplications', 'pdfUrl'],
    ],
  },
  {
    ...{ path: 'services', type: 'LegalService', noun: 'service' },
    filled: {
      Title: 'Help with Debt',
      Category: 'Consumer',
      Description: 'Ask.',
      Order: '7',
      'Civil rights': true,
    },
    sent: {
      ...{ title: 'Help with Debt', category: 'Consumer', description: 'Ask.', displayOrder: 7 },
      icon: 'civil-rights',
    },
    nulls: ['eligibility', 'howToApply', 'requestArea'],
  },
  {
    ...{ path: 'related-documents', type: 'RelatedDocument', noun: 'related document' },
    filled: { Title: 'Annual Report 2026' },
    sent: { title: 'Annual Report 2026', available: false, displayOrder: 0 },
    nulls: ['description', 'file'],
  },
  {
    ...{ path: 'team', type: 'TeamMember', noun: 'team member' },
    filled: { Name: 'Ana Ruiz', Designation: 'Attorney', Department: 'Legal' },
    sent: { name: 'Ana Ruiz', designation: 'Attorney', department: 'Legal', displayOrder: 0, isActive: true },
    // An update would keep what it does not send.
    nulls: ['expertise', 'languages', 'capacity'],
  },
]

test.each(newItems)(
  'a new $noun is sent whole, and stands in its list (%#)',
  async ({ path, type, noun, ...item }) => {
    const { user, form, save, getInput } = await openNewForm(type, path, noun)
    for (const [label, value] of Object.entries(item.filled)) {
      const field = await form.findByLabelText(label)
      if (value === true) await user.click(field)
      else if (field.role === 'combobox') await selectOption(user, field, value)
      else enter(field, value)
    }
    await save()
    await screen.findByText(`${noun[0]!.toUpperCase()}${noun.slice(1)} created successfully`)
    const nulls = Object.fromEntries(item.nulls.map((name) => [name, null]))
    // As it is sent: without undefined fields.
    expect(JSON.parse(JSON.stringify(getInput()))).toEqual({ ...item.sent, ...nulls })
    await screen.findByRole('button', { name: /^Edit / })
  },
)
