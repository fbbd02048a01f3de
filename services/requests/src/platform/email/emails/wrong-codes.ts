/** To an administrator: someone who knows their password enters wrong codes. */
import { defineEmail } from './define-email.ts'

export const wrongCodes = defineEmail({
  example: {
    name: 'Ida Brandt',
    count: '5',
    resetUrl: '/admin/login',
  },
  subject: () => 'Someone entered wrong codes for your account in the admin portal',
  text: ({ name, organisationName, count, resetUrl, officePhone }) => [
    `Hello ${name},`,
    `Within a day, someone entered the right password for your account in the admin portal of ${organisationName} ${count} times, each time with a wrong code from your authenticator app.`,
    `If it was you, there is nothing to do. If not, someone knows your password: choose a new one now with "Forgot your password?" here: ${resetUrl}`,
    'After twenty wrong codes in a day we accept no more. You can still sign in with a passkey or a recovery code.',
    `If it goes on, tell us at ${officePhone}.`,
  ],
})
