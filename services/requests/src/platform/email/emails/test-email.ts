/** To an administrator who tests the mail server. */
import { defineEmail } from './define-email.ts'

export const testEmail = defineEmail({
  example: {},
  subject: ({ organisationName }) => `Emails from ${organisationName} arrive`,
  text: ({ organisationName, getHelpUrl, officePhone }) => [
    'Hello,',
    `This email shows that emails from ${organisationName} arrive. You asked for it in the portal.`,
    'If it was in your spam folder, emails to applicants land there too: ask the person who runs your mail server about SPF and DKIM.',
    `Links in emails lead to your website. Open this one, and see that it does: ${getHelpUrl}`,
    [organisationName, officePhone],
  ],
})
