// The documents of a request: virus scan, pages and download.
import { buildAdministrator } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRequestPart } from '../../testing/render-part.tsx'
import { watchSavedFiles } from '../../testing/saved-files.ts'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import { Documents } from './Documents.tsx'

const buildDocument = (overrides: Partial<RequestDocumentFragment> = {}): RequestDocumentFragment => ({
  id: 'p1',
  name: 'lease.pdf',
  kind: 'pdf',
  size: 2_400_000,
  addedAt: '2099-03-05T22:30:00.000Z',
  scan: 'clean',
  activeContent: false,
  needsPassword: false,
  ...overrides,
})

const renderList = (documents: RequestDocumentFragment[], responses = {}) =>
  renderRequestPart(<Documents />, { documents }, responses)
const getCard = async () => within(await screen.findByRole('region', { name: 'Documents' }))
const download = 'POST /api/admin/documents/p1/download'
const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, detail }), { status })

test('a document is listed with size, date and scan result', async () => {
  renderList([buildDocument()])
  const line = within((await getCard()).getByRole('listitem'))
  line.getByText('lease.pdf')
  line.getByText(/2\.3 MB, added/)
  line.getByText('No virus found')
})

test.each([
  ['pending', 'Virus scan pending'],
  ['unscanned', 'Not scanned: no virus scanner is set up'],
])('a document that is %s says so and can be downloaded', async (scan, label) => {
  renderList([buildDocument({ scan })])
  const list = await getCard()
  list.getByText(label)
  list.getByRole('button', { name: 'Download lease.pdf' })
})

test('an infected document cannot be downloaded', async () => {
  renderList([buildDocument({ scan: 'infected' })])
  const list = await getCard()
  list.getByText('Contains a virus')
  expect(list.queryByRole('button')).toBeNull()
})

test('a document that nobody can look into says so, and its original is given after a question', async () => {
  renderList([buildDocument({ scan: 'unscanned', needsPassword: true, activeContent: true })])
  const list = await getCard()
  list.getByText('Not scanned: it needs a password')
  list.getByText(/Ask the applicant for a copy without one/)
  expect(list.queryByRole('button', { name: /Look at it/ })).toBeNull()
  list.getByRole('button', { name: 'Download the original of lease.pdf' })
})

test('without documents the screen says so', async () => {
  renderList([])
  ;(await getCard()).getByText('No documents.')
})

test('a document is downloaded with authorization and saved under its name', async () => {
  const saved = watchSavedFiles()
  const { user, gateway } = renderList([buildDocument()], { [download]: () => new Response('%PDF-') })
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['lease.pdf']))
  expect(gateway.requests.find(({ name }) => name === download)?.authorization).toBe('Bearer a-token')
})

test('a document that cannot be opened yet shows why', async () => {
  const { user } = renderList([buildDocument({ scan: 'pending' })], {
    [download]: () => problem(409, 'It has not been checked for viruses yet.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  await screen.findByText('It has not been checked for viruses yet.')
})

test('whose session has ended gives the password in place, and the paper is saved', async () => {
  const saved = watchSavedFiles()
  const isSignedIn = () => gateway.countRequests('POST /api/auth/login') > 0
  const { user, gateway } = renderList([buildDocument()], {
    [download]: () => (isSignedIn() ? new Response('%PDF-') : problem(401, 'Sign in')),
    'POST /api/auth/login': { token: 'new token', user: buildAdministrator() },
  })
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  const question = within(await screen.findByRole('dialog', { name: 'You have been signed out' }))
  await user.type(question.getByLabelText('Password'), 'secret')
  await user.click(question.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(gateway.requests.findLast(({ name }) => name === download)?.authorization).toBe('Bearer new token')
})

test('a paper that does not arrive can be asked for again', async () => {
  const saved = watchSavedFiles()
  const { user, gateway } = renderList([buildDocument()], {
    [download]: () => new Response('a proxy’s own page', { status: 502 }),
  })
  const button = await screen.findByRole('button', { name: 'Download lease.pdf' })
  await user.click(button)
  await screen.findByText('The download failed. Check your connection and try again.')
  gateway.respondWith({ [download]: () => new Response('%PDF-') })
  await user.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByText(/did not arrive/)).toBeNull()
})
