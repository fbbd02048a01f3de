import type { Credentials } from './administrator.rules.ts'

/** Credentials for a test, which names only what it is about. */
export const buildCredentials = (overrides: Partial<Credentials> = {}): Credentials => ({
  email: 'admin@example.org',
  password: 'correct horse battery staple',
  ...overrides,
})
