import type { Desk, Outcome, Sent } from '@access/kit'
import { expect, test } from 'vitest'
import { contactForm } from './contact.form.ts'

const values = {
  name: 'Noor',
  email: 'noor@example.org',
  phone: '',
  subject: 'Hi',
  message: 'Hello',
  website: '',
}

/** What the page is told when the gateway answers so, and what was sent there. */
async function taken(outcome: Outcome<unknown>) {
  const asked: unknown[] = []
  const send = async (...call: unknown[]) => {
    asked.push(call)
    return outcome
  }
  const desk = { send, ask: send } as Desk
  const told = await contactForm.take({ values, secondsOpen: 40 } as unknown as Sent, desk)
  return { told, asked }
}

test('a message goes to the office with what tells programs apart, and its sender gets the reference', async () => {
  const { told, asked } = await taken({ answer: { id: '1', reference: 'CM-7K4M-92QF' } })
  expect(asked).toEqual([['POST', '/api/contact', values, { seconds: 40 }]])
  expect(told).toEqual({ receipt: { reference: 'CM-7K4M-92QF' } })
})

test.each([
  { errors: { email: 'Enter your email address' } },
  { failure: 'too many', retryAfter: 70 } as const,
])('what could not be taken stands on the page again: %j', async (outcome) => {
  expect((await taken(outcome)).told).toEqual({ values, ...outcome })
})
