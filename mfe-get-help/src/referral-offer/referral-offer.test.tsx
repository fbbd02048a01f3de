// The referral offer page, with and without script.
import type { FormSubmission } from '@access/kit'
import {
  buildGatewayError,
  createFakeGateway,
  type FakeResponses,
  renderScreen,
  type ScreenOptions,
} from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { routes } from '../routes.tsx'
import { handleOfferForm } from './handle-offer-form.ts'
import type { ReceivedOfferFragment } from './referral-offer.generated.ts'

const code = 'a-code-that-is-long-enough-for-one'

const parties = [
  { role: 'applicant', names: ['Ana Diaz', 'Ana Rios'] },
  { role: 'other side', names: ['Crowe Property'] },
]
const caseSummary = {
  reference: 'LA-7K3M-94XF',
  category: 'Housing Rights',
  urgency: 'High',
  summary: 'No heating.\nA hearing is set.',
  language: 'Spanish',
  languageHelp: 'Interpreter',
  courtDate: '2099-04-02T00:00:00.000Z',
  income: 'Under $15,000',
  household: '2 or 3 people',
}
const buildOffer = (overrides: Partial<ReceivedOfferFragment> = {}): ReceivedOfferFragment => ({
  step: 'names',
  attorney: 'Thuy-Linh Dang',
  endsAt: '2099-03-05T22:30:00.000Z',
  answeredAt: null,
  parties: null,
  caseSummary: null,
  ...overrides,
})
const offerWithNames = { offer: buildOffer({ parties }) }
const offerWithSummary = { offer: buildOffer({ step: 'brief', caseSummary }) }
const answeredOffer = (step: ReceivedOfferFragment['step']) => ({
  offer: buildOffer({ step, answeredAt: '2099-03-04T15:00:00.000Z' }),
})

async function openOfferPage({ hash = '', answers = {}, submitted }: PageOptions = {}) {
  history.replaceState(null, '', `/get-help/offer${hash}`)
  onTestFinished(() => history.replaceState(null, '', '/'))
  const gateway = createFakeGateway({ OpenOffer: offerWithNames, ...answers })
  const rendered = renderScreen(routes, { path: '/get-help/offer', gateway, submittedForm: submitted })
  await screen.findByRole('heading', { level: 1, name: 'Referral offer' })
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }))
  return { ...rendered, gateway, press }
}

interface PageOptions {
  hash?: string
  answers?: FakeResponses
  submitted?: ScreenOptions['submittedForm']
}

async function openOffer(answers: FakeResponses = {}) {
  const page = await openOfferPage({ hash: `#${code}`, answers })
  await page.press('Open the request')
  return page
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your code' })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('following the link opens nothing: the code is filled in and removed from the URL', async () => {
  const { gateway, page } = await openOfferPage({ hash: `#${code}` })
  await waitFor(() => expect(field().value).toBe(code))
  expect(location.hash).toBe('')
  expect(gateway.requests).toEqual([])
  expect(page).toMatchObject({ robots: 'noindex' })
})

test('the conflict check comes first: the names, and nothing else', async () => {
  const { gateway } = await openOffer()
  const title = await heading('Do you have a conflict with any of these people?')
  expect(document.activeElement).toBe(title)
  screen.getByText('Ana Diaz, also Ana Rios')
  screen.getByText('Crowe Property')
  screen.getByText(/^Thursday, March 5, 5:30/)
  expect(screen.queryByRole('button', { name: 'Accept this request' })).toBeNull()
  expect(gateway.requests.map(({ name, variables }) => [name, variables])).toEqual([['OpenOffer', { code }]])
})

test('an unknown adverse party is shown as not known yet', async () => {
  await openOffer({ OpenOffer: { offer: buildOffer({ parties: parties.slice(0, 1) }) } })
  await screen.findByText('Not known yet')
})

test('an attorney without a conflict reads the case summary, without names, and accepts', async () => {
  const { press } = await openOffer({
    DenyConflict: offerWithSummary,
    AcceptOffer: answeredOffer('accepted'),
  })
  await heading('Do you have a conflict with any of these people?')
  await press('No conflict, show the case summary')
  await heading('Case summary')
  screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === caseSummary.summary)
  for (const fact of ['Housing Rights', 'High', 'April 2, 2099', 'Spanish', 'Interpreter', '2 or 3 people'])
    screen.getByText(fact)
  expect(screen.queryByText(/Ana Diaz/)).toBeNull()
  await press('Accept this request')
  const title = await heading('Request accepted')
  expect(document.activeElement).toBe(title)
  screen.getByText(/You accepted this request on .*March 4/)
})

test('an attorney who declines may give a reason', async () => {
  const { press, user, gateway } = await openOffer({
    OpenOffer: offerWithSummary,
    DeclineOffer: answeredOffer('refused'),
  })
  await heading('Case summary')
  await user.click(screen.getByText('Decline'))
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'I am in court.')
  await press('Decline this request')
  await heading('Request declined')
  expect(gateway.requests.at(-1)!.variables).toEqual({ code, reason: 'I am in court.' })
})

test('declaring a conflict asks for confirmation', async () => {
  const { press, user, gateway } = await openOffer({ DeclareConflict: answeredOffer('conflict') })
  await heading('Do you have a conflict with any of these people?')
  await user.click(screen.getByText('Yes, I have a conflict'))
  expect(gateway.countRequests('DeclareConflict')).toBe(0)
  await press('I have a conflict')
  await heading('Conflict of interest reported')
  expect(gateway.requests.at(-1)!.variables).toEqual({ code })
})

test('a used link shows the answer and its date', async () => {
  await openOffer({ OpenOffer: answeredOffer('accepted') })
  await heading('Request accepted')
  screen.getByText(/on .*March 4/)
  screen.getByText('This link has been used. There is nothing more to do here.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('an invalid code is reported at the field, and stays to be corrected', async () => {
  const { page } = await openOffer({ OpenOffer: buildGatewayError('NOT_FOUND') })
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(screen.getAllByText(/^This code is not valid/)).toHaveLength(2)
  expect(field().value).toBe(code)
  expect(page.title).toContain('Error: ')
})

test('an offer that ends while it is open shows that instead of accepting an answer', async () => {
  const { press } = await openOffer({
    OpenOffer: offerWithSummary,
    AcceptOffer: buildGatewayError('NOT_FOUND'),
  })
  await heading('Case summary')
  await press('Accept this request')
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(screen.queryByText('Housing Rights')).toBeNull()
})

test('after a failure the offer stays open, with the phone number', async () => {
  const { press } = await openOffer({ OpenOffer: offerWithSummary, AcceptOffer: buildGatewayError('BUSY') })
  await heading('Case summary')
  await press('Accept this request')
  await screen.findByText(/That did not work, and nothing has changed.*\(\d{3}\)/)
  screen.getByRole('button', { name: 'Accept this request' })
})

const unreadable = 'Part of this request cannot be read at the moment. Please call our office.'

test('why an offer cannot be opened or answered is said in words, and nothing of it is left on the screen', async () => {
  const { press } = await openOffer({
    DenyConflict: buildGatewayError('CONFLICT', { detail: unreadable }),
  })
  await heading('Do you have a conflict with any of these people?')
  await press('No conflict, show the case summary')
  await screen.findAllByText(unreadable)
  expect(screen.queryByText('Crowe Property')).toBeNull()
})

test('without script it is said in the same words', async () => {
  const formResult = await handleOfferForm(
    { ...form, values: { ...form.values, code } },
    buildContext({ failure: 'failed', retryAfter: 5, message: unreadable }),
  )
  expect(formResult).toEqual({
    values: { code },
    errors: { code: unreadable },
    viewState: { offer: null },
  })
})

test('without a code no operation is executed', async () => {
  const { press, gateway } = await openOfferPage()
  await press('Open the request')
  await screen.findByRole('heading', { name: 'There is a problem' })
  expect(gateway.requests).toEqual([])
})

const form: FormSubmission = {
  values: { do: 'open', code: '', reason: '' },
  lists: {},
  hiddenState: null,
  params: {},
  files: [],
  isExpired: false,
}

/** An API client that answers every operation with this, and records the variables. */
function buildContext(answer: object) {
  const calls: unknown[] = []
  return {
    calls,
    executeOperation: (_: unknown, variables?: unknown) => {
      calls.push(variables)
      return Promise.resolve(answer) as Promise<never>
    },
  }
}

test('without script the code is submitted once, and then carried encrypted', async () => {
  const formResult = await handleOfferForm(
    { ...form, values: { ...form.values, code: ` ${code} ` } },
    buildContext({ data: offerWithNames }),
  )
  expect(formResult).toEqual({
    hiddenState: { code, offer: offerWithNames.offer },
    viewState: { offer: offerWithNames.offer },
  })
  const apiClient = buildContext({ data: offerWithSummary })
  await handleOfferForm(
    { ...form, values: { do: 'denyConflict', code: '', reason: '' }, hiddenState: formResult.hiddenState },
    apiClient,
  )
  expect(apiClient.calls).toEqual([{ code }])
})

test('without script a failure shows the offer again, and an ended offer is not shown', async () => {
  const hiddenState = { code, offer: offerWithSummary.offer }
  const declineForm = {
    ...form,
    values: { do: 'decline', code: '', reason: 'No.' },
    hiddenState,
  }
  expect(
    await handleOfferForm(declineForm, buildContext({ failure: 'failed', retryAfter: 5 })),
  ).toMatchObject({
    values: { reason: 'No.' },
    hiddenState,
    viewState: { offer: offerWithSummary.offer },
    failure: 'failed',
  })
  const formResult = await handleOfferForm(declineForm, buildContext({ notFound: true }))
  expect(formResult.viewState).toEqual({ offer: null })
  expect(formResult.errors!.code).toMatch(/^This code is not valid/)
  expect(formResult.hiddenState).toBeUndefined()
})

test('a page rendered by the server submits its forms to the server', async () => {
  await openOfferPage({ submitted: { viewState: { offer: offerWithNames.offer } } })
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'No conflict, show the case summary',
  })
  const sent = Object.fromEntries(new FormData(button.form!))
  expect(sent).toEqual({ 'form-token': 'a-token', do: 'denyConflict' })
  expect(button.form!.getAttribute('action')).toBe('/get-help/offer')
})
