// How a form looks after what is typed, shown with cases.
import { buildCase } from '@access/content/cases/case.examples'
import { buildAdministrator, buildGatewayError, type FakeGateway } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables, toUpdateVariables } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'

const title = 'Three days without medicine'
const withCase = () => createManagedGateway('Case', [buildCase()])
const session = { token: 'new token', user: buildAdministrator() }

async function typeIntoForm(gateway: FakeGateway) {
  const rendered = renderScreenAt('/admin/cases', gateway)
  await rendered.user.click(await screen.findByRole('button', { name: `Edit ${title}` }))
  await rendered.user.type(await screen.findByLabelText('Outcome'), 'Settled')
  return rendered
}

const save = () => screen.getByRole('button', { name: 'Save' })
const outcome = () => screen.getByLabelText<HTMLInputElement>('Outcome').value

test('Ctrl and Enter save from any field', async () => {
  const { user, gateway } = await typeIntoForm(withCase())
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Case updated successfully')
  expect(getLastVariables(gateway, 'UpdateCase')).toEqual(
    toUpdateVariables(buildCase({ outcome: 'Settled' })),
  )
})

test('whose session ended gives the password in place, and what was typed is saved', async () => {
  const gateway = withCase()
  const { user } = await typeIntoForm(gateway)
  gateway.respondWith({ UpdateCase: buildGatewayError('UNAUTHENTICATED'), 'POST /api/auth/login': session })
  await user.click(save())
  await screen.findByText('You have been signed out')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('admin@example.org')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  gateway.respondWith({ UpdateCase: { item: buildCase({ outcome: 'Settled' }) } })
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  await screen.findByText('Case updated successfully')
  expect(getLastVariables(gateway, 'POST /api/auth/login')).toEqual({
    email: 'admin@example.org',
    password: 'secret',
  })
  expect(getLastVariables(gateway, 'UpdateCase')).toEqual(
    toUpdateVariables(buildCase({ outcome: 'Settled' })),
  )
})

test('a wrong password is told where it was asked for, and the text stays', async () => {
  const gateway = withCase()
  gateway.respondWith({
    UpdateCase: buildGatewayError('UNAUTHENTICATED'),
    'POST /api/auth/login': buildGatewayError('UNAUTHENTICATED', { detail: 'They do not belong together' }),
  })
  const { user } = await typeIntoForm(gateway)
  await user.click(save())
  await user.type(await screen.findByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign in again' }))
  await screen.findByText('They do not belong together')
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await screen.findByText('Your session has ended. Save to sign in again.')
  expect(outcome()).toBe('Settled')
})
