import { buildEvent } from '@access/content/events/event.examples'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables, toUpdateVariables } from '../testing/managed-gateway.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'

async function openEditForm() {
  const gateway = createManagedGateway('Event', 'Events', [buildEvent()])
  const rendered = renderAsAdministrator('/admin/events', gateway)
  await rendered.user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await screen.findByLabelText('Title')
  return rendered
}

test('a moved event keeps its hour, and no capacity is null', async () => {
  const { user, gateway } = await openEditForm()
  const date = screen.getByLabelText<HTMLInputElement>('Event date')
  expect(date.value).toBe('2099-03-05')
  await user.clear(date)
  await user.type(date, '2099-07-05')
  await user.clear(screen.getByLabelText('Capacity'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated successfully')
  const stored = toUpdateVariables(buildEvent({ eventDate: '2099-07-05T21:30:00.000Z', capacity: null }))
  expect(getLastVariables(gateway, 'UpdateEvent')).toEqual(stored)
})

test('a date is typed digit by digit, and a year that we do not take is objected to in words', async () => {
  const { user, gateway } = await openEditForm()
  const date = screen.getByLabelText<HTMLInputElement>('Event date')
  for (const year of ['0002', '0020', '0203', '9999']) {
    fireEvent.change(date, { target: { value: `${year}-07-05` } })
    expect(date.value).toBe(`${year}-07-05`)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a year from 1700 to 2100')
  expect(gateway.countRequests('UpdateEvent')).toBe(0)
  fireEvent.change(date, { target: { value: '2026-07-05' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated successfully')
  expect(getLastVariables(gateway, 'UpdateEvent')).toEqual(
    toUpdateVariables(buildEvent({ eventDate: '2026-07-05T21:30:00.000Z' })),
  )
})

test('the list is narrowed to events that one must register for', async () => {
  const events = [buildEvent(), buildEvent({ id: '2', title: 'Open house', registrationRequired: false })]
  const { user, getAddress } = renderAsAdministrator(
    '/admin/events',
    createManagedGateway('Event', 'Events', events),
  )
  await screen.findByText('2 in all')
  await user.selectOptions(screen.getByLabelText('By registration'), 'Not required (1)')
  await screen.findByText('1 found')
  screen.getByRole('button', { name: 'Edit Open house' })
  await waitFor(() => expect(getAddress()).toBe('/admin/events?registrationRequired=false'))
})

test('a capacity that is no number is objected to and kept', async () => {
  const { user, gateway } = await openEditForm()
  const capacity = screen.getByLabelText<HTMLInputElement>('Capacity')
  await user.clear(capacity)
  await user.type(capacity, 'many')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a whole number')
  expect(capacity.value).toBe('many')
  expect(gateway.countRequests('UpdateEvent')).toBe(0)
})
