// One request, opened: what it shows, and what can be done with it.
import { fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
import { aHeadline, anOpened, besides, toldMore } from '../testing/requests.ts'
import type { Opened } from './documents.ts'

const whole = (given: Partial<Opened> = {}) => ({ opened: anOpened(given) })
const opening = (given: Partial<Opened> = {}) =>
  fakeGateway({ ...besides, OpenLegalAidRequest: whole(given) })
const at = (gateway = opening()) => asAdministrator('/admin/legal-aid/1', gateway)
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('an opened request shows what was told, as text', async () => {
  const description = 'Line one\n<img src=x onerror=alert(1)>'
  const { page } = at(opening({ description }))
  const told = await part('What they told us')
  screen.getByRole('heading', { level: 1, name: 'LA-7K3M-92QF' })
  expect(page.title).toBe('LA-7K3M-92QF – Access to Justice')
  told.getByText('Danielle Okonjo-Pratt')
  told.getByText('danielle@example.org')
  told.getByText('(555) 555-0130')
  told.getByText('Under $15,000')
  told.getByText('3')
  told.getByText((_, element) => element?.textContent === description && element.tagName === 'P')
  expect(document.querySelector('img')).toBeNull()
})

test('the screen says that opening was recorded, and asks for it once', async () => {
  const { gateway } = at()
  await screen.findByText('Your opening this page has been recorded here.')
  expect(gateway.times('OpenLegalAidRequest')).toBe(1)
  expect(sentWith(gateway, 'OpenLegalAidRequest')).toEqual({ id: '1' })
})

test('the safe ways come before everything else', async () => {
  const more = toldMore({
    safeWays: ['Text message', 'Email'],
    safeHours: 'weekdays after 3 PM',
    leaveMessage: false,
  })
  at(opening({ more }))
  await screen.findByRole('heading', { name: 'Reach them only by: Text message, Email' })
  expect(screen.getAllByRole('heading')[1]!.textContent).toBe('Reach them only by: Text message, Email')
  screen.getByText('Safe hours: weekdays after 3 PM')
  screen.getByText('Leave no message. Hang up when someone else answers.')
})

test('who said that a message is fine may be left one', async () => {
  at(opening({ more: toldMore({ leaveMessage: true }) }))
  await screen.findByText('We may leave a message.')
})

test('who told nothing about safety is reached with care', async () => {
  at(opening({ more: toldMore({ language: 'Polski' }) }))
  await screen.findByRole('heading', { name: 'They have not said which ways are safe' })
})

test('what was told after sending stands with the answers, and the rest takes no room', async () => {
  const more = toldMore({ language: 'Polski', interpreter: true, courtDate: '2099-04-02' })
  at(opening({ more }))
  const told = await part('What they told us')
  told.getByText('Polski')
  told.getByText('Wanted')
  told.getByText('April 2, 2099')
  expect(told.queryByText('The other side')).toBeNull()
})

test('what cannot be unsealed says so', async () => {
  at(opening({ description: null }))
  await screen.findByText('Cannot be opened')
})

test('an erased request says when, and shows nothing else', async () => {
  const erased = { id: '9', at: '2099-03-06T15:00:00.000Z', who: 'Applicant', action: 'erased', noun: '' }
  at(opening({ request: aHeadline({ status: 'erased' }), timeline: [erased] }))
  expect((await screen.findByRole('time')).textContent).toBe('Mar 6, 2099, 10:00 AM')
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'LA-7K3M-92QF',
    'Erased',
  ])
  expect(screen.queryByText('danielle@example.org')).toBeNull()
})

test('a request that is not there says so', async () => {
  at(fakeGateway({ OpenLegalAidRequest: { opened: null } }))
  await screen.findByText('There is no such request.')
})

test('a request that cannot be loaded can be tried again', async () => {
  const gateway = fakeGateway({ ...besides, OpenLegalAidRequest: refused('BUSY') })
  const { user } = at(gateway)
  await screen.findByText('This could not be loaded.')
  gateway.answer({ OpenLegalAidRequest: whole() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Danielle Okonjo-Pratt')
})

test('messages stand in order, with who wrote them', async () => {
  const messages = [
    { id: '1', at: '2099-03-06T15:00:00.000Z', from: 'office', text: 'Is there a court date?' },
    { id: '2', at: '2099-03-06T16:00:00.000Z', from: 'applicant', text: 'On Friday.' },
  ]
  at(opening({ messages }))
  const conversation = await part('Messages')
  expect(conversation.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Office, Mar 6, 2099, 10:00 AMIs there a court date?',
    'Applicant, Mar 6, 2099, 11:00 AMOn Friday.',
  ])
})

test('a message to the applicant is sent and shown, without another opening', async () => {
  const gateway = opening()
  const sent = { id: '1', at: '2099-03-06T15:00:00.000Z', from: 'office', text: 'Please call us.' }
  gateway.answer({ WriteToApplicant: whole({ messages: [sent] }) })
  const { user } = at(gateway)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Write to the applicant')
  await user.type(field, 'Please call us.')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Message sent')
  expect(sentWith(gateway, 'WriteToApplicant')).toEqual({ id: '1', text: 'Please call us.' })
  const conversation = await part('Messages')
  conversation.getByText('Please call us.', { selector: 'p' })
  expect(field.value).toBe('')
  expect(gateway.times('OpenLegalAidRequest')).toBe(1)
})

test('an empty message is not sent', async () => {
  const { user, gateway } = at()
  await user.type(await screen.findByLabelText('Write to the applicant'), '  ')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Write something first.')
  expect(gateway.times('WriteToApplicant')).toBe(0)
})

test('a message that is refused stays as typed, with the reason', async () => {
  const gateway = opening()
  const fields = { text: 'Your text must be 5,000 characters or fewer.' }
  gateway.answer({ WriteToApplicant: refused('BAD_USER_INPUT', { fields }) })
  const { user } = at(gateway)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Write to the applicant')
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Your text must be 5,000 characters or fewer.')
  await screen.findByText('Failed to send message')
  expect(field.value).toBe('Hello')
})

test('whose session has ended keeps the message and is told what to do', async () => {
  const gateway = opening()
  gateway.answer({ WriteToApplicant: refused('UNAUTHENTICATED') })
  const { user } = at(gateway)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Write to the applicant')
  await user.type(field, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('You have been signed out')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('Your session has ended. Try again to sign in.')
  expect(field.value).toBe('Hello')
})

test('the moves offered are those the service allows', async () => {
  at(opening({ moves: ['eligible', 'info_needed'] }))
  const moves = within(await screen.findByRole('group', { name: 'Move to' }))
  expect(moves.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Eligible',
    'Info needed',
  ])
})

test('a move is made at once, told by a toast, and the next moves are offered', async () => {
  const gateway = opening()
  gateway.answer({
    MoveLegalAidRequest: whole({ request: aHeadline({ status: 'in_review' }), moves: ['eligible'] }),
  })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'In review' }))
  await screen.findByText('Request moved')
  expect(sentWith(gateway, 'MoveLegalAidRequest')).toEqual({ id: '1', to: 'in_review' })
  await screen.findByRole('button', { name: 'Eligible' })
  const head = screen.getByRole('heading', { name: 'Where it stands' })
  await waitFor(() => expect(document.activeElement).toBe(head))
  expect(gateway.times('OpenLegalAidRequest')).toBe(1)
})

test('a move that ends our work at their wish is asked about first', async () => {
  const gateway = opening({ moves: ['withdrawn'] })
  gateway.answer({
    MoveLegalAidRequest: whole({ request: aHeadline({ status: 'withdrawn' }), moves: [] }),
  })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Withdrawn' }))
  const question = within(await screen.findByRole('dialog', { name: 'Move LA-7K3M-92QF to Withdrawn?' }))
  expect(gateway.times('MoveLegalAidRequest')).toBe(0)
  await user.click(question.getByRole('button', { name: 'Move to Withdrawn' }))
  await screen.findByText('Request moved')
  expect(sentWith(gateway, 'MoveLegalAidRequest')).toEqual({ id: '1', to: 'withdrawn' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever cancels the question moves nothing and is back at the button', async () => {
  const { user, gateway } = at()
  await user.click(await screen.findByRole('button', { name: 'Withdrawn' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(gateway.times('MoveLegalAidRequest')).toBe(0)
  const button = screen.getByRole('button', { name: 'Withdrawn' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a move that is refused leaves the request where it stands', async () => {
  const gateway = opening()
  gateway.answer({
    MoveLegalAidRequest: refused('BAD_USER_INPUT', { fields: { to: 'It cannot go there.' } }),
  })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'In review' }))
  await screen.findByText('It cannot go there.')
  await screen.findByText('Failed to move request')
  screen.getByRole('button', { name: 'Referred' })
})

test('a confirmed move that is refused says so in its question', async () => {
  const gateway = opening()
  gateway.answer({ MoveLegalAidRequest: refused('BUSY') })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Withdrawn' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Move to Withdrawn' }))
  await question.findByText('The server is busy. Try again in a moment.')
})

test('other requests of the same person lead to their pages', async () => {
  at(opening({ others: [aHeadline({ id: '2', reference: 'LA-CCCC-3333', status: 'closed' })] }))
  const others = await part('Their other requests')
  expect(others.getByRole('link', { name: 'LA-CCCC-3333' }).getAttribute('href')).toBe('/admin/legal-aid/2')
  others.getByText('Closed')
})

test('the next request is another opening', async () => {
  const gateway = fakeGateway({
    ...besides,
    OpenLegalAidRequest: ({ id }: Record<string, unknown>) =>
      id === '1'
        ? whole({ others: [aHeadline({ id: '2', reference: 'LA-CCCC-3333' })] })
        : whole({ request: aHeadline({ id: '2', reference: 'LA-CCCC-3333' }), name: 'Ana Diaz' }),
  })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('link', { name: 'LA-CCCC-3333' }))
  await screen.findByText('Ana Diaz')
  screen.getByRole('heading', { level: 1, name: 'LA-CCCC-3333' })
  expect(gateway.times('OpenLegalAidRequest')).toBe(2)
})

test('who looks again and again is told of once in the timeline, until something is done', async () => {
  const by = (who: string, action: string, hour: number, noun = 'legal aid request') => ({
    ...{ id: `${hour}`, who, action, noun },
    at: `2026-11-20T${hour}:00:00.000Z`,
  })
  const timeline = [
    by('Ada', 'opened', 15),
    by('Ada', 'looked for an attorney', 16),
    by('Ada', 'opened', 17),
    by('Ruth', 'opened', 18),
    by('Ruth', 'wrote', 19),
    by('Ruth', 'opened', 20),
    by('Ruth', 'opened', 21, 'document'),
    by('Ruth', 'opened', 22, 'document'),
  ]
  at(opening({ timeline }))
  const lines = await part('Timeline')
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada opened2 times, last Nov 20, 2026, 12:00 PM',
    'Ada looked for an attorneyNov 20, 2026, 11:00 AM',
    'Ruth openedNov 20, 2026, 1:00 PM',
    'Ruth wroteNov 20, 2026, 2:00 PM',
    'Ruth openedNov 20, 2026, 3:00 PM',
    'Ruth opened documentNov 20, 2026, 4:00 PM',
    'Ruth opened documentNov 20, 2026, 5:00 PM',
  ])
})

test('the timeline reads as sentences', async () => {
  const noun = 'legal aid request'
  const timeline = [
    { id: '1', at: '2099-03-05T22:30:00.000Z', who: 'Website', action: 'received', noun },
    { id: '2', at: '2099-03-06T15:00:00.000Z', who: 'Ada', action: 'opened', noun: 'document' },
  ]
  at(opening({ timeline }))
  const lines = await part('Timeline')
  expect(lines.getAllByRole('listitem').map((line) => line.firstChild!.textContent)).toEqual([
    'Website received',
    'Ada opened document',
  ])
})

test('a request that was a message leads to it', async () => {
  const opened = anOpened({ fromMessage: { id: '9', reference: 'CM-7K3M-92QF' } })
  asAdministrator('/admin/legal-aid/1', fakeGateway({ ...besides, OpenLegalAidRequest: { opened } }))
  const way = await screen.findByRole('link', { name: 'CM-7K3M-92QF' })
  expect(way.getAttribute('href')).toBe('/admin/messages/9')
})
