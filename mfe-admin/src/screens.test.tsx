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
import { createManagedGateway, getLastVariables } from './testing/managed-gateway.ts'
import { renderAsAdministrator } from './testing/render-at.ts'

type ContentType = {
  path: string
  type: string
  title: string
  noun: string
  empty: string
  columns: string[]
  cells: string[]
  /** What is sent by each of the bulk actions. */
  bulk?: Record<string, object>
  item: { __typename: string; id: string }
  name: string
}

const contentTypes: ContentType[] = [
  {
    path: 'blog',
    type: 'BlogPost',
    title: 'Blog Management',
    noun: 'blog post',
    empty: 'No blog posts yet. Create your first one!',
    columns: ['Title', 'Category', 'Status', 'Publish Date'],
    cells: ['You Got an Eviction Notice: What to Do First', 'Know Your Rights', 'Published', 'Mar 5, 2026'],
    bulk: { Publish: { status: 'published' }, Hide: { status: 'draft' } },
    item: buildPost(),
    name: 'You Got an Eviction Notice: What to Do First',
  },
  {
    path: 'cases',
    type: 'Case',
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
    name: 'Three days without medicine',
  },
  {
    path: 'events',
    type: 'Event',
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
    name: buildEvent().title,
  },
  {
    path: 'judgments',
    type: 'Judgment',
    title: 'Judgments Management',
    noun: 'judgment',
    empty: 'No judgments yet. Create your first one!',
    columns: ['Title', 'Court', 'Category', 'Date', 'Visibility'],
    cells: ['Talbot v. Linden Court Apartments', 'Appeals Court', 'Housing', 'Jun 4, 2026', 'Public'],
    bulk: { Publish: { isVisible: true }, Hide: { isVisible: false } },
    item: buildJudgment(),
    name: 'Talbot v. Linden Court Apartments',
  },
  {
    path: 'team',
    type: 'TeamMember',
    title: 'Team Management',
    noun: 'team member',
    empty: 'No team members yet. Add your first one!',
    columns: ['Name', 'Designation', 'Department', 'Status'],
    cells: ['Ruth Abernathy-Osei', 'Executive Director', 'Administration', 'Active'],
    bulk: { Activate: { isActive: true }, Deactivate: { isActive: false } },
    item: buildTeamMember(),
    name: 'Ruth Abernathy-Osei',
  },
  {
    path: 'services',
    type: 'LegalService',
    title: 'Services Management',
    noun: 'service',
    empty: 'No services yet. Create your first one!',
    columns: ['Title', 'Category', 'Icon', 'Order'],
    cells: ['Family Safety, Custody and Support', 'Family Law', 'Family law', '0'],
    item: buildLegalService(),
    name: 'Family Safety, Custody and Support',
  },
  {
    path: 'related-documents',
    type: 'RelatedDocument',
    title: 'Related Documents',
    noun: 'related document',
    empty: 'No related documents yet. Create your first one!',
    columns: ['Title', 'Availability', 'Order'],
    cells: ['Bylaws', 'Available', '0'],
    bulk: { 'Make available': { available: true }, 'Offer on request': { available: false } },
    item: buildRelatedDocument(),
    name: 'Bylaws',
  },
]

test.each(contentTypes)('$title lists its items, which are changed many at once and deleted', async (it) => {
  const { user, gateway, page } = renderAsAdministrator(
    `/admin/${it.path}`,
    createManagedGateway(it.type, [it.item]),
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
    if (input) expect(getLastVariables(gateway, `Set${it.type}s`).input).toEqual(input)
  }

  await user.click(screen.getByRole('button', { name: `Delete ${it.name}` }))
  const question = within(await screen.findByRole('dialog'))
  question.getByText(`Are you sure you want to delete "${it.name}"? This action cannot be undone.`)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText(`${it.noun[0]!.toUpperCase()}${it.noun.slice(1)} deleted successfully`)
  await screen.findByText(it.empty)
})
