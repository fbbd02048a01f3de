// The documents of a request: virus scan, pages and download.

import { buildAdministrator } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBuilder } from '../../testing/create-builder.ts'
import { enter } from '../../testing/enter.ts'
import { findDialog, findRegion } from '../../testing/find-part.ts'
import { renderRequestPart } from '../../testing/render-part.tsx'
import { watchSavedFiles } from '../../testing/saved-files.ts'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import { Documents } from './Documents.tsx'

const buildDocument = createBuilder<RequestDocumentFragment>({
  id: 'p1',
  name: 'lease.pdf',
  kind: 'pdf',
  size: 2_400_000,
  addedAt: '2099-03-05T22:30:00.000Z',
  scan: 'clean',
  activeContent: false,
  needsPassword: false,
})

const renderList = (documents: RequestDocumentFragment[], responses = {}) =>
  renderRequestPart(<Documents />, { documents }, responses)
const download = 'POST /api/admin/documents/p1/download'
const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, detail }), { status })

test.each([
  ['clean', 'No virus found', 1],
  ['pending', 'Virus scan pending', 1],
  ['unscanned', 'Not scanned: no virus scanner is set up', 1],
  ['infected', 'Contains a virus', 0],
])(
  'a document that is %s is listed with size and date, and downloaded unless infected',
  async (scan, label, downloads) => {
    renderList([buildDocument({ scan })])
    const list = await findRegion('Documents')
    for (const text of ['lease.pdf', /2\.3 MB, added/, label]) list.getByText(text)
    expect(list.queryAllByRole('button', { name: 'Download lease.pdf' })).toHaveLength(downloads)
  },
)

test('a document that nobody can look into says so, and its original is given after a question', async () => {
  renderList([buildDocument({ scan: 'unscanned', needsPassword: true, activeContent: true })])
  const list = await findRegion('Documents')
  list.getByText('Not scanned: it needs a password')
  list.getByText(/Ask the applicant for a copy without one/)
  expect(list.queryByRole('button', { name: /Look at it/ })).toBeNull()
  list.getByRole('button', { name: 'Download the original of lease.pdf' })
})

test('without documents the screen says so', async () => {
  renderList([])
  ;(await findRegion('Documents')).getByText('No documents.')
})

test('a document is downloaded with authorization and saved under its name', async () => {
  const saved = watchSavedFiles()
  const { user, gateway } = renderList([buildDocument()], { [download]: () => new Response('%PDF-') })
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['lease.pdf']))
  expect(gateway.requests.find(({ name }) => name === download)?.authorization).toBe('Bearer a-token')
})

test.each([
  [
    'It has not been checked for viruses yet.',
    () => problem(409, 'It has not been checked for viruses yet.'),
  ],
  [
    'The download failed. Check your connection and try again.',
    () => new Response('a proxy’s own page', { status: 502 }),
  ],
])('a document that does not arrive says why, and can be asked for again: %s', async (message, response) => {
  const saved = watchSavedFiles()
  const { user, gateway } = renderList([buildDocument()], { [download]: response })
  const button = await screen.findByRole('button', { name: 'Download lease.pdf' })
  await user.click(button)
  await screen.findByText(message)
  gateway.respondWith({ [download]: () => new Response('%PDF-') })
  await user.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByText(message)).toBeNull()
})

test('whose session has ended gives the password in place, and the paper is saved', async () => {
  const saved = watchSavedFiles()
  const isSignedIn = () => gateway.countRequests('POST /api/auth/login') > 0
  const { user, gateway } = renderList([buildDocument()], {
    [download]: () => (isSignedIn() ? new Response('%PDF-') : problem(401, 'Sign in')),
    'POST /api/auth/login': { token: 'new token', user: buildAdministrator() },
  })
  await user.click(await screen.findByRole('button', { name: 'Download lease.pdf' }))
  const question = await findDialog('You have been signed out')
  enter(question.getByLabelText('Password'), 'secret')
  await user.click(question.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(gateway.requests.findLast(({ name }) => name === download)?.authorization).toBe('Bearer new token')
})
