import { buildGatewayError } from '@access/shell/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildPdf, watchUploads } from '../testing/fake-uploads.ts'
import {
  buildReceiptResponse,
  findStepHeading,
  getButton,
  openLastStep,
  openRequestForm,
} from '../testing/open-request-form.tsx'

/** Opens the last step, with all other steps complete. */
async function openUploadStep(replies: Record<string, unknown> = {}) {
  const uploads = watchUploads()
  return {
    ...(await openLastStep({ replies })),
    uploads,
    drop: (...dropped: File[]) =>
      fireEvent.drop(screen.getByText('Drop files here, or'), {
        dataTransfer: { types: ['Files'], files: dropped },
      }),
  }
}

const listDocuments = () =>
  within(screen.getByRole('list', { name: 'Your files' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const getAnnouncement = () => screen.getAllByRole('status').map((line) => line.textContent)

test('each file is uploaded when it is chosen, and shows its progress', async () => {
  const { choose, uploads } = await openUploadStep()
  await choose(buildPdf('notice.pdf'), buildPdf('lease.pdf'))
  expect(uploads.map(({ file }) => file.name)).toEqual(['notice.pdf', 'lease.pdf'])
  expect(uploads[0]!.headers['x-requested-with']).toBe('fetch')

  uploads[0]!.progress(620, 1000)
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'notice.pdf' }).value).toBe(62)
  expect(getAnnouncement()).not.toContain(expect.stringContaining('62'))
  uploads[0]!.succeed('d1')
  expect(await screen.findByText('notice.pdf: added')).toBeDefined()
  expect(listDocuments()).toEqual(['notice.pdfAdded, 2 KB', 'lease.pdf0% sent'])
})

test('uploaded documents are sent with the request', async () => {
  const { choose, uploads, press, getSubmissions } = await openUploadStep()
  await choose(buildPdf('notice.pdf'), buildPdf('lease.pdf'))
  uploads[0]!.succeed('d1')
  uploads[1]!.succeed('d2')
  await screen.findByText('lease.pdf: added')
  const summary = within(screen.getByRole('region', { name: 'Check your answers' }))
  summary.getByText(/notice\.pdf\s+lease\.pdf/)

  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(getSubmissions()[0]).toMatchObject({ documents: ['d1', 'd2'] })
})

test('Submit is disabled until pending uploads finish or are removed', async () => {
  const { choose, uploads, press } = await openUploadStep()
  await choose(buildPdf('notice.pdf'), buildPdf('lease.pdf'))
  screen.getByText('Wait for 2 files to finish, or remove them. You can send documents later.')
  expect(getButton('Submit Request').disabled).toBe(true)

  uploads[0]!.succeed('d1')
  await screen.findByText('Wait for 1 file to finish, or remove them. You can send documents later.')
  await press('Cancel lease.pdf')
  expect(uploads[1]!.cancelled).toBe(true)
  screen.getByText('lease.pdf removed')
  expect(getButton('Submit Request').disabled).toBe(false)
})

test('a rejected file is listed with its reason, and never blocks the request', async () => {
  const { choose, uploads, press, getSubmissions } = await openUploadStep()
  const reason = 'locked.pdf is protected with a password. Save a copy without the password and add that.'
  await choose(buildPdf('locked.pdf'))
  uploads[0]!.fail(400, { reason: 'password', errors: { file: reason } })
  await screen.findByText(reason, { selector: 'li *' })
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()

  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(getSubmissions()[0]).toMatchObject({ documents: [] })
})

test('after a failure an upload can be retried', async () => {
  const { choose, uploads, press } = await openUploadStep()
  await choose(buildPdf('notice.pdf'))
  uploads[0]!.failConnection()
  const reason = 'notice.pdf did not arrive. Check your connection and press Retry.'
  await screen.findByText(reason, { selector: 'li *' })

  await press('Retry notice.pdf')
  uploads[1]!.succeed('d1')
  await screen.findByText('notice.pdf: added')
  expect(uploads[1]!.file.name).toBe('notice.pdf')
})

test('a file chosen while offline is uploaded when the connection is restored', async () => {
  const { choose, uploads } = await openUploadStep()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  await choose(buildPdf('notice.pdf'))
  uploads[0]!.failConnection()
  await screen.findByText('You are offline. notice.pdf will start when you are connected again.', {
    selector: 'li *',
  })

  dispatchEvent(new Event('online'))
  expect(uploads).toHaveLength(2)
  uploads[1]!.succeed('d1')
  await screen.findByText('notice.pdf: added')
})

test('an invalid file is not uploaded', async () => {
  const { drop, uploads } = await openUploadStep()
  drop(new File(['x'], 'notes.txt'), buildPdf('empty.pdf', 0), buildPdf('big.pdf', 10 * 1024 * 1024 + 1))

  expect(uploads).toEqual([])
  screen.getByText(/^notes\.txt must be a PDF, DOC or DOCX\./, { selector: 'li *' })
  screen.getByText(/^empty\.pdf is empty\./, { selector: 'li *' })
  screen.getByText(/^big\.pdf must be smaller than 10MB\. It is 10\.1MB\./, { selector: 'li *' })
  expect(getButton('Submit Request').disabled).toBe(false)
})

test('a duplicate file, and a sixth one, are rejected with a message', async () => {
  const { choose, uploads } = await openUploadStep()
  await choose(...['a', 'b', 'c', 'd'].map((name) => buildPdf(`${name}.pdf`)))
  await choose(buildPdf('a.pdf'))
  screen.getByText('You have already added a.pdf.', { selector: '.notice *' })
  await choose(buildPdf('e.pdf'), buildPdf('f.pdf'))

  screen.getByText(/^You can add up to 5 files\./, { selector: '.notice *' })
  expect(uploads.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'])
})

test('a removed document is deleted on the server, and the focus moves to the button that adds another', async () => {
  const { choose, uploads, press, gateway } = await openUploadStep({ 'DELETE /api/documents/d1': {} })
  await choose(buildPdf('notice.pdf'))
  uploads[0]!.succeed('d1')
  await screen.findByText('notice.pdf: added')
  await press('Remove notice.pdf')

  screen.getByText('notice.pdf removed')
  expect(screen.queryByRole('list', { name: 'Your files' })).toBeNull()
  expect(document.activeElement).toBe(getButton('Choose files'))
  expect(gateway.countRequests('DELETE /api/documents/d1')).toBe(1)
})

test('documents survive a step back and a reload', async () => {
  const { choose, uploads, press, getAddress } = await openUploadStep()
  await choose(buildPdf('notice.pdf'))
  uploads[0]!.succeed('d1')
  await screen.findByText('notice.pdf: added')
  await press('Previous')
  await findStepHeading(3)
  await press('Next')
  await findStepHeading(4)
  expect(listDocuments()).toEqual(['notice.pdfAdded, 2 KB'])

  cleanup()
  const again = await openRequestForm({ path: getAddress() })
  await findStepHeading(4)
  await again.press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(again.getSubmissions()[0]).toMatchObject({ documents: ['d1'] })
})

test('an expired document is listed as deleted, and not sent with the request', async () => {
  const { choose, uploads, press, getSubmissions } = await openUploadStep()
  await choose(buildPdf('notice.pdf'))
  uploads[0]!.succeed('d1', { retainedUntil: new Date(Date.now() - 1000).toISOString() })
  await screen.findByText(/^notice\.pdf was added more than 24 hours ago and has been deleted\./, {
    selector: 'li *',
  })

  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(getSubmissions()[0]).toMatchObject({ documents: [] })
})

test('an error of the server about documents is shown until they change', async () => {
  const { choose, uploads, press, gateway } = await openUploadStep({ 'DELETE /api/documents/d1': {} })
  await choose(buildPdf('notice.pdf'))
  uploads[0]!.succeed('d1')
  await screen.findByText('notice.pdf: added')
  const message = 'One of these files is not here any more. Add it again.'
  gateway.respondWith({
    'POST /api/legal-aid-requests': () =>
      buildGatewayError('BAD_USER_INPUT', { fields: { documents: message } }),
  })
  await press('Submit Request')
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }))
  summary.getByRole('link', { name: message })

  gateway.respondWith({ 'POST /api/legal-aid-requests': buildReceiptResponse })
  await press('Remove notice.pdf')
  expect(screen.queryByText(message)).toBeNull()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
})

test('Clear my answers deletes the documents and cancels pending uploads', async () => {
  const { choose, uploads, press, gateway } = await openUploadStep({ 'DELETE /api/documents/d1': {} })
  await choose(buildPdf('notice.pdf'), buildPdf('lease.pdf'))
  uploads[0]!.succeed('d1')
  await screen.findByText('notice.pdf: added')
  await press('Clear my answers')
  await press('Clear my answers')
  await findStepHeading(1)

  expect(uploads[1]!.cancelled).toBe(true)
  expect(gateway.countRequests('DELETE /api/documents/d1')).toBe(1)
})

test('a rejected file does not count towards the limit, and its message is removed when it is chosen again', async () => {
  const { choose, uploads } = await openUploadStep()
  await choose(...['a', 'b', 'c', 'd', 'e'].map((name) => buildPdf(`${name}.pdf`)))
  uploads[0]!.fail(400, { errors: { file: 'a.pdf is protected with a password.' } })
  await screen.findByText('a.pdf is protected with a password.', { selector: 'li *' })
  await choose(buildPdf('a.pdf'))

  expect(uploads).toHaveLength(6)
  expect(screen.queryByText('a.pdf is protected with a password.', { selector: 'li *' })).toBeNull()
})
