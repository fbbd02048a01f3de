// The page on which an attorney answers, in a browser and without script.
import { type Sent, type Submitted, SubmittedProvider } from '@access/kit'
import { type Answers, fakeGateway, refused, renderScreen } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { routes } from '../routes.tsx'
import type { Offer } from './calls.ts'
import { takeForm } from './takeForm.ts'

const code = 'a-code-that-is-long-enough-for-one'

const parties = [
  { role: 'applicant', names: ['Ana Diaz', 'Ana Rios'] },
  { role: 'other side', names: ['Crowe Property'] },
]
const brief = {
  reference: 'LA-7K3M-94XF',
  category: 'Housing Rights',
  urgency: 'High',
  summary: 'No heating.\nA hearing is set.',
  language: 'Spanish',
  interpreter: true,
  courtDate: '2099-04-02T00:00:00.000Z',
  income: 'Under $15,000',
  household: '2 or 3 people',
}
const anOffer = (about: Partial<Offer> = {}): Offer => ({
  step: 'names',
  attorney: 'Thuy-Linh Dang',
  endsAt: '2099-03-05T22:30:00.000Z',
  answeredAt: null,
  parties: null,
  brief: null,
  ...about,
})
const withNames = { offer: anOffer({ parties }) }
const withBrief = { offer: anOffer({ step: 'brief', brief }) }
const ended = (step: Offer['step']) => ({ offer: anOffer({ step, answeredAt: '2099-03-04T15:00:00.000Z' }) })

async function thePage({ hash = '', answers = {}, said = null }: Setting = {}) {
  history.replaceState(null, '', `/get-help/offer${hash}`)
  onTestFinished(() => history.replaceState(null, '', '/'))
  const gateway = fakeGateway({ OpenOffer: withNames, ...answers })
  const around = <SubmittedProvider said={said}>{<Outlet />}</SubmittedProvider>
  const rendered = renderScreen([{ element: around, children: routes }], { path: '/get-help/offer', gateway })
  await screen.findByRole('heading', { level: 1, name: 'A request for you' })
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }))
  return { ...rendered, gateway, press }
}

interface Setting {
  hash?: string
  answers?: Answers
  said?: Submitted | null
}

async function openedPage(answers: Answers = {}) {
  const page = await thePage({ hash: `#${code}`, answers })
  await page.press('Open the request')
  return page
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your code' })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('whoever follows the link opens nothing yet: the code is filled in, and leaves the address', async () => {
  const { gateway, page } = await thePage({ hash: `#${code}` })
  await waitFor(() => expect(field().value).toBe(code))
  expect(location.hash).toBe('')
  expect(gateway.asked).toEqual([])
  expect(page).toMatchObject({ robots: 'noindex' })
})

test('first come the names and the question of a conflict, and nothing else', async () => {
  const { gateway } = await openedPage()
  const title = await heading('Do you have a conflict with any of these people?')
  expect(document.activeElement).toBe(title)
  screen.getByText('Ana Diaz, also Ana Rios')
  screen.getByText('Crowe Property')
  expect(screen.queryByRole('button', { name: 'Accept this request' })).toBeNull()
  expect(gateway.asked.map(({ name, variables }) => [name, variables])).toEqual([['OpenOffer', { code }]])
})

test('an other side that nobody knows yet is said', async () => {
  await openedPage({ OpenOffer: { offer: anOffer({ parties: parties.slice(0, 1) }) } })
  await screen.findByText('Not known yet')
})

test('who has no conflict reads the brief, without a name, and accepts', async () => {
  const { press } = await openedPage({ SayNoConflict: withBrief, AcceptOffer: ended('accepted') })
  await heading('Do you have a conflict with any of these people?')
  await press('No, show me what it is about')
  await heading('What it is about')
  screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === brief.summary)
  for (const fact of ['Housing Rights', 'High', 'April 2, 2099', 'Spanish', 'Wanted', '2 or 3 people'])
    screen.getByText(fact)
  expect(screen.queryByText(/Ana Diaz/)).toBeNull()
  await press('Accept this request')
  const title = await heading('You have accepted')
  expect(document.activeElement).toBe(title)
  screen.getByText(/You accepted this request on .*March 4/)
})

test('who refuses may say why', async () => {
  const { press, user, gateway } = await openedPage({ OpenOffer: withBrief, RefuseOffer: ended('refused') })
  await heading('What it is about')
  await user.click(screen.getByText('I cannot take it'))
  await user.type(screen.getByRole('textbox', { name: /Why not/ }), 'I am in court.')
  await press('Refuse this request')
  await heading('You have refused')
  expect(gateway.asked.at(-1)!.variables).toEqual({ code, reason: 'I am in court.' })
})

test('a conflict is said twice before it counts', async () => {
  const { press, user, gateway } = await openedPage({ SayConflict: ended('conflict') })
  await heading('Do you have a conflict with any of these people?')
  await user.click(screen.getByText('Yes, I have a conflict'))
  expect(gateway.times('SayConflict')).toBe(0)
  await press('I have a conflict')
  await heading('You have a conflict')
  expect(gateway.asked.at(-1)!.variables).toEqual({ code })
})

test('a link that was answered says so, and when', async () => {
  await openedPage({ OpenOffer: ended('accepted') })
  await heading('You have accepted')
  screen.getByText(/on .*March 4/)
  screen.getByText('This link has done its work. There is nothing more to do here.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a code that opens nothing is told beside the field, and stays to be put right', async () => {
  const { page } = await openedPage({ OpenOffer: refused('NOT_FOUND') })
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(screen.getAllByText(/^This code opens nothing/)).toHaveLength(2)
  expect(field().value).toBe(code)
  expect(page.title).toContain('Error: ')
})

test('an offer that ends while it is read says so instead of taking an answer', async () => {
  const { press } = await openedPage({ OpenOffer: withBrief, AcceptOffer: refused('NOT_FOUND') })
  await heading('What it is about')
  await press('Accept this request')
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(screen.queryByText('Housing Rights')).toBeNull()
})

test('what did not work leaves the offer open, with a way to call', async () => {
  const { press } = await openedPage({ OpenOffer: withBrief, AcceptOffer: refused('BUSY') })
  await heading('What it is about')
  await press('Accept this request')
  await screen.findByText(/That did not work, and nothing has changed.*\(\d{3}\)/)
  screen.getByRole('button', { name: 'Accept this request' })
})

test('without a code nothing is asked', async () => {
  const { press, gateway } = await thePage()
  await press('Open the request')
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(gateway.asked).toEqual([])
})

const form: Sent = {
  values: { do: 'open', code: '', reason: '' },
  lists: {},
  carried: null,
  params: {},
  files: [],
  secondsOpen: 20,
  expired: false,
}

/** A desk that answers whatever is asked with this, and keeps what it was asked. */
function aDesk(answer: object) {
  const asked: unknown[] = []
  return {
    asked,
    send: () => Promise.reject(new Error('nothing is sent by REST')),
    ask: (_: string, variables?: unknown) => {
      asked.push(variables)
      return Promise.resolve(answer) as Promise<never>
    },
  }
}

test('without script the code is sent once, and then travels sealed', async () => {
  const told = await takeForm(
    { ...form, values: { ...form.values, code: ` ${code} ` } },
    aDesk({ answer: withNames }),
  )
  expect(told).toEqual({ carried: { code, offer: withNames.offer }, shows: { offer: withNames.offer } })
  const desk = aDesk({ answer: withBrief })
  await takeForm({ ...form, values: { do: 'noConflict', code: '', reason: '' }, carried: told.carried }, desk)
  expect(desk.asked).toEqual([{ code }])
})

test('without script a failure shows the offer again, and an end shows none', async () => {
  const carried = { code, offer: withBrief.offer }
  const refusing = { ...form, values: { do: 'refuse', code: '', reason: 'No.' }, carried }
  expect(await takeForm(refusing, aDesk({ failure: 'failed', retryAfter: 5 }))).toMatchObject({
    values: { reason: 'No.' },
    carried,
    shows: { offer: withBrief.offer },
    failure: 'failed',
  })
  const over = await takeForm(refusing, aDesk({ missing: true }))
  expect(over.shows).toEqual({ offer: null })
  expect(over.errors!.code).toMatch(/^This code opens nothing/)
  expect(over.carried).toBeUndefined()
})

test('a page that the server shows sends its forms to the server', async () => {
  const said: Submitted = {
    form: '/get-help/offer',
    token: 'a-token',
    values: {},
    lists: {},
    errors: {},
    failure: null,
    shows: { offer: withNames.offer },
    receipt: null,
  }
  await thePage({ said })
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'No, show me what it is about',
  })
  const sent = Object.fromEntries(new FormData(button.form!))
  expect(sent).toEqual({ 'form-token': 'a-token', do: 'noConflict' })
  expect(button.form!.getAttribute('action')).toBe('/get-help/offer')
})
