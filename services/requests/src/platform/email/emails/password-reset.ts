/** To an administrator who forgot their password: the link to choose a new one. */
import { defineEmail } from './define-email.ts'

export const passwordReset = defineEmail({
  example: {
    resetUrl: '/admin/reset-password#token',
    expiresAt: 'Thursday, March 12, 9:30 AM',
  },
  subject: () => 'Choose a new password for the admin portal',
  text: ({ organisationName, resetUrl, expiresAt, officePhone }) => [
    'Hello,',
    `Someone asked for a new password for your account in the admin portal of ${organisationName}.`,
    [
      `Choose it here: ${resetUrl}`,
      `The link works once, until ${expiresAt}. You are then signed out everywhere, and sign in with the new password and your second factor.`,
    ],
    `If you did not ask for this, do nothing: your password stays as it is. Tell us at ${officePhone} if it happens again.`,
  ],
})
