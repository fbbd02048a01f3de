// Every kind of date field takes the years of our calendar, and objects to others in words.
import { buildOrganisation } from '@access/content/organisation/organisation.examples'
import { createFakeGateway } from '@access/shell/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'

const organisation = { __typename: 'Organisation', id: '7', version: 3, ...buildOrganisation() }

/** A form with dates of each kind: where it is, how it is opened, and its dates. */
const forms = [
  {
    path: 'cases',
    open: 'Add case',
    dates: ['Start date', 'End date'],
    gateway: () => createManagedGateway('Case', []),
  },
  {
    path: 'blog',
    open: 'Add blog post',
    dates: ['Publish date'],
    gateway: () => createManagedGateway('BlogPost', []),
  },
  {
    path: 'settings',
    open: 'Add holiday',
    dates: ['Day of holiday 1'],
    gateway: () => createFakeGateway({ AnyOrganisation: { item: organisation } }),
  },
]

test.each(forms)('$path: a year of no calendar stays as it is typed, and is objected to', async (form) => {
  const { user, gateway } = renderScreenAt(`/admin/${form.path}`, form.gateway())
  await user.click(await screen.findByRole('button', { name: form.open }))
  for (const label of form.dates) {
    const date = await screen.findByLabelText<HTMLInputElement>(label)
    fireEvent.change(date, { target: { value: '9999-07-04' } })
    fireEvent.change(date, { target: { value: '0203-07-04' } })
    expect(date.value).toBe('Jul 4, 0203')
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Enter a year from 1700 to 2100')).toHaveLength(form.dates.length)
  expect(gateway.requests.filter(({ name }) => /^(Create|Update)/.test(name))).toEqual([])
})
