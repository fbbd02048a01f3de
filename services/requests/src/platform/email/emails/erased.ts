/** To an applicant who wants emails: their request has been erased. */
import { defineEmail } from './define-email.ts'

export const erased = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    erasedAt: 'Thursday, March 5, 9:30 AM',
    backupsExpireAt: 'April 4, 2099',
  },
  subject: ({ reference }) => `Done, as you asked (${reference})`,
  text: ({ erasedAt, reference, backupsExpireAt, statusUrl, senderName }) => [
    'Hello,',
    `On ${erasedAt} we destroyed the key to everything stored under reference ${reference}. No one can read it any more, and we cannot bring it back. Our last backups from before that day expire by ${backupsExpireAt}.`,
    `Check my request: ${statusUrl}`,
    'This is the last email about it. If you need us again, you are welcome to write as if for the first time.',
    senderName,
  ],
})
