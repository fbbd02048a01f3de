import type { ContactMessageAnswers } from './contact-message.rules.ts'

/** A message that the rules accept; say only what the test is about. */
export const buildContactMessage = (
  overrides: Partial<ContactMessageAnswers> = {},
): ContactMessageAnswers => ({
  name: 'Noor Haddad',
  email: 'noor@example.org',
  phone: '(555) 555-0188',
  subject: 'Volunteer',
  message: 'I speak Arabic and French and have two evenings a month.',
  ...overrides,
})
