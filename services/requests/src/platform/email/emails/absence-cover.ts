/** To a colleague: they stand in for someone who is out of office. */
import { defineEmail } from './define-email.ts'

export const absenceCover = defineEmail({
  example: {
    staffName: 'Ruth Abernathy',
    requestCount: '2 requests',
    name: 'Ida Brandt',
    endsAt: 'March 12, 2099',
    referenceList: 'LA-7K3M-94XF\nLA-8P2Q-17RD',
  },
  subject: ({ staffName, requestCount }) => `You stand in for ${staffName}: ${requestCount}`,
  text: ({ name, staffName, endsAt, requestCount, referenceList, adminUrl }) => [
    `Hello ${name},`,
    `${staffName} is out of office until ${endsAt}. Until then you have ${requestCount} of theirs:`,
    referenceList,
    `See them: ${adminUrl}`,
    `When ${staffName} is back, those that are still with you return to them.`,
    'Please do not forward this email or reply to it with details of the case.',
  ],
})
