import { expect, test } from 'vitest'
import { emails } from './emails/index.ts'
import { renderEmail } from './render-email.ts'

const origin = 'https://help.example.org'
const sender = {
  office: { name: 'Legal aid office', phone: '(555) 555-0100', openWhen: 'Monday' },
  settings: { env: { PUBLIC_URL: origin } },
}

test.each(['applicantConfirmation', 'statusUpdate', 'erased', 'stillNeeded'] as const)(
  '%s, which goes to an applicant, leads to their request, and says nothing in the address',
  (kind) => {
    const { text } = renderEmail(kind, emails[kind].example, sender)
    expect(text.split('\n')).toContain(`Check my request: ${origin}/get-help/status`)
    expect(text.match(/https:\S+/g)).toEqual([`${origin}/get-help/status`])
  },
)

test('a value that is missing is an error', () => {
  expect(() => renderEmail('statusUpdate', {}, sender)).toThrow('The email statusUpdate needs reference')
})

const question = 'מה לעשות? (ראו Form 12-B).'

test('a name that runs from the right turns nothing around it, in the subject or the text', () => {
  const values = { attorney: question, answer: 'accepted', reference: 'LA-7K3M-94XF' }
  const { subject, text } = renderEmail('attorneyAnswer', values, sender)
  expect(subject).toBe(`\u2068${question}\u2069 accepted request LA-7K3M-94XF`)
  expect(text).toContain(`\u2068${question}\u2069 accepted request LA-7K3M-94XF.`)
})

test('lines that somebody has written run as their own first strong letter does', () => {
  const answer = `${question}\n\nماذا أفعل؟\n\n12. Call us.\n\n(3) שלום`
  const values = { reference: 'CM-1', staffFirstName: 'נועה', replyText: answer }
  const lines = renderEmail('contactReply', values, sender).text.split('\n')
  for (const line of [question, 'ماذا أفعل؟', '(3) שלום', 'נועה'])
    expect(lines).toContain(`\u200f\u2068${line}\u2069`)
  expect(lines).toContain('12. Call us.')
})
