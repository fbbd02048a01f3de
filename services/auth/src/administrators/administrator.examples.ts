import type { Credentials } from './administrator.rules.ts'

/** What an administrator types to sign in; say only what the test is about. */
export const someCredentials = (typed: Partial<Credentials> = {}): Credentials => ({
  email: 'admin@example.org',
  password: 'correct horse battery staple',
  ...typed,
})
