import { refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  anApplicant,
  atStep,
  button,
  chosen,
  field,
  focusIsOn,
  server,
  stored,
  toast,
} from './testing/applicant.tsx'

const failing = () => refused('INTERNAL_SERVER_ERROR')
const refusing = (fields: Record<string, string>) => server(() => refused('BAD_USER_INPUT', { fields }))
const offline = { ...server(stored), fetch: () => Promise.reject(new TypeError('Failed to fetch')) }

test('the request is sent in the shape of the specification', async () => {
  const { press, goTo, sent } = await anApplicant()
  await goTo.step4()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')

  expect(sent()).toEqual([
    {
      name: 'Dana Whitcombe',
      email: 'dana@example.org',
      phone: '(555) 555-0178',
      category: 'Housing Rights',
      description: 'The locks were changed.',
      urgency: 'High',
      documents: [],
      eligibilityData: { income: 'Under $15,000', householdSize: '3' },
      status: 'new',
    },
  ])
})

test('while it is sent the button is disabled and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { press, goTo } = await anApplicant({ gateway: server(() => promise) })
  await goTo.step4()
  await press('Submit Request')

  expect(button('Submitting...').disabled).toBe(true)
  resolve(stored())
  await screen.findByText('LA-7K4M-93XH')
  expect(screen.queryByRole('button', { name: 'Submitting...' })).toBeNull()
})

test('a double click sends once', async () => {
  const { user, goTo, sent } = await anApplicant()
  await goTo.step4()
  await user.dblClick(button('Submit Request'))
  await screen.findByText('LA-7K4M-93XH')

  expect(sent()).toHaveLength(1)
})

test('after sending, a panel has the reference, the four words and what happens next', async () => {
  const { press, goTo } = await anApplicant()
  await goTo.step4()
  await press('Submit Request')
  const panel = await screen.findByRole('region', { name: 'Request Submitted!' })

  await focusIsOn(panel)
  within(panel).getByText('LA-7K4M-93XH')
  within(panel).getByText('river lantern maple harbor')
  within(panel).getByText("We'll review your request and contact you within 48 hours.")
  screen.getByText('By Saturday, November 21, 2:00 PM:')
  screen.getByText(/an attorney in 5-7 business days, by about Wednesday, December 2, 5:00 PM\./)
})

test('after sending, the form is empty again at step 1, and the panel stays until another request goes on', async () => {
  const { press, goTo, address } = await anApplicant()
  await goTo.step4()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')

  await atStep(1)
  await waitFor(() => expect(address()).toBe('/get-help'))
  expect(field('Name').value).toBe('')
  expect(button('Next').disabled).toBe(true)
  screen.getByText('LA-7K4M-93XH')
  await goTo.step2()
  expect(chosen()).toEqual([])
  expect(screen.queryByText('LA-7K4M-93XH')).toBeNull()
})

test('success is told by a toast', async () => {
  const { press, goTo } = await anApplicant()
  await goTo.step4()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')

  toast().getByText('Request Submitted!')
  toast().getByText("We'll review your request and contact you within 48 hours.")
})

for (const [what, gateway] of [
  ['a failure of the server', server(failing)],
  ['a lost connection', offline],
] as const) {
  test(`${what} is told by a toast and beside the button, and keeps every answer`, async () => {
    const { press, goTo } = await anApplicant({ gateway })
    await goTo.step4()
    await press('Submit Request')

    const here = await screen.findByText(/^Your request has not been sent/)
    within(here).getByRole('link', { name: '(555) 555-0100' })
    toast().getByText('Error')
    toast().getByText('Failed to submit request. Please try again.')
    await atStep(4)
    screen.getByText('The locks were changed.')
    expect(button('Submit Request').disabled).toBe(false)
  })
}

test('after a failure the same request can be sent again', async () => {
  const replies = [failing, stored]
  const { press, goTo, sent } = await anApplicant({ gateway: server(() => replies.shift()!()) })
  await goTo.step4()
  await press('Submit Request')
  await screen.findByText(/^Your request has not been sent/)
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')

  expect(sent()[1]).toEqual(sent()[0])
  expect(screen.queryByText(/^Your request has not been sent/)).toBeNull()
})

test('a retry goes under the same key, so that a lost answer is not a second request', async () => {
  const replies = [failing, stored]
  const { press, goTo, keys } = await anApplicant({ gateway: server(() => replies.shift()!()) })
  await goTo.step4()
  await press('Submit Request')
  await screen.findByText(/^Your request has not been sent/)
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')

  expect(keys()[0]).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/)
  expect(keys()[1]).toBe(keys()[0])
})

test('changed answers go under a new key', async () => {
  const replies = [failing, stored]
  const { user, press, goTo, keys } = await anApplicant({ gateway: server(() => replies.shift()!()) })
  await goTo.step4()
  await press('Submit Request')
  await screen.findByText(/^Your request has not been sent/)
  await press('Previous')
  await atStep(3)
  await user.click(screen.getByRole('radio', { name: '4' }))
  await press('Next')
  await atStep(4)
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')

  expect(keys()[1]).not.toBe(keys()[0])
})

test('what the server finds wrong leads to the step that asks for it', async () => {
  const message = 'Your text contains a character that cannot be stored'
  const { user, press, goTo } = await anApplicant({ gateway: refusing({ description: message }) })
  await goTo.step4()
  await press('Submit Request')
  await atStep(2)

  const summary = screen.getByRole('region', { name: 'There is a problem' })
  await focusIsOn(summary)
  const story = field('What happened?', new RegExp(message))
  expect(story.value).toBe('The locks were changed.')

  await user.click(within(summary).getByRole('link', { name: message }))
  await focusIsOn(story)
  await user.type(story, ' Again.')
  expect(story.value).toBe('The locks were changed. Again.')
  expect(screen.queryByText(message)).toBeNull()
  await focusIsOn(story)
})

test('of several things wrong the first step comes first, and the others at theirs', async () => {
  const gateway = refusing({ 'eligibilityData.income': 'Choose again', phone: 'Enter another number' })
  const { press, goTo } = await anApplicant({ gateway })
  await goTo.step4()
  await press('Submit Request')
  await atStep(1)
  field('Phone', /Enter another number/)

  await press('Next')
  await atStep(2)
  await press('Next')
  await atStep(3)
  screen.getByRole('link', { name: 'Choose again' })
})

test('what was refused before does not stand on the form after a sending that worked', async () => {
  const replies = [() => refused('BAD_USER_INPUT', { fields: { urgency: 'Choose again' } }), stored]
  const { press, goTo } = await anApplicant({ gateway: server(() => replies.shift()!()) })
  await goTo.step4()
  await press('Submit Request')
  await atStep(2)
  await press('Next')
  await atStep(3)
  await press('Next')
  await atStep(4)
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  await goTo.step2()

  expect(screen.queryByText('There is a problem')).toBeNull()
})

test('who leaves this site in a hurry leaves no answers behind', async () => {
  const replaced: string[] = []
  const { press, goTo, user } = await anApplicant()
  await goTo.step2()
  await user.type(field('What happened?'), 'The locks were changed.')
  vi.stubGlobal('location', { replace: (address: string) => replaced.push(address) })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))

  expect(replaced).toHaveLength(1)
  await atStep(1)
  expect(field('Name').value).toBe('')
  await goTo.step2()
  expect(field('What happened?').value).toBe('')
  await press('Previous')
})
