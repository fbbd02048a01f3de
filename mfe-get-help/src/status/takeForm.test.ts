import type { Outcome, Sent } from '@access/kit'
import { expect, test } from 'vitest'
import type { RequestStatus } from './calls.ts'
import { takeForm } from './takeForm.ts'
import { aStatus, stands } from './testing/theStatusPage.tsx'

type Answer = Outcome<{ standing: RequestStatus }> | { missing: true }

/** A desk that answers each operation by its name. */
function aDesk(answers: Record<string, Answer>) {
  const asked: { name: string; variables: unknown }[] = []
  return {
    asked,
    send: () => Promise.reject(new Error('nothing is sent by REST')),
    ask: (operation: string, variables?: unknown) => {
      const name = /\w+ (\w+)/.exec(operation)![1]!
      asked.push({ name, variables })
      return Promise.resolve(answers[name]) as Promise<never>
    },
  }
}

const aForm = (values: Record<string, string>, given: Partial<Sent> = {}): Sent => ({
  values: { do: '', reference: '', words: '', text: '', ...values },
  lists: {},
  carried: { pass: 'pass-1', reference: 'LA-7K3M-94XF' },
  params: {},
  files: [],
  secondsOpen: 20,
  expired: false,
  ...given,
})

const answer = (given: Partial<RequestStatus> = {}): Answer => ({ answer: stands(given) })
const over: Answer = { errors: { pass: 'Enter your words again' } }
const failing: Answer = { failure: 'failed', retryAfter: 30 }

test('a look-up shows the status and seals the pass away', async () => {
  const desk = aDesk({ OpenRequestStatus: answer() })
  const told = await takeForm(
    aForm({ do: 'open', reference: 'la7k3m94xf', words: 'a b c d' }, { carried: null }),
    desk,
  )
  expect(desk.asked).toEqual([
    { name: 'OpenRequestStatus', variables: { reference: 'la7k3m94xf', words: 'a b c d' } },
  ])
  expect(told.carried).toEqual({ pass: 'pass-1', reference: 'LA-7K3M-94XF' })
  expect(told.shows).toMatchObject({ standing: { reference: 'LA-7K3M-94XF', status: 'new' }, over: false })
  expect(JSON.stringify(told.shows)).not.toContain('pass-1')
})

test('a look-up that finds nothing comes back as it was typed', async () => {
  const desk = aDesk({ OpenRequestStatus: { missing: true } })
  const told = await takeForm(aForm({ do: 'open', reference: 'LA', words: 'a b c d' }), desk)
  expect(told.values).toEqual({ reference: 'LA', words: 'a b c d' })
  expect(told.errors?.words).toMatch(/^The reference and the words do not belong together/)
})

test('too many look-ups are told with the time to wait', async () => {
  const desk = aDesk({ OpenRequestStatus: { failure: 'too many', retryAfter: 90 } })
  const told = await takeForm(aForm({ do: 'open', reference: 'LA', words: 'a b c d' }), desk)
  expect(told).toMatchObject({ failure: 'too many', retryAfter: 90, shows: { wait: 90 } })
})

test('a message is written under the sealed pass', async () => {
  const desk = aDesk({ WriteToOffice: answer({ pass: 'pass-2' }) })
  const told = await takeForm(aForm({ do: 'write', text: 'The hearing is on Monday.' }), desk)
  expect(desk.asked).toEqual([
    { name: 'WriteToOffice', variables: { pass: 'pass-1', text: 'The hearing is on Monday.' } },
  ])
  expect(told).toMatchObject({ values: {}, carried: { pass: 'pass-2' } })
})

test('a message that was refused stands in its field, in the status around it', async () => {
  const desk = aDesk({ RequestStatus: answer(), WriteToOffice: { errors: { text: 'Too long' } } })
  const told = await takeForm(aForm({ do: 'write', text: 'A story' }), desk)
  expect(told).toMatchObject({
    values: { text: 'A story' },
    errors: { text: 'Too long' },
    shows: { standing: { status: 'new' } },
  })
})

test('a message survives an office that cannot be reached, and the next look-up brings it back', async () => {
  const out = aDesk({ RequestStatus: failing, WriteToOffice: failing })
  const { carried, ...told } = await takeForm(aForm({ do: 'write', text: 'A story' }), out)
  expect(told).toMatchObject({ failure: 'failed', shows: { standing: null } })
  const back = aDesk({ OpenRequestStatus: answer() })
  const next = await takeForm(aForm({ do: 'open', reference: 'LA', words: 'a b c d' }, { carried }), back)
  expect(next.values).toEqual({ text: 'A story' })
})

test('a message survives a pass that is over, and only for its own request', async () => {
  const { carried, shows } = await takeForm(
    aForm({ do: 'write', text: 'A story' }),
    aDesk({ WriteToOffice: over }),
  )
  expect(shows).toMatchObject({ standing: null, over: true })
  expect(carried).toEqual({ draft: { reference: 'LA-7K3M-94XF', text: 'A story' } })
  const form = await takeForm(aForm({ do: 'goOn' }, { carried }), aDesk({}))
  const lookUp = (answered: Partial<RequestStatus>) =>
    takeForm(
      aForm({ do: 'open', reference: 'LA', words: 'a b c d' }, { carried: form.carried }),
      aDesk({ OpenRequestStatus: answer(answered) }),
    )
  expect((await lookUp({})).values).toEqual({ text: 'A story' })
  expect((await lookUp({ reference: 'LA-9999-7777' })).values).toEqual({})
})

test('documents that arrived belong to the request, and each that did not is named', async () => {
  const desk = aDesk({ AddDocuments: answer() })
  const files: Sent['files'] = [
    { name: 'notice.pdf', answer: { id: '7' } },
    { name: 'a.exe', errors: { file: 'a.exe must be a PDF, DOC or DOCX.' } },
    { name: 'b.pdf', failure: 'failed', retryAfter: 30 },
  ]
  const told = await takeForm(aForm({ do: 'addDocuments' }, { files }), desk)
  expect(desk.asked).toEqual([{ name: 'AddDocuments', variables: { pass: 'pass-1', documents: ['7'] } }])
  expect(told.errors?.documents?.split('\n')).toEqual([
    'a.exe must be a PDF, DOC or DOCX.',
    'We could not take b.pdf just now. Please choose it again in a minute.',
  ])
})

test('without a document the form says what is missing, around the status', async () => {
  const told = await takeForm(aForm({ do: 'addDocuments' }), aDesk({ RequestStatus: answer() }))
  expect(told).toMatchObject({
    errors: { documents: 'Choose a document' },
    shows: { standing: { reference: aStatus().reference } },
  })
})

test('what nobody offers is not done', async () => {
  const desk = aDesk({})
  await takeForm(aForm({ do: 'constructor' }), desk)
  expect(desk.asked).toEqual([])
})

test('the answer whether help is still needed is passed on under the sealed pass', async () => {
  const desk = aDesk({ MayClose: answer({ status: 'closed' }) })
  const { shows } = await takeForm(aForm({ do: 'mayClose' }), desk)
  expect(desk.asked).toEqual([{ name: 'MayClose', variables: { pass: 'pass-1' } }])
  expect(shows).toMatchObject({ standing: { status: 'closed' } })
})
