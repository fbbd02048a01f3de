import { buildCase } from '@access/content/cases/case.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { createManagedGateway } from '../testing/managed-gateway.ts'
import { openNewForm } from '../testing/open-form.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { selectOption } from '../testing/select-option.ts'

test('an added case is sent whole, days as ISO and what was left empty as null', async () => {
  const { user, form, save, getInput } = await openNewForm('Case', 'cases', 'case')
  enter(form.getByLabelText('Title'), 'Locked out')
  await selectOption(user, form.getByLabelText('Category'), 'Housing Rights')
  enter(form.getByLabelText('Start date'), '2026-03-05')
  await user.click(form.getByRole('switch', { name: 'Public' }))
  await save()
  await screen.findByText('Case created successfully')
  expect(getInput()).toEqual({
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
  })
  await screen.findByRole('button', { name: 'Edit Locked out' })
})

test('a case wears what visitors see of it', async () => {
  const cases = [
    { isPublic: true, isFeatured: false },
    { isPublic: true, isFeatured: true },
    { isPublic: false, isFeatured: true },
    { isPublic: false, isFeatured: false },
  ].map((flags, index) => buildCase({ id: `${index}`, ...flags }))
  renderAsAdministrator('/admin/cases', createManagedGateway('Case', cases))
  await screen.findByRole('table')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[4]!.textContent)).toEqual([
    ...['Public', 'PublicFeatured', 'Featured', 'Private'],
  ])
})
