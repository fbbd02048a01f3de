import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { done, sent, toDo } from '../testing/theApplicant.ts'
import { theInbox } from '../testing/theInbox.ts'
import { LookUp } from './lookUp.ts'

const from = (address: string) => ({ headers: { 'x-client-address': address } })

test('the reference and the four words open the status, however they are typed', async () => {
  const inbox = await theInbox()
  const { reference, words } = await sent(inbox)
  const typed = {
    reference: ` ${reference.toLowerCase()} `,
    words: words.toUpperCase().replaceAll(' ', ' - '),
  }
  expect(await done(inbox, 'open', typed)).toMatchObject({ reference, status: 'new', messages: [] })
})

test('whatever is wrong, the answer is the same', async () => {
  const inbox = await theInbox()
  const [one, other] = [await sent(inbox), await sent(inbox, { name: 'Another' })]
  await inbox.em().nativeUpdate(LegalAidRequest, { id: other.id }, { wordsMark: null })
  const wrong = [
    { reference: 'LA-3333-3333', words: one.words },
    { reference: one.reference, words: one.words.split(' ').reverse().join(' ') },
    { reference: one.reference, words: one.words.split(' ').slice(0, 3).join(' ') },
    { reference: one.reference, words: other.words },
    // Of our first days: it never had words.
    { reference: other.reference, words: other.words },
    { reference: '', words: '' },
    { reference: "'; drop table legal_aid_request; --", words: '\0' },
    { reference: 'L'.repeat(100_000), words: 'w '.repeat(100_000) },
  ]
  const refusals = await Promise.all(wrong.map((typed) => inbox.refusal(toDo.open, typed)))
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
  expect(refusals[0]).toMatchObject({ code: 'NOT_FOUND' })
})

test('the eleventh try of an address within a minute has to wait, right or wrong', async () => {
  const inbox = await theInbox({ env: { THROTTLES: 'on' } })
  const { reference, words } = await sent(inbox)
  const wrong = { reference, words: 'four words that are not' }
  for (let tries = 0; tries < 9; tries += 1) await inbox.refusal(toDo.open, wrong, from('192.0.2.1'))
  await inbox.ask(toDo.open, { reference, words }, from('192.0.2.1'))

  const refusal = await inbox.refusal(toDo.open, { reference, words }, from('192.0.2.1'))
  expect(refusal).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('(555) 555-0100') })
  expect(refusal.retryAfter).toBeGreaterThan(50)
  await inbox.ask(toDo.open, { reference, words }, from('192.0.2.2'))

  await inbox.em().nativeUpdate(LookUp, {}, { createdAt: new Date(Date.now() - 60_001) })
  await inbox.ask(toDo.open, { reference, words }, from('192.0.2.1'))
  expect(await inbox.em().count(LookUp)).toBe(1)
})

test('tries at the same moment are all counted', async () => {
  const inbox = await theInbox({ env: { THROTTLES: 'on' } })
  const wrong = { reference: 'LA-3333-3333', words: 'four words that are not' }
  const tries = Array.from({ length: 14 }, () => inbox.refusal(toDo.open, wrong, from('192.0.2.1')))
  const codes = (await Promise.all(tries)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(10)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4)
})

test('from where somebody looked is not kept in words', async () => {
  const inbox = await theInbox({ env: { THROTTLES: 'on' } })
  await inbox.refusal(toDo.open, { reference: '', words: '' }, from('192.0.2.77'))
  const [row] = await inbox.em().find(LookUp, {})
  expect(row!.sender).toMatch(/^[0-9a-f]{64}$/)
})

test('what was marked with an earlier key is still found', async () => {
  const before = await theInbox()
  const { reference, words } = await sent(before)
  const [found] = (await before.em().find(LegalAidRequest, {})) as [LegalAidRequest]
  // The database works these two out itself.
  const { wordsMark, nextPromise: _, queueRank: __, ...row } = found
  const after = await theInbox({ env: { SEALING_KEYS_BEFORE: before.settings.env.SEALING_KEY! } })
  await after.em().insert(LegalAidRequest, { ...row, wordsMark })
  expect(await done(after, 'open', { reference, words })).toMatchObject({ reference })
})
