// What every management screen does, shown with cases.

import { buildCase, type CaseExample } from '@access/content/cases/case.examples'
import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { createManagedGateway } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'
import { selectOption } from '../testing/select-option.ts'

const withCases = (...cases: CaseExample[]) => createManagedGateway('Case', cases)

async function openForm(gateway = withCases(buildCase())) {
  const rendered = renderScreenAt('/admin/cases', gateway)
  await rendered.user.click(await screen.findByRole('button', { name: 'Edit Three days without medicine' }))
  await screen.findByLabelText('Title')
  return rendered
}

const save = () => screen.getByRole('button', { name: 'Save' })
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull())

test('the screen says that it is loading', async () => {
  const gateway = withCases()
  gateway.respondWith({ PageOfCases: () => new Promise(() => {}) })
  renderScreenAt('/admin/cases', gateway)
  await screen.findByRole('heading', { name: 'Cases Management' })
  await screen.findByText('Loading...')
})

test('a list that cannot be loaded says so and can be tried again', async () => {
  const gateway = withCases()
  gateway.respondWith({ PageOfCases: buildGatewayError('BUSY') })
  const { user } = renderScreenAt('/admin/cases', gateway)
  await screen.findByText('This could not be loaded.')
  gateway.respondWith({ PageOfCases: { page: { items: [], total: 0, counts: [] } } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No cases yet. Create your first one!')
})

test('an item that cannot be added is told by a toast, and the form stays', async () => {
  const gateway = withCases()
  gateway.respondWith({ CreateCase: new Error('broken') })
  const { user } = renderScreenAt('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: 'Add case' }))
  enter(await screen.findByLabelText('Title'), 'Locked out')
  await selectOption(user, screen.getByLabelText('Category'), 'Housing Rights')
  await user.click(save())
  await screen.findByText('Failed to create case')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Locked out')
})

test('what the server has against a field stands beside it until the field is changed', async () => {
  const gateway = withCases(buildCase())
  const fields = { caseNumber: 'Another case has this number' }
  gateway.respondWith({ UpdateCase: buildGatewayError('BAD_USER_INPUT', { fields }) })
  const { user } = await openForm(gateway)
  await user.click(save())
  await screen.findByText('Another case has this number')
  const number = screen.getByLabelText('Case number')
  expect(number.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(number))
  await screen.findByText('Failed to update case')
  await user.type(number, '7')
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBeNull())
})

test('required fields are marked as the rules say', async () => {
  await openForm()
  const required = [...document.querySelectorAll('[aria-required="true"]')].map(({ id }) => id)
  expect(required).toEqual(['case_title', 'case_category', 'case_status'])
})

test('an item that someone else has deleted is not edited', async () => {
  const gateway = withCases(buildCase())
  gateway.respondWith({ AnyCase: { item: null } })
  const { user } = renderScreenAt('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await screen.findByText('This case no longer exists: someone else has deleted it.')
})

test('a change is told by a toast and shown in the table, and the Edit button has the focus again', async () => {
  const { user } = await openForm()
  const field = screen.getByLabelText<HTMLInputElement>('Title')
  expect(field.value).toBe('Three days without medicine')
  enter(field, 'Another name')
  await user.click(save())
  await screen.findByText('Success')
  await screen.findByText('Case updated successfully')
  const edit = await screen.findByRole('button', { name: 'Edit Another name' })
  await gone('dialog')
  await waitFor(() => expect(document.activeElement).toBe(edit))
})
