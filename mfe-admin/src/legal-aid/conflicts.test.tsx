// A request whose story is shut: what is shown of it, and how it opens.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { sentWith } from '../testing/managed.ts'
import { aHit, anOpened, besides, theConflicts } from '../testing/requests.ts'
import type { Conflicts } from './conflicts/conflicts.ts'

const shut = { isShut: true, outcome: null, by: null, decidedAt: null }
/** As the service gives it: nothing that was told. */
const shutRequest = (given: Partial<Conflicts> = {}) => ({
  opened: anOpened({
    ...{ name: null, email: null, phone: null, description: null, income: null, householdSize: null },
    conflicts: theConflicts({ ...shut, ...given }),
  }),
})
const openRequest = (given: Partial<Conflicts> = {}) => ({
  opened: anOpened({ conflicts: theConflicts(given) }),
})
const gatewayOf = (given: Partial<Conflicts> = {}) =>
  fakeGateway({ ...besides, OpenLegalAidRequest: shutRequest(given) })
const at = (gateway: FakeGateway) => asAdministrator('/admin/legal-aid/1', gateway)
const press = (name: string) => screen.findByRole('button', { name })
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const decidedAs = (decision: string) => ({
  ...{ decision, reason: 'Born in another year.', by: 'Ada Admin' },
  at: '2099-03-06T15:00:00.000Z',
})

test('a shut request shows its names and where it stands, and asks to look at them first', async () => {
  at(gatewayOf())
  await screen.findByRole('heading', { name: 'Look at the names first' })
  const names = await part('Names in this request')
  names.getByText('Danielle Okonjo-Pratt')
  ;(await part('Names that are alike')).getByText('No name in this request is like one we know.')
  await part('Where it stands')
  for (const name of ['What they told us', 'Papers', 'Messages', 'Internal notes'])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

test('without a hit one press opens it, and the keyboard is where the story is', async () => {
  const gateway = gatewayOf()
  gateway.answer({ ConcludeConflicts: openRequest() })
  const { user } = at(gateway)
  await user.click(await press('No conflicts found: open'))
  await screen.findByText('My landlord changed the lock.')
  expect(sentWith(gateway, 'ConcludeConflicts')).toEqual({ id: '1', outcome: 'clear', reason: null })
  await waitFor(() => expect(document.activeElement?.contains(screen.getByText('Papers'))).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
  expect(gateway.times('OpenLegalAidRequest')).toBe(1)
})

test('a hit says what it means first, then whose names, where, and why they are alike', async () => {
  at(
    gatewayOf({
      hits: [aHit(), aHit({ id: 'h2', relation: 'the same person again', needsDecision: false })],
    }),
  )
  const hits = await part('Names that are alike')
  const [first, second] = hits.getAllByRole('listitem')
  expect(first!.textContent).toBe(
    'Look here firstThe other side may have asked us for help' +
      'Pete Novák (other side here) and Peter Novak (applicant in LA-CCCC-3333, matched)' +
      'Alike: a short formDecide',
  )
  expect(second!.textContent).toMatch(/^The same person, in another request: no conflict/)
  expect(within(second!).queryByRole('button')).toBeNull()
  expect(hits.getAllByRole('link')[0]!.getAttribute('href')).toBe('/admin/legal-aid/2')
  expect(screen.queryByRole('button', { name: 'No conflicts found: open' })).toBeNull()
  screen.getByText('One name is still to be decided on before it can open.')
})

test('a hit is decided on with a reason, and then it can be opened', async () => {
  const gateway = gatewayOf({ hits: [aHit()] })
  gateway.answer({ DecideConflictHit: shutRequest({ hits: [aHit({ decided: decidedAs('not the same') })] }) })
  const { user } = at(gateway)
  await user.click(await press('Decide: Pete Novák and Peter Novak'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pete Novák and Peter Novak' }))
  await user.click(dialog.getByRole('button', { name: 'Record decision' }))
  await dialog.findByText('Choose from the list')
  await dialog.findByText('Say why')
  expect(gateway.times('DecideConflictHit')).toBe(0)
  await user.selectOptions(dialog.getByLabelText('What did you find out?'), 'not the same')
  await user.type(dialog.getByLabelText('How do you know?'), 'Born in another year.')
  await user.click(dialog.getByRole('button', { name: 'Record decision' }))
  await screen.findByText('Decision recorded successfully')
  expect(sentWith(gateway, 'DecideConflictHit')).toEqual({
    ...{ id: '1', hit: 'h1', decision: 'not the same', reason: 'Born in another year.' },
  })
  await press('No conflicts found: open')
  await press('Decide again: Pete Novák and Peter Novak')
  const head = screen.getByRole('heading', { name: 'Names that are alike' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('a name that we keep says why it is kept', async () => {
  const kept = { relation: 'we must not act against them', request: null, otherRole: null }
  at(gatewayOf({ hits: [aHit({ ...kept, keptFor: 'They give to us.' })] }))
  await screen.findByText('Why they are on the list: They give to us.')
  screen.getByText('We may not be allowed to act against them')
})

test('a conflict is recorded with a reason, and it stays shut', async () => {
  const conflict = { outcome: 'conflict', by: 'Ada Admin', decidedAt: '2099-03-06T15:00:00.000Z' }
  const gateway = gatewayOf({ hits: [aHit({ decided: decidedAs('conflict') })] })
  gateway.answer({ ConcludeConflicts: shutRequest({ ...conflict, reason: 'We help him.' }) })
  const { user } = at(gateway)
  await user.click(await press('There is a conflict'))
  expect(screen.queryByRole('button', { name: 'No conflicts found: open' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'There is a conflict' }))
  await user.type(dialog.getByLabelText('What is the conflict?'), 'We help him.')
  await user.click(dialog.getByRole('button', { name: 'Record conflict' }))
  await screen.findByRole('heading', { name: 'There is a conflict of interest' })
  expect(sentWith(gateway, 'ConcludeConflicts')).toEqual({
    id: '1',
    outcome: 'conflict',
    reason: 'We help him.',
  })
  screen.getByText(/Ada Admin found a conflict on/)
})

test('in a hurry it opens without the check, with a reason', async () => {
  const gateway = gatewayOf({ hits: [aHit()] })
  gateway.answer({ OpenWithoutConflictCheck: openRequest({ outcome: null, by: null, decidedAt: null }) })
  const { user } = at(gateway)
  await user.click(await press('Open without the check'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Open without the check' }))
  await user.click(dialog.getByRole('button', { name: 'Open' }))
  await dialog.findByText('Say why')
  await user.type(dialog.getByLabelText('Why now?'), 'Lockout tonight{Enter}')
  await screen.findByText('My landlord changed the lock.')
  expect(sentWith(gateway, 'OpenWithoutConflictCheck')).toEqual({ id: '1', reason: 'Lockout tonight' })
  ;(await part('Conflict check')).getByText('Not checked')
  await press('No conflicts found')
  expect(screen.queryByRole('button', { name: 'Open without the check' })).toBeNull()
})

test('new names since it was decided are counted', async () => {
  at(gatewayOf({ newNames: 2, decidedAt: '2099-03-06T15:00:00.000Z', by: 'Ada Admin' }))
  await screen.findByText(/2 new names since it was decided/)
})

test('a name is added with other names, and those the applicant told cannot be changed', async () => {
  const harbor = { id: 'p2', role: 'other side', isTold: false, name: 'Harbor Homes', aliases: ['Harbour'] }
  const [applicant] = theConflicts().parties
  const gateway = gatewayOf()
  gateway.answer({
    NameParty: shutRequest({ parties: [applicant!, harbor] }),
    TakeOutParty: shutRequest(),
  })
  const { user } = at(gateway)
  expect(screen.queryByRole('button', { name: 'Edit Danielle Okonjo-Pratt' })).toBeNull()
  await user.click(await press('Add a name'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a name' }))
  await user.type(dialog.getByLabelText('Name'), 'Harbor Homes')
  await user.selectOptions(dialog.getByLabelText('Who they are'), 'other side')
  await user.type(dialog.getByLabelText('Other names'), 'Harbour, Harbor LLC')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Party created successfully')
  expect(sentWith(gateway, 'NameParty')).toEqual({
    id: '1',
    input: { id: null, name: 'Harbor Homes', role: 'other side', aliases: ['Harbour', 'Harbor LLC'] },
  })
  await press('Edit Harbor Homes')
  await user.click(await press('Remove Harbor Homes'))
  await screen.findByText('Party removed successfully')
  expect(sentWith(gateway, 'TakeOutParty')).toEqual({ id: '1', party: 'p2' })
  const head = screen.getByRole('heading', { name: 'Names in this request' })
  await waitFor(() => expect(document.activeElement).toBe(head))
})

test('what is refused says why, and it stays shut', async () => {
  const gateway = gatewayOf()
  const fields = { outcome: 'Decide on every hit first' }
  gateway.answer({ ConcludeConflicts: refused('BAD_USER_INPUT', { fields }) })
  const { user } = at(gateway)
  await user.click(await press('No conflicts found: open'))
  await screen.findByText('Decide on every hit first')
  await screen.findByText('Failed to record decision')
  screen.getByRole('heading', { name: 'Look at the names first' })
})

test('an open request says who found no conflict', async () => {
  at(fakeGateway({ ...besides, OpenLegalAidRequest: openRequest() }))
  const check = await part('Conflict check')
  check.getByText('No conflicts')
  check.getByText(/Ada Admin/)
  expect(screen.queryByRole('region', { name: 'Names that are alike' })).toBeNull()
})
