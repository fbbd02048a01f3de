import { buildEvent } from '@access/content/events/event.examples'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { getLastVariables, toUpdateVariables } from '../testing/managed-gateway.ts'
import { openForm, openNewForm } from '../testing/open-form.ts'
import { usePhone } from '../testing/use-phone.ts'

const openEvent = () => openForm('events', buildEvent())

test('a moved event keeps its hour, and no capacity is null', async () => {
  const { user, gateway } = await openEvent()
  const date = screen.getByLabelText<HTMLInputElement>('Event date')
  expect(date.value).toBe('Mar 5, 2099')
  enter(date, 'July 5, 2099')
  await user.clear(screen.getByLabelText('Capacity'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated successfully')
  const stored = toUpdateVariables(buildEvent({ eventDate: '2099-07-05T21:30:00.000Z', capacity: null }))
  expect(getLastVariables(gateway, 'UpdateEvent')).toEqual(stored)
})

const hints: [time: string, duration: string, hint: string | RegExp][] = [
  ['5:30 PM', '', 'Friday, June 13, 5:30 PM'],
  ['5:30 PM to 8:00 PM', '', 'Friday, June 13, 5:30 PM to 8:00 PM'],
  ['6:30 - 8:00 PM', '2 hours', 'Friday, June 13, 6:30 PM to 8:00 PM'],
  ['4 p.m.', '90 minutes', 'Friday, June 13, 4:00 PM to 5:30 PM'],
  ['10 PM', '4 hours', 'Friday, June 13, 10:00 PM to Saturday, June 14, 2:00 AM'],
  ['All day', '', 'Friday, June 13, all day'],
  ['', '3 days', 'Friday, June 13 to Sunday, June 15, all day'],
  ['9 AM & 1 PM', '', /^We cannot read a time from this, so calendars show the whole day/],
  ['5:30 PM', '2 to 3 hours', /^We cannot read a duration from this, so calendars show no end/],
]

test('beside the time and the duration the form shows what it understood, and a new date is a day', async () => {
  const { user, getInput } = await openNewForm('Event', 'events', 'event')
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByText('Like 5:30 PM, or 5:30 PM to 8:00 PM')
  change('Event date', '2031-06-13')
  for (const [time, duration, hint] of hints) {
    change('Event time', time)
    change('Duration', duration)
    await screen.findByText(hint)
  }
  change('Title', 'Talk')
  change('Event type', 'Talk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event created successfully')
  expect(getInput()).toMatchObject({ eventDate: '2031-06-13T00:00:00.000Z' })
})

test('on a phone a date is typed digit by digit, and a year that we do not take is objected to in words', async () => {
  usePhone()
  const { user, gateway } = await openEvent()
  const date = screen.getByLabelText<HTMLInputElement>('Event date')
  for (const year of ['0002', '0020', '0203', '9999']) {
    fireEvent.change(date, { target: { value: `${year}-07-05` } })
    expect(date.value).toBe(`${year}-07-05`)
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a year from 1700 to 2100')
  expect(gateway.countRequests('UpdateEvent')).toBe(0)
})

test('half a date and one that was emptied are never saved as the day before', async () => {
  const { user, gateway } = await openEvent()
  const date = screen.getByLabelText<HTMLInputElement>('Event date')
  await user.type(date, '{Backspace}')
  expect(date.value).toBe('Mar 5, 209')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Enter a real date, like 2024-06-13/)
  expect(date.value).toBe('Mar 5, 209')
  await user.clear(date)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter the date of the event')
  expect(gateway.countRequests('UpdateEvent')).toBe(0)
})

test('a capacity that is no number is objected to and kept', async () => {
  const { user, gateway } = await openEvent()
  const capacity = screen.getByLabelText<HTMLInputElement>('Capacity')
  enter(capacity, 'many')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Enter a whole number')
  expect(capacity.value).toBe('many')
  expect(gateway.countRequests('UpdateEvent')).toBe(0)
})
