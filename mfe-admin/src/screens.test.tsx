// What the management screens have in common, and say each in their own words.
import { buildCase } from '@access/content/cases/case.examples'
import { buildEvent } from '@access/content/events/event.examples'
import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import { buildPost } from '@access/content/posts/post.examples'
import { buildRelatedDocument } from '@access/content/related-documents/related-document.examples'
import { buildTeamMember } from '@access/content/team/team-member.examples'
import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway } from './testing/managed-gateway.ts'
import { renderAsAdministrator } from './testing/render-at.ts'

const contentTypes = [
  {
    path: 'blog',
    type: 'BlogPost',
    plural: 'BlogPosts',
    title: 'Blog Management',
    noun: 'blog post',
    said: 'Blog post',
    empty: 'No blog posts yet. Create your first one!',
    columns: ['Title', 'Category', 'Status', 'Publish Date', 'Actions'],
    cells: [
      'You Got an Eviction Notice: What to Do First',
      'Know Your Rights',
      'Published',
      'Mar 5, 2026',
      '',
    ],
    item: buildPost(),
    name: 'You Got an Eviction Notice: What to Do First',
    field: 'Title',
  },
  {
    path: 'cases',
    type: 'Case',
    plural: 'Cases',
    title: 'Cases Management',
    noun: 'case',
    said: 'Case',
    empty: 'No cases yet. Create your first one!',
    columns: ['Title', 'Category', 'Status', 'Visibility', 'Actions'],
    cells: ['Three days without medicine', 'Civil Rights', 'Pending', 'Public', ''],
    item: buildCase(),
    name: 'Three days without medicine',
    field: 'Title',
  },
  {
    path: 'events',
    type: 'Event',
    plural: 'Events',
    title: 'Events Management',
    noun: 'event',
    said: 'Event',
    empty: 'No events yet. Create your first one!',
    columns: ['Title', 'Event Type', 'Date', 'Status', 'Actions'],
    cells: [buildEvent().title, 'Know Your Rights Workshop', 'Mar 5, 2099', 'Upcoming', ''],
    item: buildEvent(),
    name: buildEvent().title,
    field: 'Title',
  },
  {
    path: 'judgments',
    type: 'Judgment',
    plural: 'Judgments',
    title: 'Judgments Management',
    noun: 'judgment',
    said: 'Judgment',
    empty: 'No judgments yet. Create your first one!',
    columns: ['Title', 'Court', 'Category', 'Date', 'Visibility', 'Actions'],
    cells: ['Talbot v. Linden Court Apartments', 'Appeals Court', 'Housing', 'Jun 4, 2026', 'Public', ''],
    item: buildJudgment(),
    name: 'Talbot v. Linden Court Apartments',
    field: 'Title',
  },
  {
    path: 'team',
    type: 'TeamMember',
    plural: 'TeamMembers',
    title: 'Team Management',
    noun: 'team member',
    said: 'Team member',
    empty: 'No team members yet. Add your first one!',
    columns: ['Name', 'Designation', 'Department', 'Status', 'Actions'],
    cells: ['Ruth Abernathy-Osei', 'Executive Director', 'Administration', 'Active', ''],
    item: buildTeamMember(),
    name: 'Ruth Abernathy-Osei',
    field: 'Name',
  },
  {
    path: 'services',
    type: 'LegalService',
    plural: 'LegalServices',
    title: 'Services Management',
    noun: 'service',
    said: 'Service',
    empty: 'No services yet. Create your first one!',
    columns: ['Title', 'Category', 'Icon', 'Order', 'Actions'],
    cells: ['Family Safety, Custody and Support', 'Family Law', 'Family law', '0', ''],
    item: buildLegalService(),
    name: 'Family Safety, Custody and Support',
    field: 'Title',
  },
  {
    path: 'related-documents',
    type: 'RelatedDocument',
    plural: 'RelatedDocuments',
    title: 'Related Documents',
    noun: 'related document',
    said: 'Related document',
    empty: 'No related documents yet. Create your first one!',
    columns: ['Title', 'Availability', 'Order', 'Actions'],
    cells: ['Bylaws', 'Available', '0', ''],
    item: buildRelatedDocument(),
    name: 'Bylaws',
    field: 'Title',
  },
]

test.each(contentTypes)('$title has its title, its columns and a way back', async (it) => {
  const { page } = renderAsAdministrator(
    `/admin/${it.path}`,
    createManagedGateway(it.type, it.plural, [it.item]),
  )
  await screen.findByRole('table')
  screen.getByRole('heading', { level: 1, name: it.title })
  expect(page.title).toBe(`${it.title} – Access to Justice`)
  // The first is that of the boxes that select.
  const readTexts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(readTexts('columnheader')).toEqual(['', ...it.columns])
  expect(readTexts('cell')).toEqual(['', ...it.cells])
  expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe(
    '/admin/dashboard',
  )
})

test.each(contentTypes)('$title without items says what to do', async (it) => {
  renderAsAdministrator(`/admin/${it.path}`, createManagedGateway(it.type, it.plural, []))
  await screen.findByText(it.empty)
})

test.each(contentTypes)('$said: a change is told by a toast and shown in the table', async (it) => {
  const gateway = createManagedGateway(it.type, it.plural, [it.item])
  const { user } = renderAsAdministrator(`/admin/${it.path}`, gateway)
  await user.click(await screen.findByRole('button', { name: `Edit ${it.name}` }))
  const form = within(await screen.findByRole('dialog', { name: `Edit ${it.noun}` }))
  const field = await form.findByLabelText<HTMLInputElement>(it.field)
  expect(field.value).toBe(it.name)
  await user.clear(field)
  await user.type(field, 'Another name')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Success')
  await screen.findByText(`${it.said} updated successfully`)
  await screen.findByRole('button', { name: 'Edit Another name' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(contentTypes)('$said: a change that fails keeps the form and what was typed', async (it) => {
  const gateway = createManagedGateway(it.type, it.plural, [it.item])
  gateway.respondWith({ [`Update${it.type}`]: new Error('broken') })
  const { user } = renderAsAdministrator(`/admin/${it.path}`, gateway)
  await user.click(await screen.findByRole('button', { name: `Edit ${it.name}` }))
  const field = await screen.findByLabelText<HTMLInputElement>(it.field)
  await user.type(field, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Error')
  await screen.findByText(`Failed to update ${it.noun}`)
  expect(field.value).toBe(`${it.name}!`)
})

test.each(contentTypes)('$said: it is deleted after a question', async (it) => {
  const gateway = createManagedGateway(it.type, it.plural, [it.item])
  const { user } = renderAsAdministrator(`/admin/${it.path}`, gateway)
  await user.click(await screen.findByRole('button', { name: `Delete ${it.name}` }))
  const question = within(await screen.findByRole('dialog'))
  question.getByText(`Are you sure you want to delete "${it.name}"? This action cannot be undone.`)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText(`${it.said} deleted successfully`)
  await screen.findByText(it.empty)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(contentTypes)('$said: what cannot be deleted stays, and the question with it', async (it) => {
  const gateway = createManagedGateway(it.type, it.plural, [it.item])
  gateway.respondWith({ [`Delete${it.type}`]: buildGatewayError('BUSY') })
  const { user } = renderAsAdministrator(`/admin/${it.path}`, gateway)
  await user.click(await screen.findByRole('button', { name: `Delete ${it.name}` }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText(`Failed to delete ${it.noun}`)
  within(screen.getByRole('dialog')).getByText('The server is busy. Try again in a moment.')
})

test.each(contentTypes)('$said: without its required fields it is not sent', async (it) => {
  const gateway = createManagedGateway(it.type, it.plural, [])
  const { user } = renderAsAdministrator(`/admin/${it.path}`, gateway)
  await user.click(await screen.findByRole('button', { name: `Add ${it.noun}` }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText(/(is|are) not valid\.$/)
  expect(screen.getByLabelText(it.field).getAttribute('aria-invalid')).toBe('true')
  expect(gateway.countRequests(`Create${it.type}`)).toBe(0)
})
