import { buildContactMessage } from '@access/requests/contact/contact-message.examples'
import { contactMessage, limits } from '@access/requests/contact/contact-message.rules'
import { spamSignals } from '@access/requests/platform/spam/spam-signals.rules'
import { expect, test } from 'vitest'
import {
  buildValues,
  emailConfirmationField,
  type Field,
  fields,
  validateMessage,
} from './validate-message.ts'

const validateByRules = (values: Record<string, string>) => {
  const issues = contactMessage.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const buildTestValues = (errors: Partial<Record<Field, string>>) =>
  buildValues({ ...(buildContactMessage() as Record<Field, string>), ...errors })

test('the fields of the form are those of the rules', () => {
  expect([...fields, emailConfirmationField, ...Object.keys(spamSignals)]).toEqual(
    Object.keys(contactMessage.shape),
  )
  expect(Object.keys(limits)).toEqual([...fields])
})

test.each([
  buildValues(),
  buildTestValues({}),
  buildTestValues({ name: ' ', subject: '\n' }),
  buildTestValues({ email: '' }),
  buildTestValues({ email: 'noor' }),
  buildTestValues({ email: 'noor@example' }),
  buildTestValues({ email: '\u202anoor@example.org\u202c' }),
  buildTestValues({ email: 'noor@example..org' }),
  buildTestValues({ email: 'noor@-example.org' }),
  buildTestValues({ email: '.noor@example.org' }),
  buildTestValues({ email: 'noor@bücher.example' }),
  buildTestValues({ email: '\u200b', name: '\u2060 ' }),
  buildTestValues({ email: 'noor haddad@example.org' }),
  buildTestValues({ email: ' noor@example.org ' }),
  buildTestValues({ phone: '' }),
])('the quick validation matches the rules: %j', (values) => {
  expect(validateMessage(values)).toEqual(validateByRules(values))
})
