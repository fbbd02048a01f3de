import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildPdf, watchUploads } from '../testing/fake-uploads.ts'
import { buildStatusResponse, getSection, openPageWithStatus } from './testing/open-status-page.tsx'

const notice = { id: 'd1', name: 'notice.pdf', size: 1_834_000, addedAt: '2026-11-20T19:31:00.000Z' }

const selectFiles = (page: Awaited<ReturnType<typeof openPageWithStatus>>, ...files: File[]) =>
  page.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files)

test('documents are listed with their size and date', async () => {
  await openPageWithStatus({ documents: [notice] })
  expect(getSection('Documents').getByRole('listitem').textContent).toBe(
    'notice.pdf 1.7 MB, November 20, 2026',
  )
})

test('a document is uploaded when it is chosen, and added to the request when that is said', async () => {
  const uploads = watchUploads()
  const page = await openPageWithStatus({}, { AddDocuments: buildStatusResponse({ documents: [notice] }) })
  await selectFiles(page, buildPdf('notice.pdf'))
  expect(page.listCalls('AddDocuments')).toEqual([])
  uploads[0]!.succeed('d1')
  await screen.findByText('Not sent yet.')
  expect(page.listCalls('AddDocuments')).toEqual([])
  await page.press('Send documents')
  await getSection('Documents').findByText('1.7 MB, November 20, 2026')
  await screen.findByText('Your documents have been sent.')
  expect(page.listCalls('AddDocuments')).toEqual([{ accessToken: 'pass-1', documents: ['d1'] }])
  expect(screen.queryByRole('list', { name: 'Your files' })).toBeNull()
})

test('what was chosen by mistake is taken out before it is sent', async () => {
  const uploads = watchUploads()
  const page = await openPageWithStatus(
    {},
    { AddDocuments: buildStatusResponse(), 'DELETE /api/documents/d1': {} },
  )
  await selectFiles(page, buildPdf('diary.pdf'), buildPdf('lease.pdf', 3000))
  uploads[0]!.succeed('d1')
  uploads[1]!.succeed('d2')
  await page.user.click(await screen.findByRole('button', { name: 'Remove diary.pdf' }))
  await page.press('Send documents')
  await screen.findByText('Your documents have been sent.')
  expect(page.listCalls('AddDocuments').map(({ documents }) => documents)).toEqual([['d2']])
})

test('several documents are added together', async () => {
  const uploads = watchUploads()
  const page = await openPageWithStatus({}, { AddDocuments: buildStatusResponse() })
  await selectFiles(page, buildPdf('notice.pdf'), buildPdf('lease.pdf', 3000))
  uploads[0]!.succeed('d1')
  uploads[1]!.succeed('d2')
  await screen.findByRole('button', { name: 'Remove lease.pdf' })
  await page.press('Send documents')
  await waitFor(() =>
    expect(page.listCalls('AddDocuments').map(({ documents }) => documents)).toEqual([['d1', 'd2']]),
  )
})

test('a rejected document is listed with the reason, and nothing is added', async () => {
  const uploads = watchUploads()
  const page = await openPageWithStatus()
  const message = 'letter.pdf has macros. Save a copy without them and add that.'
  await selectFiles(page, buildPdf('letter.pdf'))
  uploads[0]!.fail(415, { errors: { file: message } })
  await waitFor(() => within(screen.getByRole('list', { name: 'Your files' })).getByText(message))
  expect(page.listCalls('AddDocuments')).toEqual([])
})

test('documents that exceed the limit show why', async () => {
  const uploads = watchUploads()
  const full = 'This request has all the documents it can hold'
  const page = await openPageWithStatus(
    {},
    { AddDocuments: buildGatewayError('BAD_USER_INPUT', { fields: { documents: full } }) },
  )
  await selectFiles(page, buildPdf('notice.pdf'))
  uploads[0]!.succeed('d1')
  await screen.findByText('Not sent yet.')
  await page.press('Send documents')
  await screen.findByRole('link', { name: full })
  // It can still be taken out, and less be sent.
  screen.getByRole('button', { name: 'Remove notice.pdf' })
})

test('closing the status cancels pending uploads', async () => {
  const uploads = watchUploads()
  const page = await openPageWithStatus(
    {},
    { StartEmailUpdates: buildGatewayError('BAD_USER_INPUT', { fields: { accessToken: 'Over' } }) },
  )
  await selectFiles(page, buildPdf('notice.pdf'))
  await page.press('Email me when there is news')
  await screen.findByRole('heading', { name: 'Please enter your passphrase again' })
  expect(uploads[0]!.cancelled).toBe(true)
})

test('additional details can be saved here as well, with the latest access token', async () => {
  const page = await openPageWithStatus(
    {},
    {
      SaveAdditionalDetails: { saveAdditionalDetails: { accessToken: 'pass-2' } },
      RefreshRequestStatus: buildStatusResponse({ accessToken: 'pass-3', textUpdates: 'unconfirmed' }),
      StartEmailUpdates: buildStatusResponse(),
    },
  )
  await page.user.click(screen.getByText('Tell us more'))
  await page.user.type(await screen.findByRole('textbox', { name: 'Safe hours' }), 'After 3 PM')
  // One fold is enough to find them.
  expect(document.querySelector('details details')).toBeNull()
  await page.press('Send these answers')
  await screen.findByText('Thank you. Your answers were added to your request.')
  expect(page.listCalls('SaveAdditionalDetails')).toEqual([
    { accessToken: 'pass-1', input: { safeContactHours: 'After 3 PM' } },
  ])
  expect(page.listCalls('RefreshRequestStatus')).toEqual([{ accessToken: 'pass-2' }])
  // What they have just called safe is offered once, where it can be stopped again.
  expect(await screen.findAllByRole('button', { name: 'Text me a code' })).toHaveLength(1)
  await page.press('Email me when there is news')
  await waitFor(() => expect(page.listCalls('StartEmailUpdates')).toEqual([{ accessToken: 'pass-3' }]))
})

test('what is safe can be changed later, one answer at a time', async () => {
  const page = await openPageWithStatus(
    { hasAdditionalDetails: true, safeContactMethods: ['Phone', 'Email'] },
    {
      SaveAdditionalDetails: { saveAdditionalDetails: { accessToken: 'pass-2' } },
      RefreshRequestStatus: buildStatusResponse(),
    },
  )
  await page.user.click(screen.getByText('Change how you are reached'))
  await page.user.click(await screen.findByRole('checkbox', { name: 'Text message' }))
  await page.press('Send these answers')
  await screen.findByText('Thank you. Your answers were added to your request.')
  expect(page.listCalls('SaveAdditionalDetails')).toMatchObject([
    { input: { safeContactMethods: ['Phone', 'Email', 'Text message'] } },
  ])
})
