/** Emails to administrators about their accounts and the mail server. */
import { defineEmail, pickExamples } from './define-email.ts'

/** To a new administrator: the link to choose a password. */
export const administratorInvitation = defineEmail({
  example: pickExamples('invitedBy', 'inviteUrl', 'expiresAt'),
  subject: () => 'Your access to the admin portal',
  text: ({ invitedBy, organisationName, inviteUrl, expiresAt, officePhone }) => [
    'Hello,',
    `${invitedBy} has invited you to manage the website of ${organisationName}.`,
    [`Choose a password here: ${inviteUrl}`, `The link works once, until ${expiresAt}.`],
    `If you did not expect this, tell us at ${officePhone} and do not use the link.`,
  ],
})

/** To an administrator who forgot their password: the link to choose a new one. */
export const passwordReset = defineEmail({
  example: pickExamples('resetUrl', 'expiresAt'),
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

/** To an administrator: someone who knows their password enters wrong codes. */
export const wrongCodes = defineEmail({
  example: { ...pickExamples('name', 'count'), resetUrl: '/admin/login' },
  subject: () => 'Someone entered wrong codes for your account in the admin portal',
  text: ({ name, organisationName, count, resetUrl, officePhone }) => [
    `Hello ${name},`,
    `Within a day, someone entered the right password for your account in the admin portal of ${organisationName} ${count} times, each time with a wrong code from your authenticator app.`,
    `If it was you, there is nothing to do. If not, someone knows your password: choose a new one now with "Forgot your password?" here: ${resetUrl}`,
    'After twenty wrong codes in a day we accept no more. You can still sign in with a passkey or a recovery code.',
    `If it goes on, tell us at ${officePhone}.`,
  ],
})

/** To an administrator who tests the mail server. */
export const testEmail = defineEmail({
  example: pickExamples(),
  subject: ({ organisationName }) => `Emails from ${organisationName} arrive`,
  text: ({ organisationName, getHelpUrl, officePhone }) => [
    'Hello,',
    `This email shows that emails from ${organisationName} arrive. You asked for it in the portal.`,
    'If it was in your spam folder, emails to applicants land there too: ask the person who runs your mail server about SPF and DKIM.',
    `Links in emails lead to your website. Open this one, and see that it does: ${getHelpUrl}`,
    [organisationName, officePhone],
  ],
})
