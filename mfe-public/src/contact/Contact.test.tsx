import { type Submitted, SubmittedProvider } from '@access/kit'
import { type FakeGateway, fakeGateway, refused, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { routes } from '../routes.tsx'

const sendings = 'POST /api/contact'
const stored = () => Response.json({ id: '1', reference: 'CM-7K4M-92QF' }, { status: 201 })
const server = (reply: () => unknown) => fakeGateway({ [sendings]: reply })
const failing = () => refused('INTERNAL_SERVER_ERROR')

const message = {
  name: 'Noor Haddad',
  email: 'noor@example.org',
  phone: '(555) 555-0188',
  subject: 'Volunteer',
  message: 'Two evenings a month.',
}

/** A visitor at the form; `said` is what the server told the page about it. */
async function aVisitor({ path = '/contact', gateway = server(stored), said = null }: Opened = {}) {
  const page = <SubmittedProvider said={said}>{<Outlet />}</SubmittedProvider>
  const rendered = renderScreen([{ element: page, children: routes }], { path, gateway })
  await screen.findByRole('heading', { name: 'Contact Us' })
  const { user } = rendered
  return {
    ...rendered,
    send: () => user.click(screen.getByRole('button', { name: 'Send Message' })),
    async write(told: Partial<typeof message> = message) {
      for (const [name, text] of Object.entries(told)) await user.type(field(labels[name]!), text)
    },
    sent: () => gateway.asked.filter(({ name }) => name === sendings),
  }
}

type Opened = { path?: string; gateway?: FakeGateway; said?: Submitted | null }

const labels: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (optional)',
  subject: 'Subject',
  message: 'Message',
}
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const typed = () =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, field(label).value]))
const toast = () => within(screen.getByRole('region', { name: /^Notification/ }))
const nothing = { name: '', email: '', phone: '', subject: '', message: '' }

const aSubmitted = (told: Partial<Submitted>): Submitted => ({
  form: '/contact',
  token: 'a-token',
  values: {},
  lists: {},
  errors: {},
  failure: null,
  shows: null,
  receipt: null,
  ...told,
})

test('four cards say where the office is, its phone, its e-mail and its hours', async () => {
  const { page } = await aVisitor()
  const card = (name: string) => within(screen.getByRole('heading', { name }).parentElement!)
  card('Office Address').getByText('214 Lantern Street, Suite 300')
  expect(card('Phone').getByRole('link').getAttribute('href')).toBe('tel:+15555550100')
  expect(card('Email').getByRole('link').getAttribute('href')).toBe('mailto:help@example.org')
  for (const time of ['9:00 AM - 5:00 PM', '10:00 AM - 2:00 PM', 'Closed'])
    card('Office Hours').getByText(time)
  screen.getByRole('img', { name: 'Drawing of the streets around our office' })
  screen.getByText('Illustration, not to scale.')
  expect(page.title).toBe('Contact Us – Access to Justice')
})

test('each field has its kind and can be filled in by the browser; all but the phone are required', async () => {
  await aVisitor()
  const told = Object.values(labels).map((label) => {
    const { type, autocomplete, required } = field(label)
    return [type, autocomplete, required]
  })
  expect(told).toEqual([
    ['text', 'name', true],
    ['email', 'email', true],
    ['tel', 'tel', false],
    ['text', '', true],
    ['textarea', '', true],
  ])
})

test('a message is sent in the shape of the specification, and a panel has its reference', async () => {
  const { write, send, sent } = await aVisitor()
  await write()
  await send()
  const panel = await screen.findByRole('region', { name: 'Message Sent!' })
  within(panel).getByText("We'll get back to you within 24-48 hours.")
  within(panel).getByText('CM-7K4M-92QF')
  await waitFor(() => expect(document.activeElement).toBe(panel))
  toast().getByText('Message Sent!')
  toast().getByText("We'll get back to you within 24-48 hours.")
  expect(sent().map(({ variables }) => variables)).toEqual([
    { ...message, website: '', seconds: expect.any(Number) },
  ])
  expect(typed()).toEqual(nothing)
})

test('while it is sent the button is disabled and says so, and a second click sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, write, sent } = await aVisitor({ gateway: server(() => promise) })
  await write()
  await user.dblClick(screen.getByRole('button', { name: 'Send Message' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true)
  resolve(stored())
  await screen.findByText('CM-7K4M-92QF')
  expect(sent()).toHaveLength(1)
})

test('what is missing is listed, and nothing is sent until it is there', async () => {
  const { user, send, sent, page } = await aVisitor()
  await send()
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter your name', 'Enter your email address', 'Enter a subject', 'Enter your message'])
  expect(document.activeElement).toBe(summary)
  expect(page.title).toBe('Error: Contact Us – Access to Justice')
  await user.click(within(summary).getByRole('link', { name: 'Enter a subject' }))
  expect(document.activeElement).toBe(field('Subject'))
  await user.keyboard('V')
  expect(screen.queryByText('Enter a subject')).toBeNull()
  expect(sent()).toEqual([])
})

test.each([
  ['a failure of the server', () => server(failing)],
  [
    'a lost connection',
    () => ({ ...server(stored), fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
  ],
])('%s is told by a toast and on the page, and keeps every word', async (_what, gateway) => {
  const { write, send } = await aVisitor({ gateway: gateway() })
  await write()
  await send()
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  within(summary).getByText(/^Failed to send message. Please try again. .*\(555\) 555-0100/)
  toast().getByText('Error')
  toast().getByText('Failed to send message. Please try again.')
  expect(typed()).toEqual(message)
})

test('after a failure the same message goes under the same key', async () => {
  const replies = [failing, stored]
  const { write, send, sent } = await aVisitor({ gateway: server(() => replies.shift()!()) })
  await write()
  await send()
  await screen.findByRole('region', { name: 'There is a problem' })
  await send()
  await screen.findByText('CM-7K4M-92QF')
  const [first, second] = sent().map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
})

test('what the rules find wrong stands at its field', async () => {
  const phone = 'Enter a phone number, like (555) 555-0100, or leave it empty'
  const gateway = server(() => refused('BAD_USER_INPUT', { fields: { phone } }))
  const { write, send } = await aVisitor({ gateway })
  await write({ ...message, phone: 'later' })
  await send()
  await screen.findByRole('link', { name: phone })
  screen.getByRole('textbox', {
    name: 'Phone (optional)',
    description: new RegExp(`Error: ${phone.slice(0, 20)}`),
  })
})

test('another page can say what it is about', async () => {
  await aVisitor({ path: '/contact?subject=A%20copy%20of%20the%20bylaws' })
  expect(field('Subject').value).toBe('A copy of the bylaws')
})

test('what only programs fill in is told as well, and nobody meets it', async () => {
  const { user, container, write, send, sent } = await aVisitor()
  await write()
  const trap = container.querySelector<HTMLInputElement>('[name=website]')!
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off'])
  await user.type(trap, 'https://spam.example')
  await send()
  await screen.findByText('CM-7K4M-92QF')
  expect(sent()[0]!.variables).toMatchObject({ website: 'https://spam.example' })
})

test('without script the form goes to its own page, with the token it was given', async () => {
  const { container } = await aVisitor({ said: aSubmitted({}) })
  const form = container.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/contact#send'])
  expect(new FormData(form).get('form-token')).toBe('a-token')
})

test('a form that came back from the server stands as it was sent, with what is wrong', async () => {
  await aVisitor({
    said: aSubmitted({ values: { ...message, email: '' }, errors: { email: 'Enter your email address' } }),
  })
  expect(typed()).toEqual({ ...message, email: '' })
  screen.getByRole('link', { name: 'Enter your email address' })
})

test.each([
  ['failed', 'Failed to send message. Please try again.'],
  ['expired', 'This page was open for a long time'],
  ['too many', 'Too much has been sent from your connection.'],
] as const)('a form that came back because %s says so', async (failure, words) => {
  await aVisitor({ said: aSubmitted({ values: message, failure }) })
  screen.getByText(new RegExp(`^${words}.*555-0100`))
  expect(typed()).toEqual(message)
})

test('a receipt from the server is shown', async () => {
  await aVisitor({ said: aSubmitted({ receipt: { reference: 'CM-7K4M-92QF' } }) })
  within(screen.getByRole('region', { name: 'Message Sent!' })).getByText('CM-7K4M-92QF')
})

test('who leaves this site in a hurry leaves no word behind', async () => {
  const replaced: string[] = []
  const { user, write } = await aVisitor()
  await write()
  vi.stubGlobal('location', { replace: (address: string) => replaced.push(address) })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(replaced).toHaveLength(1)
  expect(typed()).toEqual(nothing)
})
