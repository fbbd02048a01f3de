import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  anApplicant,
  atStep,
  button,
  choice,
  choicesOf,
  chosen,
  field,
  focusIsOn,
} from './testing/applicant.tsx'

const nextWaits = () => button('Next').disabled

test('Next waits for name, email and phone', async () => {
  const { user } = await anApplicant()

  expect(nextWaits()).toBe(true)
  await user.type(field('Name'), 'Dana Whitcombe')
  expect(nextWaits()).toBe(true)
  await user.type(field('Email'), 'dana@example.org')
  expect(nextWaits()).toBe(true)
  await user.type(field('Phone'), '(555) 555-0178')
  expect(nextWaits()).toBe(false)
})

test('Next waits for what it is about, what happened and how soon help is needed', async () => {
  const { user, goTo } = await anApplicant()
  await goTo.step2()

  expect(nextWaits()).toBe(true)
  await user.click(choice('Employment'))
  expect(nextWaits()).toBe(true)
  await user.type(field('What happened?'), 'They never paid me.')
  expect(nextWaits()).toBe(true)
  await user.click(choice('Low (can wait a few weeks)'))
  expect(nextWaits()).toBe(false)
})

test('Next waits for income and household size', async () => {
  const { user, goTo } = await anApplicant()
  await goTo.step3()

  expect(nextWaits()).toBe(true)
  await user.click(choice('Over $50,000'))
  expect(nextWaits()).toBe(true)
  await user.click(choice('6+'))
  expect(nextWaits()).toBe(false)
})

test('the last step can be sent without papers', async () => {
  const { goTo } = await anApplicant()
  await goTo.step4()

  screen.getByText('PDF, DOC, DOCX up to 10MB')
  expect(button('Submit Request').disabled).toBe(false)
})

test('what it is about and how soon are the options of the specification, and none is chosen', async () => {
  const { goTo } = await anApplicant()
  await goTo.step2()

  expect(choicesOf('What is it about?')).toEqual([
    'Family Law',
    'Housing Rights',
    'Employment',
    'Immigration',
    'Criminal Defense',
    'Civil Rights',
  ])
  expect(choicesOf('How soon do you need help?')).toEqual([
    'Low (can wait a few weeks)',
    'Medium (within a week)',
    'High (within 2-3 days)',
    'Emergency (immediate assistance needed)',
  ])
  expect(chosen()).toEqual([])
})

test('income and household size are the options of the specification, and none is chosen', async () => {
  const { goTo } = await anApplicant()
  await goTo.step3()

  expect(choicesOf("What is your household's income?")).toEqual([
    'Under $15,000',
    '$15,000 - $25,000',
    '$25,000 - $35,000',
    '$35,000 - $50,000',
    'Over $50,000',
  ])
  expect(choicesOf('How many people are in your household?')).toEqual(['1', '2', '3', '4', '5', '6+'])
  expect(chosen()).toEqual([])
})

test('contact details can be filled in by the browser, each with its own keyboard', async () => {
  await anApplicant()

  expect(field('Name').autocomplete).toBe('name')
  expect(field('Email')).toMatchObject({ autocomplete: 'email', type: 'email' })
  expect(field('Phone')).toMatchObject({ autocomplete: 'tel', type: 'tel' })
})

test('a line says what is missing, belongs to Next, and leads to each answer', async () => {
  const { user } = await anApplicant()
  const line = document.getElementById(button('Next').getAttribute('aria-describedby')!)!
  expect(line.getAttribute('role')).toBe('status')
  expect(line.textContent).toBe('To go on, add your name, an email address and a phone number.')

  await user.click(within(line).getByRole('link', { name: 'an email address' }))
  await focusIsOn(field('Email'))
  await user.keyboard('dana')
  expect(line.textContent).toBe('To go on, add your name and a phone number and check your email address.')

  await user.keyboard('@example.org')
  await user.type(field('Name'), 'Dana')
  expect(line.textContent).toBe('To go on, add a phone number.')
  await user.type(field('Phone'), '5550178')
  expect(line.textContent).toBe('All set. You can go on.')
})

test('an email address that cannot be right is told once its field is left, until it is put right', async () => {
  const { user } = await anApplicant()
  const message = /Enter an email address in the correct format, like name@example.org/

  await user.type(field('Email'), 'dana at example')
  expect(screen.queryByText(message)).toBeNull()
  await user.tab()
  expect(field('Email', message).getAttribute('aria-invalid')).toBe('true')

  await user.clear(field('Email'))
  await user.type(field('Email'), 'dana@example.org')
  expect(screen.queryByText(message)).toBeNull()
  expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
})

test('a field that is left empty is not called wrong', async () => {
  const { user } = await anApplicant()

  await user.click(field('Name'))
  await user.tab()
  expect(field('Name').hasAttribute('aria-invalid')).toBe(false)
})

test('an emergency is told at once whom to call, and may go on', async () => {
  const { user, goTo } = await anApplicant()
  await goTo.step2()
  const whatToDo = { name: 'If you need help right now' }
  expect(screen.queryByRole('heading', whatToDo)).toBeNull()

  await user.click(choice('Emergency (immediate assistance needed)'))
  const notice = within(screen.getByRole('heading', whatToDo).parentElement!)
  expect(notice.getByRole('link', { name: 'Call (555) 555-0100' }).getAttribute('href')).toBe(
    'tel:+15555550100',
  )
  notice.getByText('9:00 AM - 5:00 PM')
  notice.getByText(/call 911/)

  await user.click(choice('Family Law'))
  await user.type(field('What happened?'), 'I had to leave tonight.')
  expect(nextWaits()).toBe(false)
})

test('each move brings the focus to the heading of the step, which says how far one is', async () => {
  const { press, goTo } = await anApplicant()

  await goTo.step2()
  await focusIsOn(screen.getByRole('heading', { name: 'Step 2 of 4: What happened' }))
  await press('Previous')
  await focusIsOn(await screen.findByRole('heading', { name: 'Step 1 of 4: How to reach you' }))
})

test('Previous keeps every answer', async () => {
  const { press, goTo, tell } = await anApplicant()
  await goTo.step2()
  await tell.whatHappened()
  await press('Previous')
  await atStep(1)

  expect(field('Name').value).toBe('Dana Whitcombe')
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  await press('Next')
  await atStep(2)
  expect(chosen()).toEqual(['Housing Rights', 'High (within 2-3 days)'])
  expect(field('What happened?').value).toBe('The locks were changed.')
})

test("the browser's Back and Forward walk the steps, and no answer is in an address", async () => {
  const { press, address, goTo } = await anApplicant()
  await goTo.step2()
  expect(address()).toBe('/get-help?step=2')

  await press('Back in the browser')
  await atStep(1)
  expect(address()).toBe('/get-help')
  expect(field('Name').value).toBe('Dana Whitcombe')
  await press('Forward in the browser')
  await atStep(2)
})

test('an address that names a step too far leads to the first one', async () => {
  const { address } = await anApplicant({ path: '/get-help?step=4' })

  await atStep(1)
  await waitFor(() => expect(address()).toBe('/get-help'))
})

test('the kind of problem that the page before was about is chosen', async () => {
  const { goTo } = await anApplicant({ path: '/get-help?category=Immigration' })
  await goTo.step2()

  expect(chosen()).toEqual(['Immigration'])
})

test('a kind of problem that is not offered is not chosen', async () => {
  const { goTo } = await anApplicant({ path: '/get-help?category=Tax' })
  await goTo.step2()

  expect(chosen()).toEqual([])
})

test('every answer can be checked before sending, and changed', async () => {
  const { user, goTo } = await anApplicant()
  await goTo.step4()
  const told = within(screen.getByRole('region', { name: 'Check your answers' }))

  expect(told.getAllByRole('definition').map((answer) => answer.textContent)).toEqual([
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
  await user.click(told.getByRole('link', { name: 'Change case details' }))
  await atStep(2)
  expect(field('What happened?').value).toBe('The locks were changed.')
})

test('a person, a number and hours stand beside every step', async () => {
  await anApplicant()
  const person = within(screen.getByRole('complementary', { name: 'Talk to a person' }))

  person.getByText('Bogdan Ilieșcu')
  person.getByRole('link', { name: '(555) 555-0100' })
  person.getByText('9:00 AM - 5:00 PM')
  person.getByText('10:00 AM - 2:00 PM')
})
