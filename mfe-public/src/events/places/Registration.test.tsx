import { anEvent } from '@access/content/events/event.examples'
import { type Submitted, SubmittedProvider } from '@access/kit'
import { fakeGateway, refused, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import type { Places } from './documents.ts'

const sendings = 'POST /api/registrations'
const receipt = { reference: 'EV-7K4M-92QF', state: 'placed', seats: 2, position: null, link: 's3cret' }
const stored = (told = {}) => Response.json({ ...receipt, ...told }, { status: 201 })

type Opened = {
  title?: string
  places?: Partial<Places> | Error
  reply?: () => unknown
  said?: Submitted | null
}

/** A visitor at the page of an event; `said` is what the server told the page about its form. */
async function aVisitor({
  title = 'Warm evidence',
  places = {},
  reply = () => stored(),
  said = null,
}: Opened = {}) {
  const known = { capacity: 3, left: 3, waiting: 0, open: true }
  const gateway = fakeGateway({
    Event: { event: anEvent({ id: '7', title, capacity: 3 }) },
    EventPlaces: places instanceof Error ? places : { eventPlaces: { ...known, ...places } },
    [sendings]: reply,
  })
  const page = <SubmittedProvider said={said}>{<Outlet />}</SubmittedProvider>
  const rendered = renderScreen([{ element: page, children: routes }], { path: '/events/7', gateway })
  await screen.findByRole('heading', { level: 1, name: title })
  await screen.findByRole('region', { name: 'Registration' })
  await waitFor(() => expect(gateway.times('EventPlaces')).toBeGreaterThan(0))
  return {
    ...rendered,
    send: () => rendered.user.click(screen.getByRole('button', { name: 'Register' })),
    async write() {
      const { user } = rendered
      await user.type(field('Name'), 'Ines Okafor')
      await user.type(field('Email'), 'ines@example.org')
      await user.selectOptions(screen.getByRole('combobox'), '2')
      await user.type(field('Is there anything we should prepare? (optional)'), 'Large print')
    },
    sent: () => gateway.asked.filter(({ name }) => name === sendings),
  }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const card = () => within(screen.getByRole('region', { name: 'Registration' }))
const toast = () => within(screen.getByRole('region', { name: /^Notification/ }))

const aSubmitted = (told: Partial<Submitted>): Submitted => ({
  ...{ form: '/events/7', token: 'a-token', values: {}, lists: {}, errors: {} },
  ...{ failure: null, shows: null, receipt: null, ...told },
})

test('the card says how many places are left, and Register Now leads to the form', async () => {
  const { container } = await aVisitor({ places: { left: 1 } })
  await card().findByText('1 place left')
  card().getByText('Free, without an account. We send you a private link to change or cancel your place.')
  const [, id] = card().getByRole('link', { name: 'Register Now' }).getAttribute('href')!.split('#')
  expect(container.querySelector(`#${id} form`)).not.toBeNull()
})

test('each field has its kind and can be filled in by the browser', async () => {
  await aVisitor()
  const told = ['Name', 'Email', 'Phone (optional)'].map((label) => {
    const { type, autocomplete, required } = field(label)
    return [type, autocomplete, required]
  })
  expect(told).toEqual([
    ['text', 'name', true],
    ['email', 'email', true],
    ['tel', 'tel', false],
  ])
})

test('no more seats are offered than the event has', async () => {
  await aVisitor()
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
})

test('who registers is told their reference and their secret link, and the places are counted anew', async () => {
  const { write, send, sent, gateway } = await aVisitor()
  await write()
  await send()
  const panel = await screen.findByRole('region', { name: 'Your place is kept' })
  within(panel).getByText('You have 2 places.')
  within(panel).getByText('EV-7K4M-92QF')
  within(panel).getByText(`${location.origin}/events/7/place/s3cret`)
  const change = within(panel).getByRole('link', { name: 'Change your place' })
  expect(change.getAttribute('href')).toBe('/events/7/place/s3cret')
  await waitFor(() => expect(document.activeElement).toBe(panel))
  toast().getByText('Registered!')
  expect(sent().map(({ variables }) => variables)).toEqual([
    {
      ...{ event: '7', name: 'Ines Okafor', email: 'ines@example.org', phone: '', seats: 2 },
      ...{ needs: 'Large print', website: '', seconds: expect.any(Number) },
    },
  ])
  await waitFor(() => expect(gateway.times('EventPlaces')).toBe(2))
})

test('the secret link can be copied', async () => {
  const { user, write, send } = await aVisitor()
  await write()
  await send()
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  await screen.findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/events/7/place/s3cret`)
})

test('when all places are taken, one joins the waiting list and is told one’s number', async () => {
  const reply = () => stored({ state: 'waiting', position: 4 })
  const { user, write } = await aVisitor({ places: { left: 0, waiting: 3 }, reply })
  await card().findByText(/^All places are taken. You can join the waiting list/)
  await write()
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }))
  const panel = await screen.findByRole('region', { name: 'You are on the waiting list' })
  within(panel).getByText(/^You are number 4 on the waiting list for 2 places./)
})

test('once the event has begun the telephone stands where the form was', async () => {
  const { container } = await aVisitor({ places: { open: false } })
  await card().findByText(/^Registration has closed because the event has begun. Call \(555\) 555-0100/)
  expect(container.querySelector('form')).toBeNull()
})

test('while nobody can count the places, one may still register', async () => {
  const { write, send } = await aVisitor({ places: new Error('down') })
  await write()
  await send()
  await screen.findByText('EV-7K4M-92QF')
})

test('what is missing is listed, and nothing is sent until it is there', async () => {
  const { send, sent, page } = await aVisitor()
  await send()
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter your name', 'Enter your email address'])
  expect(document.activeElement).toBe(summary)
  expect(page.title).toBe('Error: Warm evidence – Access to Justice')
  expect(sent()).toEqual([])
})

test('while it is sent the button says so, and a second click sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, write, sent } = await aVisitor({ reply: () => promise })
  await write()
  await user.dblClick(screen.getByRole('button', { name: 'Register' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true)
  resolve(stored())
  await screen.findByText('EV-7K4M-92QF')
  expect(sent()).toHaveLength(1)
})

test('a failure is told by a toast and on the page, keeps every word, and goes again under the same key', async () => {
  const replies: (() => unknown)[] = [() => refused('INTERNAL_SERVER_ERROR'), () => stored()]
  const { write, send, sent } = await aVisitor({ reply: () => replies.shift()!() })
  await write()
  await send()
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  within(summary).getByText(/^This did not work. .*\(555\) 555-0100/)
  toast().getByText('Failed to register. Please try again.')
  expect(field('Name').value).toBe('Ines Okafor')
  await send()
  await screen.findByText('EV-7K4M-92QF')
  const [first, second] = sent().map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

test.each([
  [{ seats: 'Enter how many seats you need, from 1 to 3' }, 'link'],
  [{ event: 'This event is cancelled. It will not take place.' }, 'listitem'],
] as const)('what the rules find wrong stands on the page: %j', async (fields, role) => {
  const { write, send } = await aVisitor({ reply: () => refused('BAD_USER_INPUT', { fields }) })
  await write()
  await send()
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  expect(within(summary).getByRole(role).textContent).toBe(Object.values(fields)[0])
})

test('without script the form goes to its own page, with the token it was given', async () => {
  const { container } = await aVisitor({ said: aSubmitted({}) })
  const form = container.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/events/7#register'])
  expect(new FormData(form).get('form-token')).toBe('a-token')
})

test('a form that came back from the server stands as it was sent, with what is wrong', async () => {
  const values = { name: 'Ines', email: '', seats: '3' }
  await aVisitor({ said: aSubmitted({ values, errors: { email: 'Enter your email address' } }) })
  expect([field('Name').value, screen.getByRole<HTMLSelectElement>('combobox').value]).toEqual(['Ines', '3'])
  screen.getByRole('link', { name: 'Enter your email address' })
})

test('a form that came back because something failed says so', async () => {
  await aVisitor({ said: aSubmitted({ failure: 'expired' }) })
  screen.getByText(/^This page was open for a long time.*555-0100/)
})

test('a receipt from the server is shown, even for an event that is full by now', async () => {
  await aVisitor({ said: aSubmitted({ receipt }), places: { open: false } })
  within(screen.getByRole('region', { name: 'Your place is kept' })).getByText('EV-7K4M-92QF')
})

test('who leaves this site in a hurry leaves no word behind', async () => {
  const { user, write } = await aVisitor({ title: 'Family Law Clinic' })
  await write()
  vi.stubGlobal('location', { replace: () => {} })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect([field('Name').value, field('Email').value]).toEqual(['', ''])
})
