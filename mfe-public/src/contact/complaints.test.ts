import { aContactMessage } from '@access/requests/contact-messages/contact-message.examples'
import { contactMessage, limits } from '@access/requests/contact-messages/contact-message.rules'
import { tellTales } from '@access/requests/tellTales.rules'
import { expect, test } from 'vitest'
import { complaintsAbout, type Field, fields, valuesWith } from './complaints.ts'

const rulesSay = (values: Record<string, string>) => {
  const issues = contactMessage.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const given = (told: Partial<Record<Field, string>>) =>
  valuesWith({ ...(aContactMessage() as Record<Field, string>), ...told })

test('the form asks for what the rules know', () => {
  expect([...fields, ...Object.keys(tellTales)]).toEqual(Object.keys(contactMessage.shape))
  expect(Object.keys(limits)).toEqual([...fields])
})

test.each([
  valuesWith(),
  given({}),
  given({ name: ' ', subject: '\n' }),
  given({ email: '' }),
  given({ email: 'noor' }),
  given({ email: 'noor@example' }),
  given({ email: 'noor haddad@example.org' }),
  given({ email: ' noor@example.org ' }),
  given({ phone: '' }),
])('what is told at once is what the rules say: %j', (values) => {
  expect(complaintsAbout(values)).toEqual(rulesSay(values))
})
