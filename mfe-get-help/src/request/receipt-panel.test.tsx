import { buildGatewayError } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getField, submitRequest } from '../testing/open-request-form.tsx'

const getSection = (name: string) => within(screen.getByRole('region', { name }))

test('the email is previewed before it is requested, and does not contain the passphrase', async () => {
  const { press, listCalls } = await submitRequest({
    SetEmailUpdates: { setEmailUpdates: { accessToken: 'the-next' } },
  })
  const email = getSection('Email me this reference')
  email.getByText('We have received your message (LA-7K4M-93XH)')
  email.getByText('A person will read it and contact you by Saturday, November 21, 2:00 PM.')
  expect(email.queryByText(/river/)).toBeNull()
  expect(listCalls('SetEmailUpdates')).toEqual([])

  await press('Email me this reference')
  await email.findByText(/^Your reference is on its way by email/)
  expect(listCalls('SetEmailUpdates')[0]!.variables).toEqual({ accessToken: 'a-pass', isEnabled: true })
})

test('who has no safe email is offered none, nor a way to be reached that they do not have', async () => {
  await submitRequest({}, { contact: { hasSafeEmail: false, hasSafePhone: false } })
  expect(screen.queryByRole('button', { name: 'Email me this reference' })).toBeNull()
  const methods = within(screen.getByRole('group', { name: 'Safe ways to reach you' }))
  expect(methods.getAllByRole('checkbox')).toHaveLength(1)
  methods.getByRole('checkbox', { name: 'Post' })
  for (const name of ['May we leave a message?', 'Name on our emails'])
    expect(screen.queryByRole('group', { name })).toBeNull()
  screen.getByText(/The answer comes to "Check my request"\. Look there by then\./)
})

test.each([
  ['Helper', 'a person reviews the request and contacts you, the helper.'],
  ['Applicant', 'a person reviews the request and contacts the person who needs help.'],
])('where a helper filled it in the receipt says that we contact the %s', async (preferredContact, text) => {
  await submitRequest({}, { contact: { preferredContact } })
  screen.getByText(text, { exact: false })
  screen.getByText('Every answer here is about the person who needs help, and what is safe for them.')
})

test('a failed email request can be repeated', async () => {
  const { press } = await submitRequest({ SetEmailUpdates: buildGatewayError('BUSY') })
  await press('Email me this reference')
  await screen.findByText('The email could not be requested. Please try again.')
  screen.getByRole('button', { name: 'Email me this reference' })
})

test('additional details are sent with the latest access token, answered fields only', async () => {
  const { user, press, listCalls } = await submitRequest({
    SetEmailUpdates: { setEmailUpdates: { accessToken: 'the-next' } },
    SaveAdditionalDetails: { saveAdditionalDetails: { accessToken: 'the-last' } },
  })
  await press('Email me this reference')
  await screen.findByText(/^Your reference is on its way by email/)
  expect(screen.queryByRole('combobox', { name: 'When may we call?' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }))
  await user.click(screen.getByRole('checkbox', { name: 'Post' }))
  await user.click(
    within(screen.getByRole('group', { name: 'May we leave a message?' })).getByRole('radio', { name: 'No' }),
  )
  const windows = screen.getByRole('combobox', { name: 'When may we call?' })
  expect(within(windows).queryByRole('option', { name: /^Sunday/ })).toBeNull()
  await user.selectOptions(windows, 'Monday 12:00 PM - 5:00 PM')
  await user.click(
    within(screen.getByRole('group', { name: 'May we say who is calling?' })).getByRole('radio', {
      name: 'No',
    }),
  )
  await user.type(getField('Postal address'), '12 Main Street')
  await user.click(screen.getByRole('radio', { name: 'Telephone relay' }))
  await user.click(screen.getByRole('radio', { name: 'Office Services' }))
  await user.type(getField('Your language'), 'română')
  await press('Send these answers')
  await screen.findByText('Thank you. Your answers were added to your request.')

  expect(listCalls('SaveAdditionalDetails')[0]!.variables).toEqual({
    accessToken: 'the-next',
    input: {
      safeContactMethods: ['Phone', 'Post'],
      callBackWindow: 'Monday afternoon',
      leaveMessage: false,
      sayWhoIsCalling: false,
      postalAddress: '12 Main Street',
      languageHelp: 'Telephone relay',
      senderName: 'Office Services',
      language: 'română',
    },
  })
})

test('who calls texts safe types the code that was texted, and may have the reference by text', async () => {
  const { user, press, listCalls } = await submitRequest({
    SaveAdditionalDetails: { saveAdditionalDetails: { accessToken: 'token-1' } },
    TextCode: { requestTextCode: { accessToken: 'token-2' } },
    ConfirmTextNumber: buildGatewayError('BAD_USER_INPUT', { fields: { code: 'This is not the code' } }),
  })
  await user.click(screen.getByRole('checkbox', { name: 'Text message' }))
  await press('Send these answers')
  const offer = within(await screen.findByRole('region', { name: 'Get texts from us' }))
  offer.getByText(/^Office Services: you have a message/)
  await press('Text me a code')
  await screen.findByText('We have texted you a code. It is valid for ten minutes.')
  await press('Start texts')
  await screen.findByText('Enter the code from the text')
  await user.type(getField('Code from the text'), '123456')
  await user.click(offer.getByRole('checkbox', { name: /^Also text me my reference/ }))
  await press('Start texts')
  await screen.findByText('This is not the code')
  expect(listCalls('ConfirmTextNumber').map(({ variables }) => variables)).toEqual([
    { accessToken: 'token-2', code: '123456', wantsReference: true },
  ])
})

test('an invalid optional answer is reported at its field, and the others stay', async () => {
  const message = 'Safe hours must be 200 characters or fewer'
  const { user, press } = await submitRequest({
    SaveAdditionalDetails: buildGatewayError('BAD_USER_INPUT', {
      fields: { 'input.safeContactHours': message },
    }),
  })
  await user.type(getField('Name of the other side'), 'A. Landlord')
  await press('Send these answers')
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }))

  summary.getByRole('link', { name: message })
  expect(getField('Safe hours').getAttribute('aria-invalid')).toBe('true')
  expect(getField('Name of the other side').value).toBe('A. Landlord')
})

test('nothing is sent without answers', async () => {
  const { press, listCalls } = await submitRequest()
  getField('Safe hours', /For example: weekdays after 3 PM\./)
  await press('Send these answers')
  await screen.findByText('Answer at least one question first.')
  expect(listCalls('SaveAdditionalDetails')).toEqual([])
})

test('once the access token has expired, the page leads to the lookup form', async () => {
  const { press } = await submitRequest({
    SetEmailUpdates: buildGatewayError('BAD_USER_INPUT', {
      fields: { accessToken: 'This has taken too long' },
    }),
  })
  await press('Email me this reference')
  const notice = within(await screen.findByRole('alert'))

  notice.getByText('Please enter your passphrase again')
  expect(notice.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/get-help/status')
  screen.getByText('river lantern maple harbor')
})

test('the passphrase is on paper only when that is chosen', async () => {
  const { user } = await submitRequest()
  const isOnScreenOnly = () => screen.getByText('river lantern maple harbor').closest('[class*=screenOnly]')
  expect(isOnScreenOnly()).not.toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Include my passphrase' }))
  expect(isOnScreenOnly()).toBeNull()
})
