import { aRegistration } from '@access/requests/registrations/registration.examples'
import { limits, placeChange, registration } from '@access/requests/registrations/registration.rules'
import { tellTales } from '@access/requests/tellTales.rules'
import { expect, test } from 'vitest'
import {
  asSent,
  changeable,
  complaintsAbout,
  type Field,
  fields,
  mostSeats,
  seatsUpTo,
  valuesWith,
} from './complaints.ts'

const event = aRegistration().event

const rulesSay = (values: Record<Field, string>) => {
  const issues = registration.safeParse({ event, ...asSent(values) }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const given = (told: Partial<Record<Field, string>>) =>
  valuesWith({ name: 'Ines Okafor', email: 'ines@example.org', ...told })

test('the forms ask for what the rules know', () => {
  expect(['event', ...fields, ...Object.keys(tellTales)]).toEqual(Object.keys(registration.shape))
  expect([...changeable].sort()).toEqual(Object.keys(placeChange.shape).sort())
  expect(mostSeats).toBe(limits.seats)
})

test.each([
  valuesWith(),
  given({}),
  given({ name: ' ' }),
  given({ email: 'ines' }),
  given({ email: 'ines@example' }),
  given({ email: ' ines@example.org ', phone: '', needs: '' }),
])('what is told at once is what the rules say: %j', (values) => {
  expect(complaintsAbout(values)).toEqual(rulesSay(values))
})

test('every number of seats that is offered can be had', () => {
  for (const { value } of seatsUpTo(mostSeats)) expect(rulesSay(given({ seats: value }))).toEqual({})
})
