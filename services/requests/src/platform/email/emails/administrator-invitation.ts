/** To a new administrator: the link to choose a password. */
import { defineEmail } from './define-email.ts'

export const administratorInvitation = defineEmail({
  example: {
    invitedBy: 'Ruth Abernathy',
    inviteUrl: '/admin/welcome#token',
    expiresAt: 'Thursday, March 12, 9:30 AM',
  },
  subject: () => 'Your access to the admin portal',
  text: ({ invitedBy, organisationName, inviteUrl, expiresAt, officePhone }) => [
    'Hello,',
    `${invitedBy} has invited you to manage the website of ${organisationName}.`,
    [`Choose a password here: ${inviteUrl}`, `The link works once, until ${expiresAt}.`],
    `If you did not expect this, tell us at ${officePhone} and do not use the link.`,
  ],
})
