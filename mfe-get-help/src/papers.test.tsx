import { aLegalAidRequest } from '@access/requests/legal-aid-requests/legal-aid-request.examples'
import { refused } from '@access/shell/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anApplicant, atStep, button, server, stored } from './testing/applicant.tsx'
import { aPdf, watchUploads } from './testing/uploads.ts'

const { documents: _none, eligibilityData, status: _ours, ...told } = aLegalAidRequest()
const answers = { ...told, ...eligibilityData }

/** At the last step, where everything else has been told, with the box for papers before them. */
async function atTheBox(replies: Record<string, unknown> = {}) {
  const uploads = watchUploads()
  const gateway = server(stored)
  gateway.answer(replies)
  sessionStorage.setItem('get-help.draft', JSON.stringify({ id: 'a-draft', answers, papers: [] }))
  const applicant = await anApplicant({ path: '/get-help?step=4', gateway })
  await atStep(4)
  const [files] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  return {
    ...applicant,
    gateway,
    uploads,
    choose: (...chosen: File[]) => applicant.user.upload(files!, chosen),
    drop: (...dropped: File[]) =>
      fireEvent.drop(screen.getByText('Drop files here, or'), {
        dataTransfer: { types: ['Files'], files: dropped },
      }),
  }
}

const listed = () =>
  within(screen.getByRole('list', { name: 'Your files' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const said = () => screen.getAllByRole('status').map((line) => line.textContent)

test('each file is sent when it is chosen, by our own page, and tells how far it is', async () => {
  const { choose, uploads } = await atTheBox()
  await choose(aPdf('notice.pdf'), aPdf('lease.pdf'))
  expect(uploads.map(({ file }) => file.name)).toEqual(['notice.pdf', 'lease.pdf'])
  expect(uploads[0]!.headers['x-requested-with']).toBe('fetch')

  uploads[0]!.progress(620, 1000)
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'notice.pdf' }).value).toBe(62)
  expect(said()).not.toContain(expect.stringContaining('62'))
  uploads[0]!.arrive('d1')
  expect(await screen.findByText('notice.pdf: added')).toBeDefined()
  expect(listed()).toEqual(['notice.pdfAdded, 2 KB', 'lease.pdf0% sent'])
})

test('papers that have arrived go along with the request', async () => {
  const { choose, uploads, press, sent } = await atTheBox()
  await choose(aPdf('notice.pdf'), aPdf('lease.pdf'))
  uploads[0]!.arrive('d1')
  uploads[1]!.arrive('d2')
  await screen.findByText('lease.pdf: added')
  const told = within(screen.getByRole('region', { name: 'Check your answers' }))
  told.getByText(/notice\.pdf\s+lease\.pdf/)

  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(sent()[0]).toMatchObject({ documents: ['d1', 'd2'] })
})

test('Submit waits for files on their way, or for who removes them', async () => {
  const { choose, uploads, press } = await atTheBox()
  await choose(aPdf('notice.pdf'), aPdf('lease.pdf'))
  screen.getByText('Wait for 2 files to finish, or remove them. You can send papers later.')
  expect(button('Submit Request').disabled).toBe(true)

  uploads[0]!.arrive('d1')
  await screen.findByText('Wait for 1 file to finish, or remove them. You can send papers later.')
  await press('Cancel lease.pdf')
  expect(uploads[1]!.cancelled).toBe(true)
  screen.getByText('lease.pdf removed')
  expect(button('Submit Request').disabled).toBe(false)
})

test('a file that fails is named with its reason, and never stops the request', async () => {
  const { choose, uploads, press, sent } = await atTheBox()
  const reason = 'locked.pdf is protected with a password. Save a copy without the password and add that.'
  await choose(aPdf('locked.pdf'))
  uploads[0]!.refuse(400, { reason: 'password', errors: { file: reason } })
  await screen.findByText(reason, { selector: 'li *' })
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull()

  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(sent()[0]).toMatchObject({ documents: [] })
})

for (const [what, happen, reason] of [
  ['a broken connection', 'break', 'notice.pdf did not arrive. Check your connection and press Retry.'],
  ['a busy server', 503, 'We could not take notice.pdf just now. Press Retry in a minute.'],
  ['too many at once', 429, 'We could not take notice.pdf just now. Press Retry in a minute.'],
  ['a failure of the server', 500, 'notice.pdf did not arrive. Check your connection and press Retry.'],
] as const) {
  test(`after ${what} a file can be tried again`, async () => {
    const { choose, uploads, press } = await atTheBox()
    await choose(aPdf('notice.pdf'))
    if (happen === 'break') uploads[0]!.breakOff()
    else uploads[0]!.refuse(happen)
    await screen.findByText(reason, { selector: 'li *' })

    await press('Retry notice.pdf')
    uploads[1]!.arrive('d1')
    await screen.findByText('notice.pdf: added')
    expect(uploads[1]!.file.name).toBe('notice.pdf')
  })
}

test('a file chosen while offline starts when the connection is back', async () => {
  const { choose, uploads } = await atTheBox()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  await choose(aPdf('notice.pdf'))
  uploads[0]!.breakOff()
  await screen.findByText('You are offline. notice.pdf will start when you are connected again.', {
    selector: 'li *',
  })

  dispatchEvent(new Event('online'))
  expect(uploads).toHaveLength(2)
  uploads[1]!.arrive('d1')
  await screen.findByText('notice.pdf: added')
})

test('what cannot be taken is not even sent', async () => {
  const { drop, uploads } = await atTheBox()
  drop(new File(['x'], 'notes.txt'), aPdf('empty.pdf', 0), aPdf('big.pdf', 10 * 1024 * 1024 + 1))

  expect(uploads).toEqual([])
  screen.getByText(/^notes\.txt must be a PDF, DOC or DOCX\./, { selector: 'li *' })
  screen.getByText(/^empty\.pdf is empty\./, { selector: 'li *' })
  screen.getByText(/^big\.pdf must be smaller than 10MB\. It is 10\.1MB\./, { selector: 'li *' })
  expect(button('Submit Request').disabled).toBe(false)
})

test('the same file twice, and a sixth one, are turned away in words', async () => {
  const { choose, uploads } = await atTheBox()
  await choose(...['a', 'b', 'c', 'd'].map((name) => aPdf(`${name}.pdf`)))
  await choose(aPdf('a.pdf'))
  screen.getByText('You have already added a.pdf.', { selector: '.notice *' })
  await choose(aPdf('e.pdf'), aPdf('f.pdf'))

  screen.getByText(/^You can add up to 5 files\./, { selector: '.notice *' })
  expect(uploads.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'])
})

test('files can be dropped into the box', async () => {
  const { uploads, drop } = await atTheBox()
  drop(aPdf('notice.pdf'))
  expect(uploads.map(({ file }) => file.name)).toEqual(['notice.pdf'])
})

test('a paper that is removed is taken back from the server, and the focus goes to where one adds another', async () => {
  const { choose, uploads, press, gateway } = await atTheBox({ 'DELETE /api/documents/d1': {} })
  await choose(aPdf('notice.pdf'))
  uploads[0]!.arrive('d1')
  await screen.findByText('notice.pdf: added')
  await press('Remove notice.pdf')

  screen.getByText('notice.pdf removed')
  expect(screen.queryByRole('list', { name: 'Your files' })).toBeNull()
  expect(document.activeElement).toBe(button('Choose files'))
  expect(gateway.times('DELETE /api/documents/d1')).toBe(1)
})

test('papers outlive a step back and a reload', async () => {
  const { choose, uploads, press, address } = await atTheBox()
  await choose(aPdf('notice.pdf'))
  uploads[0]!.arrive('d1')
  await screen.findByText('notice.pdf: added')
  await press('Previous')
  await atStep(3)
  await press('Next')
  await atStep(4)
  expect(listed()).toEqual(['notice.pdfAdded, 2 KB'])

  cleanup()
  const again = await anApplicant({ path: address() })
  await atStep(4)
  await again.press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(again.sent()[0]).toMatchObject({ documents: ['d1'] })
})

test('a paper from more than a day ago is told as gone, and not sent along', async () => {
  const { choose, uploads, press, sent } = await atTheBox()
  await choose(aPdf('notice.pdf'))
  uploads[0]!.arrive('d1', { keptUntil: new Date(Date.now() - 1000).toISOString() })
  await screen.findByText(/^notice\.pdf was added more than 24 hours ago and has been deleted\./, {
    selector: 'li *',
  })

  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(sent()[0]).toMatchObject({ documents: [] })
})

test('what the server has against the papers is said at their box, until they are others', async () => {
  const { choose, uploads, press, gateway } = await atTheBox({ 'DELETE /api/documents/d1': {} })
  await choose(aPdf('notice.pdf'))
  uploads[0]!.arrive('d1')
  await screen.findByText('notice.pdf: added')
  const message = 'One of these files is not here any more. Add it again.'
  gateway.answer({
    'POST /api/legal-aid-requests': () => refused('BAD_USER_INPUT', { fields: { documents: message } }),
  })
  await press('Submit Request')
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }))
  summary.getByRole('link', { name: message })

  gateway.answer({ 'POST /api/legal-aid-requests': stored })
  await press('Remove notice.pdf')
  expect(screen.queryByText(message)).toBeNull()
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
})

test('Clear my answers takes the papers back, and stops those on their way', async () => {
  const { choose, uploads, press, gateway } = await atTheBox({ 'DELETE /api/documents/d1': {} })
  await choose(aPdf('notice.pdf'), aPdf('lease.pdf'))
  uploads[0]!.arrive('d1')
  await screen.findByText('notice.pdf: added')
  await press('Clear my answers')
  await press('Clear my answers')
  await atStep(1)

  expect(uploads[1]!.cancelled).toBe(true)
  expect(gateway.times('DELETE /api/documents/d1')).toBe(1)
})

test('a file that was refused takes no place, and its reason goes when it is chosen again, mended', async () => {
  const { choose, uploads } = await atTheBox()
  await choose(...['a', 'b', 'c', 'd', 'e'].map((name) => aPdf(`${name}.pdf`)))
  uploads[0]!.refuse(400, { errors: { file: 'a.pdf is protected with a password.' } })
  await screen.findByText('a.pdf is protected with a password.', { selector: 'li *' })
  await choose(aPdf('a.pdf'))

  expect(uploads).toHaveLength(6)
  expect(screen.queryByText('a.pdf is protected with a password.', { selector: 'li *' })).toBeNull()
})
