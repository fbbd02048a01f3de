import { expect, test } from 'vitest'
import { buildContactMessage } from './contact-message.examples.ts'
import { contactMessage } from './contact-message.rules.ts'

const getErrors = (input: unknown) => {
  const { error } = contactMessage.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

test('a message needs a name, an address, a subject and words, and says so for each', () => {
  expect(getErrors({})).toEqual({
    name: 'Enter your name',
    email: 'Enter your email address',
    subject: 'Enter a subject',
    message: 'Enter your message',
  })
})

test.each([undefined, null, '', '  '])('a phone of %j is no phone', (phone) => {
  expect(contactMessage.parse(buildContactMessage({ phone })).phone ?? null).toBeNull()
})

test('a phone that nobody could dial is refused', () => {
  expect(getErrors(buildContactMessage({ phone: 'later' }))).toEqual({
    phone: 'Enter a phone number, like (555) 555-0100, or leave it empty',
  })
})

test('a subject cannot carry a second line into an email, and unknown keys are refused', () => {
  expect(getErrors(buildContactMessage({ subject: 'Hi\nBcc: eve@example.org' }))).toHaveProperty('subject')
  expect(contactMessage.safeParse({ ...buildContactMessage(), isAdmin: true }).success).toBe(false)
})

test('an address that no mail server takes is refused before it stops the confirmation', () => {
  expect(getErrors(buildContactMessage({ email: `${'n'.repeat(65)}@example.org` }))).toHaveProperty('email')
  expect(getErrors(buildContactMessage({ email: `${'n'.repeat(64)}@example.org` }))).toEqual({})
})
