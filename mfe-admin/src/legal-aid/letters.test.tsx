// Moves that their applicant hears of by a letter, the question before closing, and how long a request is kept.
import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { aRetention, aTemplate, lettersWith } from '../testing/letters.ts'
import { sentWith } from '../testing/managed.ts'
import { aHeadline, anOpened, besides } from '../testing/requests.ts'
import type { Opened } from './documents.ts'
import type { Retention } from './keeping/documents.ts'

const moves = ['declined', 'referred', 'closed']
const whole = (given: Partial<Opened> = {}) => ({ opened: anOpened({ moves, ...given }) })

function at(answers: object = {}, retention: Partial<Retention> = {}) {
  const gateway = fakeGateway({
    ...besides,
    OpenLegalAidRequest: whole(),
    LettersForRequest: lettersWith(),
    RequestRetention: { retention: aRetention(retention) },
    ...answers,
  })
  return { ...asAdministrator('/admin/legal-aid/1', gateway), gateway }
}

const keeping = async () => within(await screen.findByRole('region', { name: 'Keeping and closing' }))
const letterField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' })

test.each(['Declined', 'Referred', 'Closed'])('a move to %s goes with a letter', async (to) => {
  const { user, gateway } = at({
    MoveLegalAidRequest: whole({ request: aHeadline({ status: to.toLowerCase() }), moves: [] }),
  })
  await user.click(await screen.findByRole('button', { name: to }))
  const window = within(await screen.findByRole('dialog', { name: `Move LA-7K3M-92QF to ${to}?` }))
  await waitFor(async () => expect((await letterField()).value).toBe('We are sorry.\n{{elsewhere}}'))
  expect(sentWith(gateway, 'LettersForRequest')).toEqual({ id: '1', to: to.toLowerCase() })
  const preview = within(window.getByRole('region', { name: 'How they read it' }))
  await preview.findByText(/We are sorry\.\s- LawHelp\.org/)
  await user.click(window.getByRole('button', { name: `Send and move to ${to}` }))
  await screen.findByText('Request moved')
  expect(sentWith(gateway, 'MoveLegalAidRequest')).toEqual({
    id: '1',
    to: to.toLowerCase(),
    letter: { subject: 'Our answer to {{reference}}', text: 'We are sorry.\n{{elsewhere}}' },
  })
  const head = screen.getByRole('heading', { name: 'Where it stands' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('no letter is sent before it is there to be read', async () => {
  const { user } = at({ LettersForRequest: refused('INTERNAL_SERVER_ERROR') })
  await user.click(await screen.findByRole('button', { name: 'Declined' }))
  const window = within(await screen.findByRole('dialog'))
  const send = window.getByRole<HTMLButtonElement>('button', { name: 'Send and move to Declined' })
  await window.findByRole('button', { name: 'Try again' })
  expect(send.disabled).toBe(true)
})

test('of several letters none is chosen by itself', async () => {
  const other = aTemplate({ id: 't2', name: 'Income above our limit', text: 'Too high.\n{{elsewhere}}' })
  const { user } = at({ LettersForRequest: lettersWith([aTemplate(), other]) })
  await user.click(await screen.findByRole('button', { name: 'Declined' }))
  expect((await letterField()).value).toBe('')
  await user.selectOptions(screen.getByLabelText('Begin with'), 'Income above our limit')
  await waitFor(async () => expect((await letterField()).value).toBe('Too high.\n{{elsewhere}}'))
})

test('nobody is declined without somewhere else to turn', async () => {
  const { user, gateway } = at()
  await user.click(await screen.findByRole('button', { name: 'Declined' }))
  const text = await letterField()
  await user.clear(text)
  await user.type(text, 'No.')
  await user.click(screen.getByRole('button', { name: 'Send and move to Declined' }))
  await screen.findByText(/^Say where else they can turn/)
  expect(gateway.times('MoveLegalAidRequest')).toBe(0)
})

test('a refused letter stays as it was written, with the reason at its field', async () => {
  const fields = { text: 'There is no {{name}}.' }
  const { user } = at({ MoveLegalAidRequest: refused('BAD_USER_INPUT', { fields }) })
  await user.click(await screen.findByRole('button', { name: 'Declined' }))
  const text = await letterField()
  await user.type(text, ' Goodbye.')
  await user.click(screen.getByRole('button', { name: 'Send and move to Declined' }))
  await screen.findByText('There is no {{name}}.')
  expect(text.value).toBe('We are sorry.\n{{elsewhere}} Goodbye.')
})

test('who was asked in vain may be closed without a letter', async () => {
  const { user, gateway } = at({
    LettersForRequest: lettersWith([aTemplate({ kind: 'closing' })], true),
    MoveLegalAidRequest: whole({ request: aHeadline({ status: 'closed' }), moves: [] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Closed' }))
  await user.click(await screen.findByRole('button', { name: 'Close without a letter' }))
  await screen.findByText('Request moved')
  expect(sentWith(gateway, 'MoveLegalAidRequest')).toEqual({ id: '1', to: 'closed' })
})

test('the applicant is asked whether help is still needed, and the card says so from then on', async () => {
  const { user, gateway } = at({ AskBeforeClosing: whole() })
  const card = await keeping()
  await user.click(await card.findByRole('button', { name: 'Ask whether they still need help' }))
  await letterField()
  gateway.answer({
    RequestRetention: {
      retention: aRetention({
        closingAskedAt: '2099-03-06T15:00:00.000Z',
        answerBy: '2099-03-20T15:00:00.000Z',
      }),
    },
  })
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  await screen.findByText('Question sent')
  expect(sentWith(gateway, 'AskBeforeClosing')).toMatchObject({ id: '1' })
  await card.findByText(/^Asked whether they still need help on/)
  expect(card.queryByRole('button', { name: 'Ask whether they still need help' })).toBeNull()
})

test('what cannot be closed is not asked about', async () => {
  at({ OpenLegalAidRequest: whole({ moves: ['in_review'] }) })
  const card = await keeping()
  await card.findByText('Kept for as long as we work on it.')
  expect(card.queryByRole('button', { name: 'Ask whether they still need help' })).toBeNull()
})

test('how long it is kept is said, and how long others are', async () => {
  at({}, { keptUntil: '2100-03-06T15:00:00.000Z' })
  const card = await keeping()
  await card.findByText(/^Kept until/)
  expect(card.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent)).toEqual([
    'Declined: 12 months',
    'Closed: 7 years',
    'All others: for as long as we work on them',
  ])
})

test('a hold needs a reason, and shows who put it there', async () => {
  const held = aRetention({
    heldSince: '2099-03-06T15:00:00.000Z',
    heldBy: 'Ada',
    heldFor: 'A court has asked for it',
  })
  const { user, gateway } = at({ HoldRequest: { retention: held } })
  const card = await keeping()
  await user.click(await card.findByRole('button', { name: 'Put a hold on it' }))
  const window = within(await screen.findByRole('dialog', { name: 'Put a hold on this request' }))
  await user.click(window.getByRole('button', { name: 'Put a hold on it' }))
  await window.findByText('Say why it must be kept')
  await user.type(window.getByLabelText('Why it must be kept'), 'A court has asked for it')
  gateway.answer({ RequestRetention: { retention: held } })
  await user.click(window.getByRole('button', { name: 'Put a hold on it' }))
  await screen.findByText('Hold put in place')
  expect(sentWith(gateway, 'HoldRequest')).toEqual({ id: '1', reason: 'A court has asked for it' })
  await card.findByText(/, by Ada\. It is neither forgotten nor erased\./)
  card.getByText('A court has asked for it')
})

test('a hold can be lifted', async () => {
  const { user, gateway } = at(
    { LiftHold: { retention: aRetention() } },
    { heldSince: '2099-03-06T15:00:00.000Z', heldBy: 'Ada', heldFor: 'A court' },
  )
  const card = await keeping()
  const button = await card.findByRole('button', { name: 'Lift the hold' })
  gateway.answer({ RequestRetention: { retention: aRetention() } })
  await user.click(button)
  await screen.findByText('Hold lifted')
  expect(sentWith(gateway, 'LiftHold')).toEqual({ id: '1' })
  await card.findByRole('button', { name: 'Put a hold on it' })
})
