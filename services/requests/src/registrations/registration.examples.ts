import type { RegistrationAnswers } from './registration.rules.ts'

/** A registration that the rules accept; say only what the test is about. */
export const buildRegistration = (overrides: Partial<RegistrationAnswers> = {}): RegistrationAnswers => ({
  event: '5c2b7a10-0000-4000-8000-000000000003',
  name: 'Ines Okafor',
  email: 'ines@example.org',
  phone: '(555) 555-0142',
  seats: 2,
  needs: 'A wheelchair space',
  ...overrides,
})
