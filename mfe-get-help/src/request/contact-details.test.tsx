// The first step: who has no safe email or phone, and who fills it in for somebody else.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  buildGateway,
  buildReceiptResponse,
  getButton,
  getCheckbox,
  getField,
  getRadio,
  openLastStep,
  openRequestForm,
} from '../testing/open-request-form.tsx'

const queryField = (name: string) => screen.queryByRole('textbox', { name })

test('who has no safe email or phone goes on with a name, and is told what follows', async () => {
  const { user } = await openRequestForm()
  await user.type(getField('Name'), 'Dana Whitcombe')
  await user.click(getCheckbox('I have no safe email'))
  expect(queryField('Email')).toBeNull()
  screen.getByText(/^Then we never email you\. Come back to "Check my request"/)
  expect(getButton('Next').disabled).toBe(true)

  await user.click(getCheckbox('I have no safe phone'))
  expect(queryField('Phone')).toBeNull()
  screen.getByText(/^So you can hear from us only under "Check my request"/)
  expect(getButton('Next').disabled).toBe(false)
})

const emailQuestion = { name: 'May we email you at this address?' }
const yes = 'Yes, send my reference and tell me when there is news'

test('the first step asks whether we may email, and keeps the address while no email is safe', async () => {
  const { user, fillIn } = await openRequestForm()
  const question = screen.getByRole('group', emailQuestion)
  expect(within(question).getByRole<HTMLInputElement>('checkbox', { name: yes }).checked).toBe(false)
  await fillIn.contactDetails()
  expect(getButton('Next').disabled).toBe(false)
  await user.click(getCheckbox('I have no safe email'))
  expect(screen.queryByRole('group', emailQuestion)).toBeNull()
  await user.click(getCheckbox('I have no safe email'))
  expect(getField('Email').value).toBe('dana@example.org')
  await user.click(getCheckbox('I am filling this in for someone else'))
  screen.getByRole('group', { name: 'May we email them at this address?' })
})

test('a yes is shown among the answers, sent, and told on the receipt, which offers no other email', async () => {
  const gateway = buildGateway(() => buildReceiptResponse({ isEmailEnabled: true }))
  const { press, getSubmissions } = await openLastStep({ gateway, otherAnswers: { emailUpdates: 'yes' } })
  screen.getByText(/dana@example\.org\s+You said yes to our emails\./)
  await press('Submit Request')
  await screen.findByText(/^Your reference is on its way by email/)
  expect(screen.queryByRole('button', { name: 'Email me this reference' })).toBeNull()
  expect(getSubmissions()).toMatchObject([{ email: 'dana@example.org', emailUpdates: true }])
})

test('the check of the answers and the request hold no address that was called unsafe', async () => {
  const { press, getSubmissions } = await openLastStep({ otherAnswers: { hasNoSafeEmail: 'yes' } })
  const answers = within(screen.getByRole('region', { name: 'Check your answers' }))
  answers.getByText('No safe email')
  answers.getByText('(555) 555-0178')
  expect(answers.queryByText('dana@example.org')).toBeNull()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  const [sent] = getSubmissions() as [Record<string, unknown>]
  expect(sent).toMatchObject({ name: 'Dana Whitcombe', hasNoSafeEmail: true, phone: '(555) 555-0178' })
  expect(sent).not.toHaveProperty('email')
})

test('a helper is asked who they are and whom we should contact, until they are none', async () => {
  const { user, fillIn } = await openRequestForm()
  await user.click(getCheckbox('I am filling this in for someone else'))
  getField('Name', /The name of the person who needs help\./)
  await fillIn.contactDetails()
  expect(getButton('Next').disabled).toBe(true)
  const missing = within(screen.getByText(/^To continue, add/))
  for (const name of ['your own name', 'your own phone or email', 'whom we should contact'])
    missing.getByRole('link', { name })
  await user.type(getField('Your own name'), 'Rosa Lind')
  await user.type(getField('Your own phone or email'), 'rosa@example.org')
  await user.click(getRadio('The person who needs help'))
  expect(getButton('Next').disabled).toBe(false)

  await user.clear(getField('Your own name'))
  await user.click(getCheckbox('I am filling this in for someone else'))
  expect(queryField('Your own name')).toBeNull()
  expect(getButton('Next').disabled).toBe(false)
})

test('a helper whom we contact reads nothing of an unreachable person, and the browser fills in nobody else', async () => {
  const { user } = await openRequestForm()
  await user.click(getCheckbox('I am filling this in for someone else'))
  expect(['Name', 'Email', 'Phone'].map((name) => getField(name).autocomplete)).toEqual(['off', 'off', 'off'])
  getField('How do you know them? (optional)')
  getRadio('Yes, and they agree')
  await user.click(getRadio('Me'))
  await user.click(getCheckbox('I have no safe email'))
  await user.click(getCheckbox('I have no safe phone'))
  expect(screen.queryByText(/^So you can hear from us only/)).toBeNull()
})
