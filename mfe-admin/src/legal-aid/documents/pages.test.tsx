// The pages of a PDF as pictures, and the question before an original with active content.
import { createFakeGateway } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAsAdministrator } from '../../testing/render-at.ts'
import { buildRequestDetails, defaultResponses } from '../../testing/requests.ts'
import { watchSavedFiles } from '../../testing/saved-files.ts'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'

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
const buildPicture = (content: string) => () => new Response(content, { headers: { 'x-page-count': '5' } })
const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, detail }), { status })

function renderWith(document: RequestDocumentFragment) {
  const gateway = createFakeGateway({
    ...defaultResponses,
    OpenLegalAidRequest: { details: buildRequestDetails({ documents: [document] }) },
  })
  gateway.respondWith({
    [getPagePath(1)]: buildPicture('one'),
    [getPagePath(2)]: buildPicture('two'),
    [original]: () => new Response('%PDF-'),
  })
  return { gateway, user: renderAsAdministrator('/admin/legal-aid/1?tab=documents', gateway).user }
}

const openPages = async (user: ReturnType<typeof renderWith>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Look at it: form.pdf' }))
  return within(await screen.findByRole('dialog', { name: 'form.pdf' }))
}

test('the pages of a PDF are pictures, with their number and how many there are', async () => {
  const { user, gateway } = renderWith({ ...form, activeContent: false })
  const dialog = await openPages(user)
  const first = await dialog.findByRole('img', { name: 'Page 1 of 5' })
  expect(first.getAttribute('src')).toBe(`data:image/png;base64,${btoa('one')}`)
  await user.click(dialog.getByRole('button', { name: 'Next page' }))
  const second = await dialog.findByRole('img', { name: 'Page 2 of 5' })
  expect(second.getAttribute('src')).toBe(`data:image/png;base64,${btoa('two')}`)
  expect(dialog.getByRole('status').textContent).toBe('Page 2 of 5')
  expect(gateway.requests.find(({ name }) => name === getPagePath(2))?.authorization).toBe('Bearer a-token')
})

test('pages are turned with the arrow keys', async () => {
  const { user } = renderWith(form)
  const dialog = await openPages(user)
  await dialog.findByRole('img', { name: 'Page 1 of 5' })
  dialog.getByRole('region', { name: 'Page' }).focus()
  await user.keyboard('{ArrowRight}')
  await dialog.findByRole('img', { name: 'Page 2 of 5' })
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  await dialog.findByRole('img', { name: 'Page 1 of 5' })
})

test('active content is shown as pictures first, and the original only after a question', async () => {
  const saved = watchSavedFiles()
  const { user, gateway } = renderWith(form)
  const item = within(await screen.findByRole('region', { name: 'Documents' }))
  item.getByText('Active content')
  expect(item.queryByRole('button', { name: /Download/ })).toBeNull()

  const dialog = await openPages(user)
  await user.click(dialog.getByRole('button', { name: 'Download the original' }))
  const question = within(await screen.findByRole('dialog', { name: 'Download the original?' }))
  question.getByText(/The timeline will say that you did/)
  expect(gateway.countRequests(original)).toBe(0)
  await user.click(question.getByRole('button', { name: 'Download the original' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['form.pdf']))
})

test('whoever says no to the question gets no original', async () => {
  const { user, gateway } = renderWith(form)
  const dialog = await openPages(user)
  await user.click(dialog.getByRole('button', { name: 'Download the original' }))
  const question = within(await screen.findByRole('dialog', { name: 'Download the original?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(gateway.countRequests(original)).toBe(0)
})

test('of a DOC with active content there are no pages, and the screen says so', async () => {
  const saved = watchSavedFiles()
  const { user } = renderWith({ ...form, name: 'letter.doc', kind: 'doc' })
  const item = within(await screen.findByRole('region', { name: 'Documents' }))
  item.getByText(/The pages of a DOC cannot be shown here/)
  expect(item.queryByRole('button', { name: /Look at it/ })).toBeNull()
  await user.click(item.getByRole('button', { name: 'Download the original of letter.doc' }))
  const question = within(await screen.findByRole('dialog', { name: 'Download the original?' }))
  await user.click(question.getByRole('button', { name: 'Download the original' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['letter.doc']))
})

test('a page that cannot be shown says why, and can be asked for again', async () => {
  const { user, gateway } = renderWith(form)
  gateway.respondWith({ [getPagePath(1)]: () => problem(503, 'Other pages are being drawn just now.') })
  const dialog = await openPages(user)
  await dialog.findByText('Other pages are being drawn just now.')
  gateway.respondWith({ [getPagePath(1)]: buildPicture('one') })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByRole('img', { name: 'Page 1 of 5' })
})
