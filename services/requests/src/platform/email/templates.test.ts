import { expect, test } from 'vitest'
import templates from './templates.json' with { type: 'json' }
import { type EmailKind, renderEmail } from './templates.ts'

const origin = 'https://help.example.org'

/** Emails to others than those who have asked for legal aid: staff, attorneys, and who wrote or registered. */
const otherKinds: readonly EmailKind[] = [
  ...(['staffNotice', 'staffEmergencyNotice', 'attorneyOffer', 'attorneyAnswer'] as const),
  ...(['staffNotification', 'testEmail'] as const),
  ...(['requestsHandedOver', 'absenceCover'] as const),
  ...(['administratorInvitation', 'passwordReset', 'contactReply'] as const),
  ...(['registrationConfirmation', 'registrationCancelled', 'eventCancelled'] as const),
  ...(['waitingListJoined', 'waitingListMovedUp'] as const),
  ...(['subscriptionConfirmation', 'newJudgments'] as const),
]
const applicantKinds = (Object.keys(templates) as EmailKind[]).filter((kind) => !otherKinds.includes(kind))

test.each(applicantKinds)(
  '%s, which goes to an applicant, leads to their request, and says nothing in the address',
  (kind) => {
    const names = [...templates[kind].text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const values = Object.fromEntries(names.map((name) => [name, 'LA-7K3M-94XF']))
    const { text } = renderEmail(
      kind,
      { ...values, reference: 'LA-7K3M-94XF', statusUrl: `${origin}/get-help/status` },
      origin,
    )
    expect(text.split('\n')).toContain(`Check my request: ${origin}/get-help/status`)
    expect(text.match(/https:\S+/g)).toEqual([`${origin}/get-help/status`])
  },
)
