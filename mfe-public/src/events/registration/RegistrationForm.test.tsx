import { buildEvent } from '@access/content/events/event.examples'
import { buildGatewayError, createFakeGateway, renderScreen, type ScreenOptions } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import type { EventSeatsFragment } from './registration.generated.ts'

const submission = 'POST /api/registrations'
const receipt = {
  reference: 'EV-7K4M-92QF',
  state: 'placed',
  seats: 2,
  position: null,
  link: 's3cret-s3cret-s3cret-22',
  hasEmailUpdates: true,
  isEmailHeld: false,
}
const storedReply = (fields = {}) => Response.json({ ...receipt, ...fields }, { status: 201 })

type OpenOptions = Pick<ScreenOptions, 'submittedForm'> & {
  title?: string
  seats?: Partial<EventSeatsFragment> | Error
  reply?: () => unknown
}

/** Opens the page of an event; `submittedForm` is what the server knows of its form. */
async function openEventPage({
  title = 'Warm evidence',
  seats = {},
  reply = () => storedReply(),
  submittedForm,
}: OpenOptions = {}) {
  const knownSeats = { capacity: 3, availableSeats: 3, waitingCount: 0, isOpen: true }
  const gateway = createFakeGateway({
    Event: { event: buildEvent({ id: '7', title, capacity: 3 }) },
    EventSeats: seats instanceof Error ? seats : { eventSeats: { ...knownSeats, ...seats } },
    [submission]: reply,
  })
  const rendered = renderScreen(routes, { path: '/events/7', gateway, submittedForm })
  await screen.findByRole('heading', { level: 1, name: title })
  await screen.findByRole('region', { name: 'Registration' })
  await waitFor(() => expect(gateway.countRequests('EventSeats')).toBeGreaterThan(0))
  return {
    ...rendered,
    send: () => rendered.user.click(screen.getByRole('button', { name: 'Register' })),
    async write() {
      const { user } = rendered
      const texts = { Name: 'Ines Okafor', Email: 'ines@example.org' }
      for (const [name, text] of Object.entries(texts)) {
        await user.click(field(name))
        await user.paste(text)
      }
      await user.selectOptions(screen.getByRole('combobox'), '2')
      await user.click(field('Is there anything we should prepare? (optional)'))
      await user.paste('Large print')
    },
    listSubmissions: () => gateway.requests.filter(({ name }) => name === submission),
  }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const card = () => within(screen.getByRole('region', { name: 'Registration' }))
const toast = () => within(screen.getByRole('region', { name: /^Notification/ }))

test('the card shows how many seats are left, and Register Now leads to the form', async () => {
  const { container } = await openEventPage({ seats: { availableSeats: 1 } })
  await card().findByText('1 seat left')
  expect(screen.getAllByRole('option')).toHaveLength(3)
  card().getByText('Free, without an account. You get a private link to change or cancel your registration.')
  const [, id] = card().getByRole('link', { name: 'Register Now' }).getAttribute('href')!.split('#')
  expect(container.querySelector(`#${id} form`)).not.toBeNull()
})

test('each field has its kind and can be filled in by the browser', async () => {
  await openEventPage()
  const attributes = ['Name', 'Email', 'Phone (optional)'].map((label) => {
    const { type, autocomplete, required } = field(label)
    return [type, autocomplete, required]
  })
  expect(attributes).toEqual([
    ['text', 'name', true],
    ['email', 'email', true],
    ['tel', 'tel', false],
  ])
})

test('a registration gets its reference and its secret link, and the seats are refetched', async () => {
  const { write, send, listSubmissions, gateway } = await openEventPage()
  await write()
  await send()
  const panel = await screen.findByRole('region', { name: 'You are registered' })
  within(panel).getByText('You have 2 seats.')
  within(panel).getByText('EV-7K4M-92QF')
  within(panel).getByText(`${location.origin}/events/7/place#s3cret-s3cret-s3cret-22`)
  const change = within(panel).getByRole('link', { name: 'Change your registration' })
  expect(change.getAttribute('href')).toBe('/events/7/place#s3cret-s3cret-s3cret-22')
  await waitFor(() => expect(document.activeElement).toBe(panel))
  toast().getByText('Registered!')
  expect(listSubmissions().map(({ variables }) => variables)).toEqual([
    {
      ...{ event: '7', name: 'Ines Okafor', email: 'ines@example.org', phone: '', seats: 2 },
      ...{ needs: 'Large print', emailUpdates: false, website: '', seconds: expect.any(Number) },
    },
  ])
  await waitFor(() => expect(gateway.countRequests('EventSeats')).toBe(2))
})

test('when all seats are taken, one joins the waiting list and sees one’s position', async () => {
  const reply = () => storedReply({ state: 'waiting', position: 4 })
  const { user, write } = await openEventPage({ seats: { availableSeats: 0, waitingCount: 3 }, reply })
  await card().findByText(/^All seats are taken. You can join the waiting list/)
  await write()
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }))
  const panel = await screen.findByRole('region', { name: 'You are on the waiting list' })
  within(panel).getByText(/^You are number 4 on the waiting list for 2 seats./)
})

test('once the event has begun the phone number replaces the form', async () => {
  const { container } = await openEventPage({ seats: { isOpen: false } })
  await card().findByText(/^Registration has closed because the event has begun. Call \(555\) 555-0100/)
  expect(container.querySelector('form')).toBeNull()
})

test('while seats cannot be counted, one may still register', async () => {
  const { write, send } = await openEventPage({ seats: new Error('down') })
  await write()
  await send()
  await screen.findByText('EV-7K4M-92QF')
})

test('missing fields are listed, and nothing is sent until they are filled', async () => {
  const { send, listSubmissions, page } = await openEventPage()
  await send()
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Enter your name', 'Enter your email address'])
  expect(document.activeElement).toBe(summary)
  expect(page.title).toBe('Error: Warm evidence – Access to Justice')
  expect(listSubmissions()).toEqual([])
})

test('a failure is shown by a toast and on the page, keeps all values, and is retried under the same key', async () => {
  const replies: (() => unknown)[] = [() => buildGatewayError('INTERNAL_SERVER_ERROR'), () => storedReply()]
  const { write, send, listSubmissions } = await openEventPage({ reply: () => replies.shift()!() })
  await write()
  await send()
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  within(summary).getByText(/^This did not work. .*\(555\) 555-0100/)
  toast().getByText('Failed to register. Please try again.')
  expect(field('Name').value).toBe('Ines Okafor')
  await send()
  await screen.findByText('EV-7K4M-92QF')
  const [first, second] = listSubmissions().map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

test.each([
  [{ seats: 'Enter how many seats you need, from 1 to 3' }, 'link'],
  [{ event: 'This event is cancelled. It will not take place.' }, 'listitem'],
] as const)('what the rules find wrong stands on the page: %j', async (fields, role) => {
  const { write, send } = await openEventPage({
    reply: () => buildGatewayError('BAD_USER_INPUT', { fields }),
  })
  await write()
  await send()
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  expect(within(summary).getByRole(role).textContent).toBe(Object.values(fields)[0])
})

test('without script the form goes to its own page, with its token, and comes back ticked as it was', async () => {
  const submittedForm = { values: { emailUpdates: 'yes' }, errors: { email: 'Wrong' } }
  const { container } = await openEventPage({ submittedForm })
  expect(emailUpdates().checked).toBe(true)
  const form = container.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/events/7#register'])
  expect(new FormData(form).get('form-token')).toBe('a-token')
})

test('a receipt from the server is shown, even for an event that is full by now', async () => {
  await openEventPage({ submittedForm: { receipt }, seats: { isOpen: false } })
  within(screen.getByRole('region', { name: 'You are registered' })).getByText('EV-7K4M-92QF')
})

test('the quick exit clears the form', async () => {
  const { user, write } = await openEventPage({ title: 'Family Law Clinic' })
  await write()
  vi.stubGlobal('location', { replace: () => {} })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect([field('Name').value, field('Email').value]).toEqual(['', ''])
})

const emailUpdates = () =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Email me my private link, and news about my seats',
  })

const yours = 'You are registered'
const waiting = 'You are on the waiting list'
const ifFree = /If they become free they are yours: look at your private link now and then, or call us\.$/

test.each([
  [true, {}, yours, [/This comes by email too, unless/]],
  [
    true,
    { hasEmailUpdates: false, isEmailHeld: true },
    yours,
    [/^(?!.*emailing you this).*We have not emailed you yet: this looks automated/],
  ],
  [
    false,
    { hasEmailUpdates: false, state: 'waiting', position: 2 },
    waiting,
    [ifFree, /We do not email you, as you have not asked for it\./],
  ],
])(
  'who ticks emails (%j) and is answered %j reads how news comes',
  async (isTicked, fields, title, texts) => {
    const { user, write, send, listSubmissions } = await openEventPage({ reply: () => storedReply(fields) })
    await write()
    expect(emailUpdates().checked).toBe(false)
    if (isTicked) await user.click(emailUpdates())
    await send()
    const panel = within(await screen.findByRole('region', { name: title }))
    for (const text of texts) panel.getByText(text)
    expect(listSubmissions()[0]!.variables).toMatchObject({ emailUpdates: isTicked })
  },
)
