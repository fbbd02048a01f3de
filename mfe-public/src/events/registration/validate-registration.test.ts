import { spamSignals } from '@access/requests/platform/spam/spam-signals.rules'
import { buildRegistration } from '@access/requests/registrations/registration.examples'
import { limits, registration, registrationChange } from '@access/requests/registrations/registration.rules'
import { expect, test } from 'vitest'
import {
  buildRequestBody,
  buildValues,
  changeableFields,
  emailUpdatesField,
  type Field,
  fields,
  listSeatOptions,
  maxSeats,
  validateRegistration,
} from './validate-registration.ts'

const event = buildRegistration().event

const validateByRules = (values: Record<Field, string>) => {
  const issues = registration.safeParse({ event, ...buildRequestBody(values, 'yes') }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const buildTestValues = (errors: Partial<Record<Field, string>>) =>
  buildValues({ name: 'Ines Okafor', email: 'ines@example.org', ...errors })

test('the fields of the forms are those of the rules', () => {
  expect(['event', ...fields, emailUpdatesField, ...Object.keys(spamSignals)]).toEqual(
    Object.keys(registration.shape),
  )
  expect([...changeableFields].sort()).toEqual(Object.keys(registrationChange.shape).sort())
  expect(maxSeats).toBe(limits.seats)
})

test.each([
  buildValues(),
  buildTestValues({}),
  buildTestValues({ name: ' ' }),
  buildTestValues({ email: 'ines' }),
  buildTestValues({ email: 'ines@example' }),
  buildTestValues({ email: '\u202aines@example.org\u202c' }),
  buildTestValues({ email: 'ines@example..org' }),
  buildTestValues({ email: 'ines@example-.org' }),
  buildTestValues({ email: '\u200b', name: '\u2060 ' }),
  buildTestValues({ email: ' ines@example.org ', phone: '', needs: '' }),
])('the quick validation matches the rules: %j', (values) => {
  expect(validateRegistration(values)).toEqual(validateByRules(values))
})

test('every number of seats that is offered can be had', () => {
  for (const { value } of listSeatOptions(maxSeats))
    expect(validateByRules(buildTestValues({ seats: value }))).toEqual({})
})
