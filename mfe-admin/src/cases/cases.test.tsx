import { buildCase } from '@access/content/cases/case.examples'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { selectOption } from '../testing/select-option.ts'

test('an added case is sent whole, days as ISO and what was left empty as null', async () => {
  const gateway = createManagedGateway('Case', 'Cases', [])
  const { user } = renderAsAdministrator('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: 'Add case' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add case' }))
  await user.type(form.getByLabelText('Title'), 'Locked out')
  await selectOption(user, form.getByLabelText('Category'), 'Housing Rights')
  await user.type(form.getByLabelText('Start date'), '2026-03-05')
  await user.click(form.getByRole('switch', { name: 'Public' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Case created successfully')
  expect(getLastVariables(gateway, 'CreateCase')).toEqual({
    input: {
      title: 'Locked out',
      caseNumber: null,
      category: 'Housing Rights',
      clientInfo: null,
      legalIssues: null,
      assignedAttorney: null,
      status: 'pending',
      startDate: '2026-03-05T00:00:00.000Z',
      endDate: null,
      summary: null,
      description: null,
      outcome: null,
      impactStory: null,
      isPublic: true,
      isFeatured: false,
    },
  })
  await screen.findByRole('button', { name: 'Edit Locked out' })
})

test('the list is sorted by whether visitors can read a case', async () => {
  const visible = buildCase({ id: '1', title: 'Shown', isPublic: true })
  const hidden = buildCase({ id: '2', title: 'Hidden', isPublic: false })
  const { user, getAddress } = renderAsAdministrator(
    '/admin/cases',
    createManagedGateway('Case', 'Cases', [visible, hidden]),
  )
  await user.click(await screen.findByRole('columnheader', { name: 'Visibility' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/cases?sort=isPublic'))
  await waitFor(() =>
    expect(
      screen.getAllByRole('button', { name: /^Edit / }).map((edit) => edit.getAttribute('aria-label')),
    ).toEqual(['Edit Hidden', 'Edit Shown']),
  )
})

test.each([
  { isPublic: true, isFeatured: false, badges: ['Public'] },
  { isPublic: true, isFeatured: true, badges: ['Public', 'Featured'] },
  { isPublic: false, isFeatured: true, badges: ['Featured'] },
  { isPublic: false, isFeatured: false, badges: ['Private'] },
])('a case with $isPublic and $isFeatured wears $badges', async ({ badges, ...flags }) => {
  renderAsAdministrator(
    '/admin/cases',
    createManagedGateway('Case', 'Cases', [buildCase({ status: 'won', ...flags })]),
  )
  await screen.findByRole('table')
  const cells = screen.getAllByRole('cell')
  expect([...cells[4]!.querySelectorAll('.ant-tag')].map((badge) => badge.textContent)).toEqual(badges)
})
