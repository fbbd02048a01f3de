import { anEvent } from '@access/content/events/event.examples'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { asSent, managed, sentWith } from '../testing/managed.ts'

async function editOne() {
  const gateway = managed('Event', 'Events', [anEvent()])
  const rendered = asAdministrator('/admin/events', gateway)
  await rendered.user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await screen.findByLabelText('Title')
  return rendered
}

test('a moved event keeps its hour, and no capacity is null', async () => {
  const { user, gateway } = await editOne()
  const date = screen.getByLabelText<HTMLInputElement>('Event date')
  expect(date.value).toBe('2099-03-05')
  await user.clear(date)
  await user.type(date, '2099-07-05')
  await user.clear(screen.getByLabelText('Capacity'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated successfully')
  const kept = asSent(anEvent({ eventDate: '2099-07-05T21:30:00.000Z', capacity: null }))
  expect(sentWith(gateway, 'UpdateEvent')).toEqual(kept)
})

test('a date is typed digit by digit, and a year that we do not take is objected to in words', async () => {
  const { user, gateway } = await editOne()
  const date = screen.getByLabelText<HTMLInputElement>('Event date')
  for (const year of ['0002', '0020', '0203', '9999']) {
    fireEvent.change(date, { target: { value: `${year}-07-05` } })
    expect(date.value).toBe(`${year}-07-05`)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a year from 1700 to 2100')
  expect(gateway.times('UpdateEvent')).toBe(0)
  fireEvent.change(date, { target: { value: '2026-07-05' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated successfully')
  expect(sentWith(gateway, 'UpdateEvent')).toEqual(asSent(anEvent({ eventDate: '2026-07-05T21:30:00.000Z' })))
})

test('the list is narrowed to events that one must register for', async () => {
  const events = [anEvent(), anEvent({ id: '2', title: 'Open house', registrationRequired: false })]
  const { user, address } = asAdministrator('/admin/events', managed('Event', 'Events', events))
  await screen.findByText('2 in all')
  await user.selectOptions(screen.getByLabelText('By registration'), 'Not required (1)')
  await screen.findByText('1 found')
  screen.getByRole('button', { name: 'Edit Open house' })
  expect(address()).toBe('/admin/events?registrationRequired=false')
})

test('a capacity that is no number is objected to and kept', async () => {
  const { user, gateway } = await editOne()
  const capacity = screen.getByLabelText<HTMLInputElement>('Capacity')
  await user.clear(capacity)
  await user.type(capacity, 'many')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a whole number')
  expect(capacity.value).toBe('many')
  expect(gateway.times('UpdateEvent')).toBe(0)
})
