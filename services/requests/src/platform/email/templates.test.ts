import { expect, test } from 'vitest'
import templates from './templates.json' with { type: 'json' }
import { type EmailKind, renderEmail } from './templates.ts'

const origin = 'https://help.example.org'

/** Emails to others than those who have asked for legal aid: staff, attorneys, and who wrote or registered. */
const otherKinds: readonly EmailKind[] = [
  ...(['staffNotice', 'staffEmergencyNotice', 'attorneyOffer', 'attorneyAnswer'] as const),
  ...(['staffNotification', 'testEmail'] as const),
  ...(['requestsHandedOver', 'absenceCover'] as const),
  ...(['administratorInvitation', 'passwordReset', 'wrongCodes', 'contactReply'] as const),
  ...(['contactConfirmation', 'staffMessageNotice'] as const),
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

const question = 'מה לעשות? (ראו Form 12-B).'

test('a name that runs from the right turns nothing around it, in the subject or the text', () => {
  const values = { attorney: question, answer: 'accepted', reference: 'LA-7K3M-94XF', adminUrl: origin }
  const { subject, text } = renderEmail('attorneyAnswer', values, origin)
  expect(subject).toBe(`\u2068${question}\u2069 accepted request LA-7K3M-94XF`)
  expect(text).toContain(`\u2068${question}\u2069 accepted request LA-7K3M-94XF.`)
})

test('lines that somebody has written run as their own first strong letter does', () => {
  const answer = `${question}\n\nماذا أفعل؟\n\n12. Call us.\n\n(3) שלום`
  const ours = { reference: 'CM-1', officePhone: '(555) 555-0100', staffFirstName: 'נועה' }
  const values = { ...ours, replyText: answer, organisationName: 'Legal aid office' }
  const lines = renderEmail('contactReply', values, origin).text.split('\n')
  for (const line of [question, 'ماذا أفعل؟', '(3) שלום', 'נועה'])
    expect(lines).toContain(`\u200f\u2068${line}\u2069`)
  expect(lines).toContain('12. Call us.')
})
