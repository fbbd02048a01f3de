import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  buildGateway,
  buildReceiptResponse,
  findStepHeading,
  getButton,
  getField,
  getToasts,
  listSelectedLabels,
  openLastStep,
  openRequestForm,
  waitForFocus,
} from '../testing/open-request-form.tsx'

const buildServerError = () => buildGatewayError('INTERNAL_SERVER_ERROR')
const createRejectingGateway = (fields: Record<string, string>) =>
  buildGateway(() => buildGatewayError('BAD_USER_INPUT', { fields }))

test('while it is submitted the button is disabled and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, getSubmissions } = await openLastStep({ gateway: buildGateway(() => promise) })
  await user.dblClick(getButton('Submit Request'))

  expect(getButton('Submitting...').disabled).toBe(true)
  resolve(buildReceiptResponse())
  await screen.findByText('LA-7K4M-93XH')
  expect(screen.queryByRole('button', { name: 'Submitting...' })).toBeNull()
  expect(getSubmissions()).toHaveLength(1)
})

test('after submission, a panel has the reference, the passphrase and the next steps', async () => {
  const { press, page } = await openLastStep()
  await press('Submit Request')
  const panel = await screen.findByRole('region', { name: 'Request Submitted!' })

  await waitForFocus(panel)
  expect(page.title).not.toMatch(/step|Submitted/)
  // On paper it says whose receipt it is.
  screen.getByText('Access to Justice, (555) 555-0100')
  // It is no emergency.
  expect(within(panel).queryByRole('link', { name: /^Call / })).toBeNull()
  within(panel).getByText('LA-7K4M-93XH')
  within(panel).getByText('river lantern maple harbor')
  screen.getByText('By Saturday, November 21, 2:00 PM:')
  screen.getByText(/an attorney in 5-7 business days, by about Wednesday, December 2, 5:00 PM\./)
  await getToasts().findByText('Request Submitted!')
  getToasts().getByText("We'll review your request and contact you within 48 hours.")
})

test('a date on the receipt limits what is promised, and goes into a calendar without a word of what it is', async () => {
  const reply = () =>
    buildReceiptResponse({ courtDate: '2026-11-25T00:00:00.000Z', matchDueAt: '2026-11-24T22:00:00Z' })
  const { press } = await openLastStep({ gateway: buildGateway(reply) })
  await press('Submit Request')
  await screen.findByText(/before your date on November 25, 2026, by about Tuesday, November 24, 5:00 PM\.$/)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add the date to my calendar' })
  const calendar = decodeURIComponent(link.href.split(',')[1]!)
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261125\r\nSUMMARY:LA-7K4M-93XH\r\n')
  expect(calendar).not.toMatch(/court|legal|hearing/i)
})

test('where we do not open before the date no attorney is promised', async () => {
  const reply = () =>
    buildReceiptResponse({ courtDate: '2026-11-21T00:00:00.000Z', matchDueAt: '2026-11-22T04:59:00Z' })
  const { press } = await openLastStep({ gateway: buildGateway(reply) })
  await press('Submit Request')
  await screen.findByText(
    /^Your date, November 21, 2026, comes before we can promise an attorney\. Go, tell the judge/,
  )
  expect(screen.queryByText(/5-7 business days|by about/)).toBeNull()
})

test('after submission, the form is empty at step 1, and the panel stays until another request continues', async () => {
  const { press, goTo, getAddress } = await openLastStep()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')

  await findStepHeading(1)
  await waitFor(() => expect(getAddress()).toBe('/get-help'))
  expect(getField('Name').value).toBe('')
  expect(getButton('Next').disabled).toBe(true)
  screen.getByText('LA-7K4M-93XH')
  await goTo.step2()
  expect(listSelectedLabels()).toEqual([])
  expect(screen.queryByText('LA-7K4M-93XH')).toBeNull()
})

test('a failure is reported by a toast and beside the button, and keeps every answer', async () => {
  const { press } = await openLastStep({ gateway: buildGateway(buildServerError) })
  await press('Submit Request')

  const notice = await screen.findByText(/^Your request has not been sent/)
  within(notice).getByRole('link', { name: '(555) 555-0100' })
  await getToasts().findByText('Error')
  getToasts().getByText('Failed to submit request. Please try again.')
  await findStepHeading(4)
  screen.getByText('The locks were changed.')
  expect(getButton('Submit Request').disabled).toBe(false)
})

test('a validation error of the server leads to its step', async () => {
  const message = 'Your text contains a character that cannot be stored'
  const { user, press } = await openLastStep({
    gateway: createRejectingGateway({ description: message }),
  })
  await press('Submit Request')
  await findStepHeading(2)

  const summary = screen.getByRole('region', { name: 'There is a problem' })
  await waitForFocus(summary)
  const field = getField('What happened?', new RegExp(message))
  expect(field.value).toBe('The locks were changed.')

  await user.click(within(summary).getByRole('link', { name: message }))
  await waitForFocus(field)
  await user.type(field, ' Again.')
  expect(field.value).toBe('The locks were changed. Again.')
  expect(screen.queryByText(message)).toBeNull()
  await waitForFocus(field)
})

test('of several errors the first step comes first, and the others at their step', async () => {
  const gateway = createRejectingGateway({
    'eligibilityData.income': 'Choose again',
    phone: 'Enter another number',
  })
  const { press } = await openLastStep({ gateway })
  await press('Submit Request')
  await findStepHeading(1)
  getField('Phone', /Enter another number/)

  await press('Next')
  await findStepHeading(2)
  await press('Next')
  await findStepHeading(3)
  screen.getByRole('link', { name: 'Choose again' })
})

test('errors are cleared after a successful submission', async () => {
  const replies = [
    () => buildGatewayError('BAD_USER_INPUT', { fields: { urgency: 'Choose again' } }),
    buildReceiptResponse,
  ]
  const { press, goTo } = await openLastStep({ gateway: buildGateway(() => replies.shift()!()) })
  await press('Submit Request')
  await findStepHeading(2)
  await press('Next')
  await findStepHeading(3)
  await press('Next')
  await findStepHeading(4)
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  await goTo.step2()

  expect(screen.queryByText('There is a problem')).toBeNull()
})

test('Quick exit deletes all answers', async () => {
  const replaced: string[] = []
  const { fillIn, user } = await openRequestForm()
  await fillIn.contactDetails()
  vi.stubGlobal('location', { replace: (address: string) => replaced.push(address) })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))

  expect(replaced).toHaveLength(1)
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Dana')
  expect(getField('Name').value).toBe('')
})
