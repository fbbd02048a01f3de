import { anEvent } from '@access/content/events/event.examples'
import { type Submitted, SubmittedProvider } from '@access/kit'
import { fakeGateway, refused, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import type { Place } from './documents.ts'

const aPlace = (told: Partial<Place> = {}): Place & { __typename: string } => ({
  ...{ __typename: 'Place', reference: 'EV-7K4M-92QF', event: '7', name: 'Ines', seats: 2, needs: 'Tea' },
  ...{ phone: null, state: 'placed', position: null, seatsFree: 1, ...told },
})

type Opened = {
  place?: Partial<Place> | null
  event?: Partial<ReturnType<typeof anEvent>> | null
  change?: () => unknown
  said?: Submitted | null
}

/** Somebody who opens a secret link; what is changed is there when the place is asked for again. */
async function anOwner({ place = {}, event = {}, change, said = null }: Opened = {}) {
  let stored = place && aPlace(place)
  const becomes = (told: Partial<Place>) => {
    stored = aPlace({ ...stored, ...told })
    return stored
  }
  const gateway = fakeGateway({
    Event: { event: event && anEvent({ id: '7', title: 'Warm evidence', ...event }) },
    PlaceByLink: () => ({ placeByLink: stored }),
    ChangePlace: change ?? ((asked: Partial<Place>) => ({ changePlace: becomes(asked) })),
    CancelPlace: () => ({ cancelPlace: becomes({ state: 'cancelled' }) }),
  })
  const page = <SubmittedProvider said={said}>{<Outlet />}</SubmittedProvider>
  const path = '/events/7/place/s3cret'
  const rendered = renderScreen([{ element: page, children: routes }], { path, gateway })
  await screen.findByRole('heading', { level: 1 })
  return { ...rendered, asked: (name: string) => gateway.asked.filter((one) => one.name === name) }
}

const toast = () => within(screen.getByRole('region', { name: /^Notification/ }))
const seats = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'How many seats do you need?' })
const offered = () =>
  within(seats())
    .getAllByRole('option')
    .map(({ textContent }) => Number(textContent))

test('the owner sees what they have, when and where, and search engines are kept out', async () => {
  const { page } = await anOwner()
  screen.getByText('You have 2 places.')
  screen.getByText('EV-7K4M-92QF')
  const about = within(screen.getByRole('region', { name: 'Warm evidence' }))
  about.getByText('Thursday, March 5, 2099')
  expect(about.getByRole('link', { name: 'See what it is about' }).getAttribute('href')).toBe('/events/7')
  expect(page).toMatchObject({ title: 'Your place – Access to Justice', robots: 'noindex', status: 200 })
})

test('seats and needs can be changed, as far as seats are free', async () => {
  const { user, asked } = await anOwner()
  expect(offered()).toEqual([1, 2, 3])
  await user.selectOptions(seats(), '1')
  await user.clear(screen.getByRole('textbox', { name: /^Is there anything/ }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('You have 1 place.')
  toast().getByText('Your place has been changed.')
  const told = { link: 's3cret', seats: 1, needs: '', phone: '' }
  expect(asked('ChangePlace').map(({ variables }) => variables)).toEqual([told])
})

test('what the rules find wrong stands at its field', async () => {
  const words = 'There are not as many places left. You can have up to 2 for now'
  const { user, page } = await anOwner({
    change: () => refused('BAD_USER_INPUT', { fields: { seats: words } }),
  })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('link', { name: words })
  expect(page.title).toBe('Error: Your place – Access to Justice')
})

test.each([
  [refused('BAD_USER_INPUT', { fields: { event: 'The event has begun.' } }), 'The event has begun.'],
  [refused('INTERNAL_SERVER_ERROR'), /^This did not work. .*\(555\) 555-0100/],
])('a failure is told on the page and by a toast', async (failure, words) => {
  const { user } = await anOwner({ change: () => failure })
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  within(await screen.findByRole('region', { name: 'There is a problem' })).getByText(words)
  toast().getByText('Failed to save. Please try again.')
})

test('a place is given back in two steps, and one can register again', async () => {
  const { user } = await anOwner()
  await user.click(screen.getByText('Cancel my place'))
  await user.click(screen.getByRole('button', { name: 'Yes, cancel my place' }))
  const standing = await screen.findByText('This place has been cancelled.')
  await waitFor(() => expect(document.activeElement?.contains(standing)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  const again = screen.getByRole('link', { name: 'Register again' })
  expect(again.getAttribute('href')).toBe('/events/7#register')
})

test('who waits sees their number, and may ask for as many seats as the event has', async () => {
  await anOwner({ place: { state: 'waiting', position: 3, seatsFree: 0 }, event: { capacity: 5 } })
  screen.getByText(/^You are number 3 on the waiting list for 2 places./)
  expect(offered()).toEqual([1, 2, 3, 4, 5])
})

test.each([
  ['has been cancelled', { status: 'cancelled' } as const, /^This event is cancelled/],
  ['is over', { status: 'completed' } as const, /^This event has begun/],
  ['has been deleted', null, /^This event is cancelled/],
])('of an event that %s nothing can be changed', async (_what, event, words) => {
  await anOwner({ event })
  screen.getByText(words)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['belongs to no place', null],
  ['belongs to a place at another event', { event: '8' }],
])('a link that %s is a missing page', async (_what, place) => {
  const { page } = await anOwner({ place })
  await screen.findByRole('heading', { name: 'Place Not Found' })
  expect(screen.getByRole('link', { name: 'Back to Events' }).getAttribute('href')).toBe('/events')
  expect(page.status).toBe(404)
})

test('a place that could not be loaded is not said to be missing', async () => {
  const gateway = fakeGateway({ Event: { event: anEvent({ id: '7' }) }, PlaceByLink: new Error('down') })
  const { container } = renderScreen(routes, { path: '/events/7/place/s3cret', gateway })
  await screen.findByText('We cannot reach our records just now')
  expect(container.textContent).not.toContain('Not Found')
})

test('without script both forms go to their own page, and it says what was done', async () => {
  const path = '/events/7/place/s3cret'
  const said: Submitted = {
    ...{ form: path, token: 'a-token', values: {}, lists: {}, errors: {} },
    ...{ failure: null, shows: null, receipt: { done: 'saved' } },
  }
  const { container } = await anOwner({ said })
  const forms = [...container.querySelectorAll('form')]
  expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
    ['post', path],
    ['post', path],
  ])
  expect(forms.map((form) => new FormData(form).get('form-token'))).toEqual(['a-token', 'a-token'])
  expect(forms.map((form) => form.querySelector('button')!.value)).toEqual(['save', 'cancel'])
  await waitFor(() => screen.getByText('Your place has been changed.'))
})
