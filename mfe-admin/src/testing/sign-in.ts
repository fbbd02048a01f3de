import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { enter } from './enter.ts'

/** Fills in the login and sends it. */
export async function signIn(user: UserEvent, { email = 'admin@example.org', password = 'secret' } = {}) {
  enter(await screen.findByLabelText('Email'), email)
  enter(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}
