import { anEvent } from '@access/content/events/event.examples'
import { aJudgment } from '@access/content/judgments/judgment.examples'
import { anAdministrator, refused } from '@access/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../../../testing/at.ts'
import { inWindow } from '../../../testing/inWindow.ts'
import { managed, sentWith } from '../../../testing/managed.ts'
import { aPicture, watchUploads } from '../../../testing/uploads.ts'

const address = '/api/files/7/door-1200x900.webp'

async function editing(about: Parameters<typeof anEvent>[0] = {}) {
  const uploads = watchUploads()
  const gateway = managed('Event', 'Events', [anEvent(about)])
  const { user } = asAdministrator('/admin/events', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const field = await screen.findByLabelText<HTMLInputElement>('Featured image')
  const choose = (file: File) => user.upload(screen.getByTestId('event_featuredImage-file'), file)
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  return { uploads, gateway, user, field, choose, save }
}

test('a picture is sent, shown, described and saved with its item', async () => {
  const { uploads, gateway, user, field, choose, save } = await editing()
  await choose(aPicture())
  const [upload] = uploads
  expect(upload!.headers).toMatchObject({ authorization: 'Bearer a-token', 'x-requested-with': 'fetch' })
  upload!.progress(50, 100)
  screen.getByText('Sending door.jpg: 50%')
  upload!.arrive(address)
  await waitFor(() => expect(field.value).toBe(address))
  screen.getByRole('img', { name: 'The picture as it is now' })

  await save()
  await screen.findByText('Describe the picture, or say that it only decorates')
  expect(gateway.times('UpdateEvent')).toBe(0)
  await user.type(screen.getByLabelText('Alternative text'), 'Door')
  await save()
  await screen.findByText('Event updated successfully')
  expect(sentWith(gateway, 'UpdateEvent')).toMatchObject({
    input: { featuredImage: address, featuredImageAlt: 'Door', featuredImageDecorative: false },
  })
})

test('a picture that only decorates needs no words', async () => {
  const { gateway, user, field, save } = await editing()
  await user.click(field)
  await user.paste('https://example.org/door.jpg')
  await user.click(screen.getByRole('switch', { name: 'Only decorates' }))
  expect(screen.queryByLabelText('Alternative text')).toBeNull()
  await save()
  await screen.findByText('Event updated successfully')
  expect(sentWith(gateway, 'UpdateEvent')).toMatchObject({
    input: { featuredImageAlt: null, featuredImageDecorative: true },
  })
})

test('words about one picture are not kept for another', async () => {
  const { uploads, choose, save } = await editing({ featuredImage: '/old.png', featuredImageAlt: 'A wall' })
  await choose(aPicture())
  uploads[0]!.arrive(address)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe(''))
  await save()
  await screen.findByText('Describe the picture, or say that it only decorates')
})

test('nothing is saved without the picture that is still on its way', async () => {
  const { uploads, gateway, user, choose, save } = await editing()
  await choose(aPicture())
  await save()
  await screen.findByText('Wait until the file has arrived, or cancel it')
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cancel' })[0]!)
  expect(uploads[0]!.cancelled).toBe(true)
  await save()
  await screen.findByText('Event updated successfully')
  expect(sentWith(gateway, 'UpdateEvent')).toMatchObject({ input: { featuredImage: null } })
})

test('what is refused says why in the field, and another file can be sent', async () => {
  const { uploads, field, choose } = await editing()
  await choose(aPicture('door.heic'))
  uploads[0]!.refuse(415, 'door.heic is in the HEIC format.')
  await screen.findByText('door.heic is in the HEIC format.')
  await choose(aPicture())
  uploads[1]!.breakOff()
  await screen.findByText('door.jpg did not arrive. Check your connection and try again.')
  await choose(aPicture())
  expect(screen.queryByText(/did not arrive/)).toBeNull()
  uploads[2]!.arrive('/api/files/8/lease.pdf', 'pdf')
  await screen.findByText('door.jpg is a PDF. A picture is needed here: JPEG, PNG or WebP.')
  expect(field.value).toBe('')
})

test('what is too large is not even sent', async () => {
  const { uploads, choose } = await editing()
  await choose(aPicture('wall.png', 10 * 1024 * 1024 + 1))
  await screen.findByText(/^wall.png must be smaller than 10MB. It is 10.1MB./)
  expect(uploads).toEqual([])
})

test('a picture may be dropped', async () => {
  const { uploads, field } = await editing()
  fireEvent.drop(field, { dataTransfer: { files: [aPicture()] } })
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]!.arrive(address)
  await waitFor(() => expect(field.value).toBe(address))
})

test('who was signed out gives the password in place, and the picture is sent again', async () => {
  const { uploads, gateway, user, field, choose } = await editing()
  gateway.answer({ 'POST /api/auth/login': { token: 'another', user: anAdministrator() } })
  await choose(aPicture())
  uploads[0]!.refuse(401)
  const question = await inWindow('You have been signed out')
  await user.type(question.getByLabelText('Password'), 'secret')
  await user.click(question.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(uploads[1]!.headers.authorization).toBe('Bearer another')
  uploads[1]!.arrive(address)
  await waitFor(() => expect(field.value).toBe(address))
})

const stored = (name: string, width: number | null = 1200) => ({
  __typename: 'StoredFile',
  id: name,
  name,
  address: `/api/files/${name}/${name}-1200x900.webp`,
  width,
  height: width && 900,
  size: 20_000,
})

test('a picture that is here already is found and chosen', async () => {
  const { gateway, user, field } = await editing()
  const all = [stored('door'), stored('wall')]
  gateway.answer({
    Files: ({ page }: { page?: { search: string } }) => {
      const items = all.filter(({ name }) => name.includes(page!.search))
      return { pageOfFiles: { items, total: items.length } }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Choose an earlier picture' }))
  const dialog = await inWindow('Choose a picture')
  await dialog.findByText('door')
  await user.type(dialog.getByLabelText('Search'), 'wall')
  await waitFor(() => expect(dialog.queryByText('door')).toBeNull())
  await user.click(dialog.getByText('wall'))
  await waitFor(() => expect(field.value).toBe(stored('wall').address))
  expect(sentWith(gateway, 'Files')).toMatchObject({
    page: { filters: [{ column: 'kind', value: 'picture' }] },
  })
})

test('a file that a page still shows is not thrown away, and the window says which page', async () => {
  const { gateway, user } = await editing()
  const detail = 'door is still shown by “Open door”. Take it out there first.'
  gateway.answer({
    Files: { pageOfFiles: { items: [stored('door')], total: 1 } },
    DeleteFile: refused('CONFLICT', { detail }),
  })
  await user.click(screen.getByRole('button', { name: 'Choose an earlier picture' }))
  const list = await inWindow('Choose a picture')
  await user.click(await list.findByLabelText('Delete door'))
  const dialog = await inWindow('Delete file')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await dialog.findByText(detail)
  await screen.findByText('Failed to delete file')
})

test('a judgment takes a PDF, and no picture', async () => {
  const uploads = watchUploads()
  const { user } = asAdministrator(
    '/admin/judgments',
    managed('Judgment', 'Judgments', [aJudgment({ pdfUrl: null })]),
  )
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const field = await screen.findByLabelText<HTMLInputElement>('PDF address')
  const pdf = new File(['%PDF-'], 'lease.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByTestId('judgment_pdfUrl-file'), pdf)
  uploads[0]!.arrive(address)
  await screen.findByText('lease.pdf is a picture. A PDF is needed here.')
  await user.upload(screen.getByTestId('judgment_pdfUrl-file'), pdf)
  uploads[1]!.arrive('/api/files/8/lease.pdf', 'pdf')
  await waitFor(() => expect(field.value).toBe('/api/files/8/lease.pdf'))
})
