import type { Desk, RemoteForm, Sent } from '@access/kit'
import { expect, test } from 'vitest'
import { cancelText, changeText } from './documents.ts'
import { placeForm } from './place.form.ts'
import { registerForm } from './register.form.ts'

/** What the page is told when the gateway answers so, and what was asked there. */
async function taken(form: RemoteForm, sent: Partial<Sent>, outcome: object) {
  const asked: unknown[] = []
  const answer = async (...call: unknown[]) => {
    asked.push(call)
    return outcome
  }
  const desk = { send: answer, ask: answer } as unknown as Desk
  const told = await form.take({ secondsOpen: 40, ...sent } as Sent, desk)
  return { told, asked }
}

const typed = { name: 'Ines', email: 'ines@example.org', phone: '', seats: '2', needs: '', website: '' }
const receipt = { reference: 'EV-7K4M-92QF', state: 'placed', seats: 2, position: null, link: 's3cret' }
const registering = { values: typed, params: { id: '7' } }
const ownPlace = {
  values: { seats: '1', needs: 'Tea', phone: '', go: 'save' },
  params: { id: '7', link: 's3cret' },
}
const cancelling = { ...ownPlace, values: { ...ownPlace.values, go: 'cancel' } }

test('a registration is sent with what tells programs apart, and its secret link stands in no address', async () => {
  const { told, asked } = await taken(registerForm, registering, { answer: receipt })
  const sent = { ...typed, event: '7', seats: 2 }
  expect(asked).toEqual([['POST', '/api/registrations', sent, { seconds: 40 }]])
  expect(told).toEqual({ receipt, afterwards: 'stay' })
})

test('a change of one’s place is saved, and the page says so', async () => {
  const { told, asked } = await taken(placeForm, ownPlace, { answer: {} })
  expect(asked).toEqual([[changeText, { link: 's3cret', seats: 1, needs: 'Tea', phone: '' }]])
  expect(told).toEqual({ receipt: { done: 'saved' } })
})

test('the other button gives the place back', async () => {
  const { told, asked } = await taken(placeForm, cancelling, { answer: {} })
  expect(asked).toEqual([[cancelText, { link: 's3cret' }]])
  expect(told).toEqual({ receipt: { done: 'cancelled' } })
})

test.each([
  [registerForm, registering],
  [placeForm, ownPlace],
])('what could not be taken stands on the page again', async (form, sent) => {
  for (const outcome of [{ errors: { seats: 'Enter...' } }, { failure: 'too many', retryAfter: 70 }])
    expect((await taken(form, sent, outcome)).told).toEqual({ values: sent.values, ...outcome })
})

test('a place that is gone is left to its page, which is missing', async () => {
  expect((await taken(placeForm, ownPlace, { missing: true })).told).toEqual({})
})
