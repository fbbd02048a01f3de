import { refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPdf, watchUploads } from '../testing/uploads.ts'
import { openedPage, part, stands } from './testing/theStatusPage.tsx'

const notice = { id: 'd1', name: 'notice.pdf', size: 1_834_000, addedAt: '2026-11-20T19:31:00.000Z' }

const choose = (page: Awaited<ReturnType<typeof openedPage>>, ...files: File[]) =>
  page.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files)

test('documents are listed with their size and the day they came', async () => {
  await openedPage({ documents: [notice] })
  expect(part('Documents').getByRole('listitem').textContent).toBe('notice.pdf 1.7 MB, November 20, 2026')
})

test('a document is sent when it is chosen, and belongs to the request once it has arrived', async () => {
  const uploads = watchUploads()
  const page = await openedPage({}, { AddDocuments: stands({ documents: [notice] }) })
  await choose(page, aPdf('notice.pdf'))
  expect(page.asked('AddDocuments')).toEqual([])
  uploads[0]!.arrive('d1')
  await part('Documents').findByText('1.7 MB, November 20, 2026')
  expect(page.asked('AddDocuments')).toEqual([{ pass: 'pass-1', documents: ['d1'] }])
})

test('of several documents each is added, also while another one is', async () => {
  const uploads = watchUploads()
  const page = await openedPage({}, { AddDocuments: stands() })
  await choose(page, aPdf('notice.pdf'), aPdf('lease.pdf', 3000))
  uploads[0]!.arrive('d1')
  uploads[1]!.arrive('d2')
  await waitFor(() =>
    expect(page.asked('AddDocuments').map(({ documents }) => documents)).toEqual([['d1'], ['d2']]),
  )
})

test('a document that is not taken is named with the reason, and nothing is added', async () => {
  const uploads = watchUploads()
  const page = await openedPage()
  await choose(page, aPdf('locked.pdf'))
  uploads[0]!.refuse(415, { errors: { file: 'locked.pdf is protected with a password.' } })
  await waitFor(() =>
    within(screen.getByRole('list', { name: 'Your files' })).getByText(
      'locked.pdf is protected with a password.',
    ),
  )
  expect(page.asked('AddDocuments')).toEqual([])
})

test('documents that the request cannot take say why', async () => {
  const uploads = watchUploads()
  const full = 'This request has all the documents it can hold'
  const page = await openedPage(
    {},
    { AddDocuments: refused('BAD_USER_INPUT', { fields: { documents: full } }) },
  )
  await choose(page, aPdf('notice.pdf'))
  uploads[0]!.arrive('d1')
  await screen.findByRole('link', { name: full })
})

test('a status that is closed stops what is on its way', async () => {
  const uploads = watchUploads()
  const page = await openedPage({}, { MailMe: refused('BAD_USER_INPUT', { fields: { pass: 'Over' } }) })
  await choose(page, aPdf('notice.pdf'))
  await page.press('E-mail me this reference')
  await screen.findByRole('heading', { name: 'Please enter your words again' })
  expect(uploads[0]!.cancelled).toBe(true)
})

test('the optional questions can be answered here as well, under the newest pass', async () => {
  const page = await openedPage({}, { TellMore: { tellMore: { pass: 'pass-2' } }, MailMe: stands() })
  await page.user.click(screen.getByText('Tell us more'))
  await page.user.type(await screen.findByRole('textbox', { name: 'Safe hours' }), 'After 3 PM')
  await page.press('Send these answers')
  await screen.findByText('Thank you. Your answers are with your request.')
  expect(page.asked('TellMore')).toEqual([{ pass: 'pass-1', input: { safeHours: 'After 3 PM' } }])
  await page.press('E-mail me this reference')
  await waitFor(() => expect(page.asked('MailMe')).toEqual([{ pass: 'pass-2' }]))
})

test('who has answered them is not asked again', async () => {
  await openedPage({ toldMore: true })
  expect(screen.queryByText('Tell us more')).toBeNull()
})
