/** To the staff: an attorney has answered an offer or closed a matter. */
import { defineEmail } from './define-email.ts'

export const attorneyAnswer = defineEmail({
  example: {
    attorney: 'Ida Brandt',
    answer: 'has accepted',
    reference: 'LA-7K3M-94XF',
  },
  subject: ({ attorney, answer, reference }) => `${attorney} ${answer} request ${reference}`,
  text: ({ attorney, answer, reference, adminUrl }) => [
    `${attorney} ${answer} request ${reference}.`,
    `See what comes next: ${adminUrl}`,
    'Please do not forward this email or reply to it with details of the case.',
  ],
})
