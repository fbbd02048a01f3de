import {
  buildGatewayError,
  createFakeGateway,
  type FakeGateway,
  renderScreen,
  type ScreenOptions,
} from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../routes.tsx'

const submission = 'POST /api/contact'
const receipt = { reference: 'CM-7K4M-92QF', hasEmailConfirmation: false, isEmailHeld: false }
const storedReply = (overrides: Partial<typeof receipt> = {}) =>
  Response.json({ id: '1', ...receipt, ...overrides }, { status: 201 })
const startServer = (reply: () => unknown) => createFakeGateway({ [submission]: reply })
const failingReply = () => buildGatewayError('INTERNAL_SERVER_ERROR')

const message = {
  name: 'Noor Haddad',
  email: 'noor@example.org',
  phone: '(555) 555-0188',
  subject: 'Volunteer',
  message: 'Two evenings a month.',
}

/** Opens the contact page; `submittedForm` is what the server knows of its form. */
async function openContactPage({
  path = '/contact',
  gateway = startServer(() => storedReply()),
  submittedForm,
}: OpenOptions = {}) {
  const rendered = renderScreen(routes, { path, gateway, submittedForm })
  await screen.findByRole('heading', { name: 'Contact Us' })
  const { user } = rendered
  return {
    ...rendered,
    send: () => user.click(screen.getByRole('button', { name: 'Send Message' })),
    async write(messages: Partial<typeof message> = message) {
      for (const [name, text] of Object.entries(messages)) {
        await user.click(field(labels[name]!))
        await user.paste(text)
      }
    },
    listSubmissions: () => gateway.requests.filter(({ name }) => name === submission),
  }
}

type OpenOptions = Pick<ScreenOptions, 'path' | 'submittedForm'> & { gateway?: FakeGateway }

const labels: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (optional)',
  subject: 'Subject',
  message: 'Message',
}
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const fillForm = () =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, field(label).value]))
const toast = () => within(screen.getByRole('region', { name: /^Notification/ }))
const emptyValues = { name: '', email: '', phone: '', subject: '', message: '' }

test('four cards say where the office is, its phone, its e-mail and its hours', async () => {
  const { page } = await openContactPage()
  const card = (name: string) => within(screen.getByRole('heading', { name }).parentElement!)
  card('Office Address').getByText('214 Lantern Street, Suite 300')
  expect(card('Phone').getByRole('link').getAttribute('href')).toBe('tel:+15555550100')
  expect(card('Email').getByRole('link').getAttribute('href')).toBe('mailto:help@example.org')
  for (const time of ['9:00 AM - 5:00 PM', '10:00 AM - 2:00 PM', 'Closed'])
    card('Office Hours').getByText(time)
  screen.getByRole('img', { name: 'Drawing of the streets around our office' })
  screen.getByText(/corner of Cooper Lane/)
  screen.getByText('Illustration, not to scale.')
  expect(page.title).toBe('Contact Us – Access to Justice')
})

test('each field has its kind and can be filled in by the browser; all but the phone are required', async () => {
  await openContactPage()
  const messages = Object.values(labels).map((label) => {
    const { type, autocomplete, required } = field(label)
    return [type, autocomplete, required]
  })
  expect(messages).toEqual([
    ['text', 'name', true],
    ['email', 'email', true],
    ['tel', 'tel', false],
    ['text', '', true],
    ['textarea', '', true],
  ])
})

test('a message is sent in the shape of the specification, and a panel has its reference', async () => {
  const { write, send, listSubmissions } = await openContactPage()
  await write()
  await send()
  const panel = await screen.findByRole('region', { name: 'Message Sent!' })
  within(panel).getByText("We'll get back to you within 24-48 hours.")
  within(panel).getByText('CM-7K4M-92QF')
  await waitFor(() => expect(document.activeElement).toBe(panel))
  toast().getByText('Message Sent!')
  toast().getByText("We'll get back to you within 24-48 hours.")
  expect(listSubmissions().map(({ variables }) => variables)).toEqual([
    { ...message, website: '', seconds: expect.any(Number) },
  ])
  expect(fillForm()).toEqual(emptyValues)
})

test.each([
  [
    { hasEmailConfirmation: true },
    /We are also sending it to your email address, unless too many emails have been requested today\.$/,
  ],
  [{ isEmailHeld: true }, /We have not emailed you yet\. Your message looks automated/],
])('who ticks it reads whether the reference is on its way by email: %j', async (overrides, text) => {
  const gateway = startServer(() => storedReply(overrides))
  const { user, write, send, listSubmissions } = await openContactPage({ gateway })
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email me my reference' })
  expect(box().checked).toBe(false)
  await user.click(box())
  await write()
  await send()
  within(await screen.findByRole('region', { name: 'Message Sent!' })).getByText(text)
  expect(listSubmissions()[0]!.variables).toMatchObject({ ...message, emailConfirmation: true })
  expect(box().checked).toBe(false)
})

test('the button shows a pending submission and is disabled, and a second click sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, write, listSubmissions } = await openContactPage({ gateway: startServer(() => promise) })
  await write()
  await user.dblClick(screen.getByRole('button', { name: 'Send Message' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true)
  resolve(storedReply())
  await screen.findByText('CM-7K4M-92QF')
  expect(listSubmissions()).toHaveLength(1)
})

test('missing fields are listed, and nothing is sent until they are filled', async () => {
  const { user, send, listSubmissions, page } = await openContactPage()
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
  expect(listSubmissions()).toEqual([])
})

test.each([
  ['a failure of the server', () => startServer(failingReply)],
  [
    'a lost connection',
    () => ({ ...startServer(storedReply), fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
  ],
])('%s is shown by a toast and on the page, and keeps all values', async (_what, gateway) => {
  const { write, send } = await openContactPage({ gateway: gateway() })
  await write()
  await send()
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  within(summary).getByText(/^Failed to send message. Please try again. .*\(555\) 555-0100/)
  toast().getByText('Error')
  toast().getByText('Failed to send message. Please try again.')
  expect(fillForm()).toEqual(message)
})

test('after a failure the same message goes under the same key', async () => {
  const replies = [failingReply, storedReply]
  const { write, send, listSubmissions } = await openContactPage({
    gateway: startServer(() => replies.shift()!()),
  })
  await write()
  await send()
  await screen.findByRole('region', { name: 'There is a problem' })
  await send()
  await screen.findByText('CM-7K4M-92QF')
  const [first, second] = listSubmissions().map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
})

test('a validation error is shown at its field', async () => {
  const phone = 'Enter a phone number, like (555) 555-0100, or leave it empty'
  const gateway = startServer(() => buildGatewayError('BAD_USER_INPUT', { fields: { phone } }))
  const { write, send } = await openContactPage({ gateway })
  await write({ ...message, phone: 'later' })
  await send()
  await screen.findByRole('link', { name: phone })
  screen.getByRole('textbox', {
    name: 'Phone (optional)',
    description: new RegExp(`Error: ${phone.slice(0, 20)}`),
  })
})

test('another page can fill in the subject', async () => {
  await openContactPage({ path: '/contact?subject=A%20copy%20of%20the%20bylaws' })
  expect(field('Subject').value).toBe('A copy of the bylaws')
})

test('the honeypot is sent as well, and is invisible to people', async () => {
  const { user, container, write, send, listSubmissions } = await openContactPage()
  await write()
  const trap = container.querySelector<HTMLInputElement>('[name=website]')!
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off'])
  await user.type(trap, 'https://spam.example')
  await send()
  await screen.findByText('CM-7K4M-92QF')
  expect(listSubmissions()[0]!.variables).toMatchObject({ website: 'https://spam.example' })
})

test('without script the form goes to its own page, with its token', async () => {
  const { container } = await openContactPage({ submittedForm: {} })
  const form = container.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/contact#send'])
  expect(new FormData(form).get('form-token')).toBe('a-token')
})

test('a form that came back from the server has its values and errors', async () => {
  await openContactPage({
    submittedForm: {
      values: { ...message, email: '', emailConfirmation: 'yes' },
      errors: { email: 'Enter your email address' },
    },
  })
  expect(fillForm()).toEqual({ ...message, email: '' })
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  screen.getByRole('link', { name: 'Enter your email address' })
})

test.each([
  ['failed', 'Failed to send message. Please try again.'],
  ['expired', 'This page was open for a long time'],
  ['too many', 'Too many messages came from your connection.'],
] as const)('a form that came back because %s says so', async (failure, words) => {
  await openContactPage({ submittedForm: { values: message, failure } })
  screen.getByText(new RegExp(`^${words}.*555-0100`))
  expect(fillForm()).toEqual(message)
})

test('a receipt from the server is shown', async () => {
  await openContactPage({ submittedForm: { receipt: { reference: 'CM-7K4M-92QF' } } })
  within(screen.getByRole('region', { name: 'Message Sent!' })).getByText('CM-7K4M-92QF')
})

test('the quick exit clears the form', async () => {
  const replacedUrls: string[] = []
  const { user, write } = await openContactPage()
  await write()
  vi.stubGlobal('location', { replace: (address: string) => replacedUrls.push(address) })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(replacedUrls).toHaveLength(1)
  expect(fillForm()).toEqual(emptyValues)
})
