// The pages of a PDF as pictures, and the question before an original with active content.

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDialog, findRegion } from '../../testing/find-part.ts'
import { renderRequestPart } from '../../testing/render-part.tsx'
import { watchSavedFiles } from '../../testing/saved-files.ts'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'
import { Documents } from './Documents.tsx'

const form: RequestDocumentFragment = {
  id: 'p1',
  name: 'form.pdf',
  kind: 'pdf',
  size: 2_400_000,
  addedAt: '2099-03-05T22:30:00.000Z',
  scan: 'clean',
  activeContent: true,
  needsPassword: false,
}

const getPagePath = (page: number) => `POST /api/admin/documents/p1/pages/${page}`
const original = 'POST /api/admin/documents/p1/original'
const buildPicture = (content: string) => () =>
  new Response(content, { headers: { 'content-type': 'image/png', 'x-page-count': '5' } })
const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, detail }), { status })

const renderWith = (document: RequestDocumentFragment) =>
  renderRequestPart(
    <Documents />,
    { documents: [document] },
    {
      [getPagePath(1)]: buildPicture('one'),
      [getPagePath(2)]: buildPicture('two'),
      [getPagePath(3)]: buildPicture('three'),
      [original]: () => new Response('%PDF-'),
    },
  )

const openPages = async (user: ReturnType<typeof renderWith>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Look at it: form.pdf' }))
  return await findRegion('form.pdf')
}

test('the pages of a PDF are pictures, with their number and how many there are', async () => {
  const { user, gateway } = renderWith({ ...form, activeContent: false })
  const pane = await openPages(user)
  const first = await pane.findByRole('img', { name: 'Page 1 of 5' })
  expect(first.getAttribute('src')).toBe(`data:image/png;base64,${btoa('one')}`)
  await user.click(pane.getByRole('button', { name: 'Next page' }))
  const second = await pane.findByRole('img', { name: 'Page 2 of 5' })
  expect(second.getAttribute('src')).toBe(`data:image/png;base64,${btoa('two')}`)
  expect(pane.getByRole('status').textContent).toBe('Page 2 of 5')
  expect(gateway.requests.find(({ name }) => name === getPagePath(2))?.authorization).toBe('Bearer a-token')
})

test('the pages stand beside what the applicant told us, and go again', async () => {
  const { user } = renderWith(form)
  const pane = await openPages(user)
  within(screen.getByRole('region', { name: 'Request' })).getByText('My landlord changed the lock.')
  await pane.findByRole('img', { name: 'Page 1 of 5' })
  await user.click(pane.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'form.pdf' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Documents' }))
})

test('the next page is fetched ahead, and each page once', async () => {
  const { user, gateway } = renderWith(form)
  const pane = await openPages(user)
  await pane.findByRole('img', { name: 'Page 1 of 5' })
  await waitFor(() => expect(gateway.countRequests(getPagePath(2))).toBe(1))
  await user.click(pane.getByRole('button', { name: 'Next page' }))
  await pane.findByRole('img', { name: 'Page 2 of 5' })
  await user.click(pane.getByRole('button', { name: 'Previous page' }))
  await pane.findByRole('img', { name: 'Page 1 of 5' })
  expect([1, 2].map((page) => gateway.countRequests(getPagePath(page)))).toEqual([1, 1])
})

test('a page is rotated and enlarged, which is said', async () => {
  const { user } = renderWith(form)
  const pane = await openPages(user)
  await pane.findByRole('img', { name: 'Page 1 of 5' })
  const rotate = pane.getByRole('button', { name: 'Rotate right' })
  await user.click(rotate)
  expect(pane.getByRole('status').textContent).toBe('Page 1 of 5, rotated by 90 degrees')
  for (let times = 0; times < 3; times += 1) await user.click(rotate)
  expect(pane.getByRole('status').textContent).toBe('Page 1 of 5')
  const enlarge = pane.getByRole('button', { name: 'Enlarge', pressed: false })
  await user.click(enlarge)
  expect(enlarge.getAttribute('aria-pressed')).toBe('true')
})

test('pages are turned with the arrow keys, as soon as a document is chosen', async () => {
  const { user } = renderWith(form)
  const pane = await openPages(user)
  await pane.findByRole('img', { name: 'Page 1 of 5' })
  expect(document.activeElement).toBe(pane.getByRole('region', { name: 'Pages of form.pdf' }))
  await user.keyboard('{ArrowRight}')
  await pane.findByRole('img', { name: 'Page 2 of 5' })
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  await pane.findByRole('img', { name: 'Page 1 of 5' })
})

test('active content is shown as pictures first, and the original only after a question', async () => {
  const saved = watchSavedFiles()
  const { user, gateway } = renderWith(form)
  const item = await findRegion('Documents')
  item.getByText('Active content')
  expect(item.queryByRole('button', { name: /Download/ })).toBeNull()

  const pane = await openPages(user)
  const ask = async () => {
    await user.click(pane.getByRole('button', { name: 'Download the original' }))
    return findDialog('Download the original?')
  }
  const declined = await ask()
  await user.click(declined.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(gateway.countRequests(original)).toBe(0)
  const question = await ask()
  question.getByText(/The timeline will say that you did/)
  await user.click(question.getByRole('button', { name: 'Download the original' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['form.pdf']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  gateway.respondWith({ [original]: () => problem(503, 'It is not there.') })
  const failed = await ask()
  await user.click(failed.getByRole('button', { name: 'Download the original' }))
  await failed.findByText('It is not there.')
  await user.click(failed.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('It is not there.')).toBeNull())
})

test('of a DOC with active content there are no pages, and the screen says so', async () => {
  const saved = watchSavedFiles()
  const { user } = renderWith({ ...form, name: 'letter.doc', kind: 'doc' })
  const item = await findRegion('Documents')
  item.getByText(/The pages of a DOC cannot be shown here/)
  expect(item.queryByRole('button', { name: /Look at it/ })).toBeNull()
  await user.click(item.getByRole('button', { name: 'Download the original of letter.doc' }))
  const question = await findDialog('Download the original?')
  await user.click(question.getByRole('button', { name: 'Download the original' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['letter.doc']))
})

test('a page that cannot be shown says why, and can be asked for again', async () => {
  const { user, gateway } = renderWith(form)
  gateway.respondWith({ [getPagePath(1)]: () => problem(503, 'Other pages are being drawn just now.') })
  const pane = await openPages(user)
  await pane.findByText('Other pages are being drawn just now.')
  gateway.respondWith({ [getPagePath(1)]: buildPicture('one') })
  await user.click(pane.getByRole('button', { name: 'Try again' }))
  await pane.findByRole('img', { name: 'Page 1 of 5' })
})
