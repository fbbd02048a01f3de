import { buildEvent } from '@access/content/events/event.examples'
import { buildGatewayError, createFakeGateway, renderScreen, type ScreenOptions } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import type { RegistrationDetailsFragment } from './registration.generated.ts'

const link = 's3cret-s3cret-s3cret-22'

const buildRegistration = (
  fields: Partial<RegistrationDetailsFragment> = {},
): RegistrationDetailsFragment & { __typename: string } => ({
  ...{ __typename: 'RegistrationDetails', reference: 'EV-7K4M-92QF', event: '7' },
  ...{ eventTitle: 'Warm evidence', eventDate: '2099-03-05T22:30:00.000Z', hasBegun: false },
  ...{ name: 'Ines', seats: 2, needs: 'Tea', phone: null },
  ...{ state: 'placed', position: null, availableSeats: 1, hasEmailUpdates: true },
  ...fields,
})

type OpenOptions = Pick<ScreenOptions, 'submittedForm'> & {
  registration?: Partial<RegistrationDetailsFragment> | null
  event?: Partial<ReturnType<typeof buildEvent>> | null
  change?: () => unknown
}

/** Opens a registration by its secret link. */
async function openRegistration({ registration = {}, event = {}, change, submittedForm }: OpenOptions = {}) {
  let storedRegistration = registration && buildRegistration(registration)
  const nextRegistration = (fields: Partial<RegistrationDetailsFragment>) => {
    storedRegistration = buildRegistration({ ...storedRegistration, ...fields })
    return storedRegistration
  }
  const gateway = createFakeGateway({
    Event: { event: event && buildEvent({ id: '7', title: 'Warm evidence', ...event }) },
    OpenRegistration: () => ({ openRegistration: storedRegistration }),
    ChangeRegistration:
      change ??
      ((variables: Partial<RegistrationDetailsFragment>) => ({
        changeRegistration: nextRegistration(variables),
      })),
    CancelRegistration: () => ({ cancelRegistrationByLink: nextRegistration({ state: 'cancelled' }) }),
  })
  const rendered = renderScreen(routes, { path: `/events/7/place#${link}`, gateway, submittedForm })
  await screen.findByRole('heading', { level: 1 })
  return { ...rendered, operations: (name: string) => gateway.requests.filter((one) => one.name === name) }
}

const toast = async () => within(await screen.findByRole('region', { name: /^Notification/ }))
const getSeatsField = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'How many seats do you need?' })
const listSeatOptions = () =>
  within(getSeatsField())
    .getAllByRole('option')
    .map(({ textContent }) => Number(textContent))

test('the owner sees their registration and the event, and search engines are excluded', async () => {
  const { page } = await openRegistration()
  screen.getByText('You have 2 seats.')
  screen.getByText('EV-7K4M-92QF')
  const eventResponse = within(screen.getByRole('region', { name: 'Warm evidence' }))
  eventResponse.getByText('Thursday, March 5, 2099')
  expect(eventResponse.getByRole('link', { name: 'See what it is about' }).getAttribute('href')).toBe(
    '/events/7',
  )
  expect(page).toMatchObject({
    title: 'Your registration – Access to Justice',
    robots: 'noindex',
    status: 200,
  })
})

test('seats and needs can be changed, as far as seats are free', async () => {
  const { user, operations } = await openRegistration()
  expect(listSeatOptions()).toEqual([1, 2, 3])
  await user.selectOptions(getSeatsField(), '1')
  await user.clear(screen.getByRole('textbox', { name: /^Is there anything/ }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('You have 1 seat.')
  await (await toast()).findByText('Your registration has been changed.')
  const fields = { link, seats: 1, needs: '', phone: '' }
  expect(operations('ChangeRegistration').map(({ variables }) => variables)).toEqual([fields])
  expect(operations('OpenRegistration')).toHaveLength(1)
})

test('a validation error is shown at its field', async () => {
  const message = 'There are not as many seats left. You can have up to 2 for now'
  const { user, page } = await openRegistration({
    change: () => buildGatewayError('BAD_USER_INPUT', { fields: { seats: message } }),
  })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('link', { name: message })
  expect(page.title).toBe('Error: Your registration – Access to Justice')
})

test.each([
  [
    buildGatewayError('BAD_USER_INPUT', { fields: { event: 'The event has begun.' } }),
    'The event has begun.',
  ],
  [buildGatewayError('INTERNAL_SERVER_ERROR'), /^This did not work. .*\(555\) 555-0100/],
])('a failure is shown on the page and by a toast', async (failure, message) => {
  const { user } = await openRegistration({ change: () => failure })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  within(await screen.findByRole('region', { name: 'There is a problem' })).getByText(message)
  await (await toast()).findByText('Failed to save. Please try again.')
})

test('a registration is cancelled in two steps, and one can register again', async () => {
  const { user } = await openRegistration()
  await user.click(screen.getByText('Cancel my registration'))
  await user.click(screen.getByRole('button', { name: 'Yes, cancel my registration' }))
  const status = await screen.findByText('This registration has been cancelled.')
  await waitFor(() => expect(document.activeElement?.contains(status)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  const retryButton = screen.getByRole('link', { name: 'Register again' })
  expect(retryButton.getAttribute('href')).toBe('/events/7#register')
})

test('on the waiting list one sees one’s number, and may ask for as many seats as the event has', async () => {
  await openRegistration({
    registration: { state: 'waiting', position: 3, availableSeats: 0 },
    event: { capacity: 5 },
  })
  screen.getByText(/^You are number 3 on the waiting list for 2 seats./)
  expect(listSeatOptions()).toEqual([1, 2, 3, 4, 5])
})

test.each([
  ['has been cancelled', { status: 'cancelled' } as const, /^This event is cancelled/],
  ['is over', { status: 'completed' } as const, /^This event has begun/],
  ['has been deleted', null, /^This event is cancelled/],
])('of an event that %s nothing can be changed', async (_what, event, message) => {
  await openRegistration({ event })
  screen.getByText(message)
  expect(screen.queryByRole('button')).toBeNull()
  // The page of a deleted event is gone.
  const card = within(screen.getByRole('region', { name: 'Warm evidence' }))
  expect(card.queryAllByRole('link', { name: 'See what it is about' })).toHaveLength(event ? 1 : 0)
})

test.each([
  ['belongs to no registration', null],
  ['belongs to a registration for another event', { event: '8' }],
])('a link that %s is a missing page', async (_what, registration) => {
  const { page } = await openRegistration({ registration })
  await screen.findByRole('heading', { name: 'Registration Not Found' })
  expect(screen.getByRole('link', { name: 'Back to Events' }).getAttribute('href')).toBe('/events')
  expect(page.status).toBe(404)
})

test('an event that was deleted once it was over is not called cancelled', async () => {
  await openRegistration({
    event: null,
    registration: { eventDate: '2020-03-05T22:30:00.000Z', hasBegun: true },
  })
  screen.getByText('This event has begun, so your registration can no longer be changed here.')
  expect(screen.queryByText(/is cancelled/)).toBeNull()
})

test('a registration that could not be loaded is not shown as missing', async () => {
  const gateway = createFakeGateway({
    Event: { event: buildEvent({ id: '7' }) },
    OpenRegistration: new Error('down'),
  })
  const { container } = renderScreen(routes, { path: `/events/7/place#${link}`, gateway })
  await screen.findByText('We cannot reach our records just now')
  expect(container.textContent).not.toContain('Not Found')
})

test('without script both forms go to their own page, and it shows the completed action', async () => {
  const path = '/events/7/place'
  const submittedForm = { viewState: { registration: buildRegistration(), completedAction: 'saved' } }
  const { container, operations } = await openRegistration({ submittedForm })
  const forms = [...container.querySelectorAll('form')]
  expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
    ['post', path],
    ['post', path],
  ])
  expect(forms.map((form) => new FormData(form).get('form-token'))).toEqual(['a-token', 'a-token'])
  expect(forms.map((form) => form.querySelector('button')!.value)).toEqual(['save', 'cancel'])
  await waitFor(() => screen.getByText('Your registration has been changed.'))
  expect(operations('OpenRegistration')).toEqual([])
})

test('without its secret the page asks for the private link, and opens it', async () => {
  const gateway = createFakeGateway({
    Event: { event: buildEvent({ id: '7' }) },
    OpenRegistration: { openRegistration: buildRegistration() },
  })
  const { user, page } = renderScreen(routes, { path: '/events/7/place', gateway })
  const field = await screen.findByRole('textbox', { name: 'Your private link' })
  expect(field.closest('form')!.getAttribute('action')).toBe('/events/7/place')
  expect(page).toMatchObject({ robots: 'noindex', isPrivate: true })
  await user.type(field, 'too short')
  await user.click(screen.getByRole('button', { name: 'Open my registration' }))
  await screen.findByRole('link', { name: 'Enter your private link, or its last part after the #' })
  expect(gateway.countRequests('OpenRegistration')).toBe(0)
  await user.clear(field)
  await user.type(field, `https://example.org/events/7/place#${link}`)
  await user.click(screen.getByRole('button', { name: 'Open my registration' }))
  await screen.findByText('EV-7K4M-92QF')
})
