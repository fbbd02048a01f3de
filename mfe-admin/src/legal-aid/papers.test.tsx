// The papers of a request: what the virus check said, and saving one.
import { anAdministrator, fakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { anOpened, besides } from '../testing/requests.ts'
import { savedFiles } from '../testing/savedFiles.ts'
import type { Paper } from './documents.ts'

const aPaper = (given: Partial<Paper> = {}): Paper => ({
  id: 'p1',
  name: 'lease.pdf',
  kind: 'pdf',
  size: 2_400_000,
  addedAt: '2099-03-05T22:30:00.000Z',
  scan: 'clean',
  ...given,
})

const withPapers = (...documents: Paper[]) =>
  fakeGateway({ ...besides, OpenLegalAidRequest: { opened: anOpened({ documents }) } })
const at = (gateway: ReturnType<typeof fakeGateway>) => asAdministrator('/admin/legal-aid/1', gateway)
const papers = async () => within(await screen.findByRole('region', { name: 'Papers' }))
const download = 'GET /api/admin/documents/p1'
const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, detail }), { status })

test('a paper stands with its size, when it came and what the virus check said', async () => {
  at(withPapers(aPaper()))
  const line = within((await papers()).getByRole('listitem'))
  line.getByText('lease.pdf')
  line.getByText(/2\.3 MB, added/)
  line.getByText('No virus found')
})

test.each([
  ['pending', 'Waiting for the virus check'],
  ['unscanned', 'Not checked for viruses'],
])('a paper that is %s says so and can be saved', async (scan, says) => {
  at(withPapers(aPaper({ scan })))
  const list = await papers()
  list.getByText(says)
  list.getByRole('button', { name: 'Download lease.pdf' })
})

test('an infected paper is not offered', async () => {
  at(withPapers(aPaper({ scan: 'infected' })))
  const list = await papers()
  list.getByText('Contains a virus')
  expect(list.queryByRole('button')).toBeNull()
})

test('without papers the screen says so', async () => {
  at(withPapers())
  ;(await papers()).getByText('No papers.')
})

test('a paper is asked for with the sign-in and saved under its name', async () => {
  const saved = savedFiles()
  const gateway = withPapers(aPaper())
  gateway.answer({ [download]: () => new Response('%PDF-') })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['lease.pdf']))
  expect(gateway.asked.find(({ name }) => name === download)?.authorization).toBe('Bearer a-token')
})

test('a paper that may not be opened yet says why', async () => {
  const gateway = withPapers(aPaper({ scan: 'pending' }))
  gateway.answer({ [download]: () => problem(409, 'It has not been checked for viruses yet.') })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  await screen.findByText('It has not been checked for viruses yet.')
})

test('whose session has ended gives the password in place, and the paper is saved', async () => {
  const saved = savedFiles()
  const gateway = withPapers(aPaper())
  const isSignedIn = () => gateway.times('POST /api/auth/login') > 0
  gateway.answer({
    [download]: () => (isSignedIn() ? new Response('%PDF-') : problem(401, 'Sign in')),
    'POST /api/auth/login': { token: 'new token', user: anAdministrator() },
  })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  const question = within(await screen.findByRole('dialog', { name: 'You have been signed out' }))
  await user.type(question.getByLabelText('Password'), 'secret')
  await user.click(question.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(gateway.asked.findLast(({ name }) => name === download)?.authorization).toBe('Bearer new token')
})

test('a paper that does not arrive can be asked for again', async () => {
  const saved = savedFiles()
  const gateway = withPapers(aPaper())
  gateway.answer({ [download]: () => new Response('a proxy’s own page', { status: 502 }) })
  const { user } = at(gateway)
  const button = await screen.findByRole('button', { name: 'Download lease.pdf' })
  await user.click(button)
  await screen.findByText('It did not arrive. Check your connection and try again.')
  gateway.answer({ [download]: () => new Response('%PDF-') })
  await user.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByText(/did not arrive/)).toBeNull()
})
