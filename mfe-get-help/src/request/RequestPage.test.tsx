import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  findStepHeading,
  getButton,
  getField,
  getRadio,
  listChoices,
  listSelectedLabels,
  openRequestForm,
  waitForFocus,
} from '../testing/open-request-form.tsx'

const isNextDisabled = () => getButton('Next').disabled

test('the choices are those of the specification, and none is preselected', async () => {
  const { goTo, fillIn, press } = await openRequestForm()
  await goTo.step2()

  expect(listChoices('What is it about?')).toEqual([
    'Family Law',
    'Housing Rights',
    'Employment',
    'Immigration',
    'Criminal Defense',
    'Civil Rights',
  ])
  expect(listChoices('How soon do you need help?')).toEqual([
    'Low (can wait a few weeks)',
    'Medium (within a week)',
    'High (within 2-3 days)',
    'Emergency (immediate assistance needed)',
  ])
  expect(listSelectedLabels()).toEqual([])
  expect(isNextDisabled()).toBe(true)

  await fillIn.caseDetails()
  await press('Next')
  await findStepHeading(3)
  expect(listChoices("What is your household's income?")).toEqual([
    'Under $15,000',
    '$15,000 - $25,000',
    '$25,000 - $35,000',
    '$35,000 - $50,000',
    'Over $50,000',
  ])
  expect(listChoices('How many people are in your household?')).toEqual(['1', '2', '3', '4', '5', '6+'])
  expect(listSelectedLabels()).toEqual([])
  expect(isNextDisabled()).toBe(true)
})

test('contact details support autofill and the matching keyboards', async () => {
  await openRequestForm()

  expect(getField('Name').autocomplete).toBe('name')
  expect(getField('Email')).toMatchObject({ autocomplete: 'email', type: 'email' })
  expect(getField('Phone')).toMatchObject({ autocomplete: 'tel', type: 'tel' })
})

test('a line lists what is missing, describes Next, and links to each field', async () => {
  const { user } = await openRequestForm()
  const line = document.getElementById(getButton('Next').getAttribute('aria-describedby')!)!
  expect(line.getAttribute('role')).toBe('status')
  expect(line.textContent).toBe('To continue, add a name, an email address and a phone number.')
  expect(isNextDisabled()).toBe(true)

  await user.click(within(line).getByRole('link', { name: 'an email address' }))
  await waitForFocus(getField('Email'))
  await user.keyboard('dana')
  expect(line.textContent).toBe('To continue, add a name and a phone number and check your email address.')

  await user.keyboard('@example.org')
  await user.type(getField('Name'), 'Dana')
  expect(line.textContent).toBe('To continue, add a phone number.')
  await user.type(getField('Phone'), '5550178')
  expect(line.textContent).toBe('You can continue.')
  expect(isNextDisabled()).toBe(false)
})

test('a tap on Next, while it is disabled, leads to the first missing field', async () => {
  const { user } = await openRequestForm()
  await user.type(getField('Name'), 'Dana')
  const over = getButton('Next').parentElement!.querySelector('a')!
  expect(over.getAttribute('href')).toBe('#email')
  // For fingers alone: the line beside it has the links.
  expect([over.tabIndex, over.getAttribute('aria-hidden')]).toEqual([-1, 'true'])
  await user.click(over)
  await waitForFocus(getField('Email'))
})

test('an invalid email address is reported once its field is left, until it is corrected, and an empty one is not', async () => {
  const { user } = await openRequestForm()
  const message = /Enter an email address in the correct format, like name@example.org/

  await user.type(getField('Email'), 'dana at example')
  expect(screen.queryByText(message)).toBeNull()
  await user.tab()
  expect(getField('Email', message).getAttribute('aria-invalid')).toBe('true')

  await user.clear(getField('Email'))
  await user.type(getField('Email'), 'dana@example.org')
  expect(screen.queryByText(message)).toBeNull()
  expect(getField('Email').hasAttribute('aria-invalid')).toBe(false)

  await user.click(getField('Name'))
  await user.tab()
  expect(getField('Name').hasAttribute('aria-invalid')).toBe(false)
})

test('an emergency shows at once whom to call, and does not block the form', async () => {
  const { user, goTo } = await openRequestForm()
  await goTo.step2()
  const heading = { name: 'If you need help right now' }
  expect(screen.queryByRole('heading', heading)).toBeNull()

  await user.click(getRadio('Emergency (immediate assistance needed)'))
  const notice = within(screen.getByRole('heading', heading).parentElement!)
  expect(notice.getByRole('link', { name: 'Call (555) 555-0100' }).getAttribute('href')).toBe(
    'tel:+15555550100',
  )
  notice.getByText('9:00 AM - 5:00 PM')
  notice.getByText(/call 911/)

  await user.click(getRadio('Family Law'))
  await user.type(getField('What happened?'), 'I had to leave tonight.')
  expect(isNextDisabled()).toBe(false)
})

test('Previous keeps every answer, and each step begins with the focus on its heading', async () => {
  const { press, goTo, fillIn } = await openRequestForm()
  await goTo.step2()
  await waitForFocus(screen.getByRole('heading', { name: 'Step 2 of 4: What happened' }))
  await fillIn.caseDetails()
  await press('Previous')
  await waitForFocus(await screen.findByRole('heading', { name: 'Step 1 of 4: How to reach you' }))

  expect(getField('Name').value).toBe('Dana Whitcombe')
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  await press('Next')
  await findStepHeading(2)
  expect(listSelectedLabels()).toEqual(['Housing Rights', 'High (within 2-3 days)'])
  expect(getField('What happened?').value).toBe('The locks were changed.')
})

test("the browser's Back and Forward change the step, and no answer is in a URL", async () => {
  const { press, getAddress, goTo } = await openRequestForm()
  await goTo.step2()
  await waitFor(() => expect(getAddress()).toBe('/get-help?step=2'))

  await press('Back in the browser')
  await findStepHeading(1)
  await waitFor(() => expect(getAddress()).toBe('/get-help'))
  expect(getField('Name').value).toBe('Dana Whitcombe')
  await press('Forward in the browser')
  await findStepHeading(2)
})

test('a URL that names an unreachable step leads to the first one', async () => {
  const { getAddress } = await openRequestForm({ path: '/get-help?step=4' })

  await findStepHeading(1)
  await waitFor(() => expect(getAddress()).toBe('/get-help'))
})

test('every answer can be checked before submission, and changed', async () => {
  const { user, goTo } = await openRequestForm()
  await goTo.step4()
  const summary = within(screen.getByRole('region', { name: 'Check your answers' }))

  expect(summary.getAllByRole('definition').map((answer) => answer.textContent)).toEqual([
    'Dana Whitcombe',
    'dana@example.org',
    '(555) 555-0178',
    'Housing Rights',
    'The locks were changed.',
    'High (within 2-3 days)',
    'Under $15,000',
    '3',
    'Not provided',
  ])
  screen.getByText('PDF, DOC, DOCX up to 10MB')
  expect(getButton('Submit Request').disabled).toBe(false)
  await user.click(summary.getByRole('link', { name: 'Change case details' }))
  await findStepHeading(2)
  expect(getField('What happened?').value).toBe('The locks were changed.')
})
