import { buildEvent } from '@access/content/events/event.examples'
import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { buildAdministrator, buildGatewayError } from '@access/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildPicture, watchUploads } from '../../../testing/fake-uploads.ts'
import { findDialog } from '../../../testing/find-part.ts'
import { getLastVariables } from '../../../testing/managed-gateway.ts'
import { openForm } from '../../../testing/open-form.ts'
import { buildStoredFile } from '../../../testing/stored-file.ts'

const address = '/api/files/7/door-1200x900.webp'

async function openEvent(overrides: Parameters<typeof buildEvent>[0] = {}) {
  const uploads = watchUploads()
  const form = await openForm('events', buildEvent(overrides))
  const field = screen.getByLabelText<HTMLInputElement>('Featured image')
  const choose = (file: File) => form.user.upload(screen.getByTestId('event_featuredImage-file'), file)
  return { ...form, uploads, field, choose }
}

test('a picture is sent, shown, described and saved with its item', async () => {
  const { uploads, gateway, user, field, choose, save } = await openEvent()
  await choose(buildPicture())
  const [upload] = uploads
  expect(upload!.headers).toMatchObject({ authorization: 'Bearer a-token', 'x-requested-with': 'fetch' })
  upload!.progress(50, 100)
  screen.getByText('Sending door.jpg: 50%')
  upload!.succeed(address)
  await waitFor(() => expect(field.value).toBe(address))
  screen.getByRole('img', { name: 'The picture as it is now' })

  await save()
  await screen.findByText('Describe the picture, or mark it as decorative')
  expect(gateway.countRequests('UpdateEvent')).toBe(0)
  await user.type(screen.getByLabelText('Alternative text'), 'Door')
  await save()
  await screen.findByText('Event updated successfully')
  expect(getLastVariables(gateway, 'UpdateEvent')).toMatchObject({
    input: { featuredImage: address, featuredImageAlt: 'Door', featuredImageDecorative: false },
  })
})

test('missing alternative text is named at its field before anything is saved, until there is some', async () => {
  const { user } = await openEvent({ featuredImage: '/door.png', featuredImageAlt: null })
  const field = screen.getByLabelText('Alternative text')
  const missing = screen.getByText('Missing alternative text.')
  expect(document.getElementById(field.getAttribute('aria-describedby')!)!.contains(missing)).toBe(true)
  await user.type(field, 'A door')
  await waitFor(() => expect(screen.queryByText('Missing alternative text.')).toBeNull())
})

test('a picture that only decorates needs no words', async () => {
  const { gateway, user, field, save } = await openEvent()
  await user.click(field)
  await user.paste('https://example.org/door.jpg')
  await user.click(screen.getByRole('switch', { name: 'Decorative' }))
  expect(screen.queryByLabelText('Alternative text')).toBeNull()
  await save()
  await screen.findByText('Event updated successfully')
  expect(getLastVariables(gateway, 'UpdateEvent')).toMatchObject({
    input: { featuredImageAlt: null, featuredImageDecorative: true },
  })
})

test('words about one picture are not kept for another', async () => {
  const { uploads, choose, save } = await openEvent({ featuredImage: '/old.png', featuredImageAlt: 'A wall' })
  await choose(buildPicture())
  uploads[0]!.succeed(address)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe(''))
  await save()
  await screen.findByText('Describe the picture, or mark it as decorative')
})

test('nothing is saved without the picture that is still on its way', async () => {
  const { uploads, gateway, user, choose, save } = await openEvent()
  await choose(buildPicture())
  await save()
  await screen.findByText('Wait until the file has arrived, or cancel it')
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Cancel' })[0]!)
  expect(uploads[0]!.cancelled).toBe(true)
  await save()
  await screen.findByText('Event updated successfully')
  expect(getLastVariables(gateway, 'UpdateEvent')).toMatchObject({ input: { featuredImage: null } })
})

test('what is refused says why in the field, and another file can be sent', async () => {
  const { uploads, field, choose } = await openEvent()
  await choose(buildPicture('door.heic'))
  uploads[0]!.fail(415, 'door.heic is in the HEIC format.')
  await screen.findByText('door.heic is in the HEIC format.')
  await choose(buildPicture())
  uploads[1]!.failConnection()
  await screen.findByText('door.jpg did not arrive. Check your connection and try again.')
  await choose(buildPicture())
  expect(screen.queryByText(/did not arrive/)).toBeNull()
  uploads[2]!.succeed('/api/files/8/lease.pdf', 'pdf')
  await screen.findByText('door.jpg is a PDF. A picture is needed here: JPEG, PNG or WebP.')
  expect(field.value).toBe('')
})

test('what is too large is not even sent', async () => {
  const { uploads, choose } = await openEvent()
  await choose(buildPicture('wall.png', 10 * 1024 * 1024 + 1))
  await screen.findByText(/^wall.png must be smaller than 10MB. It is 10.1MB./)
  expect(uploads).toEqual([])
})

test('a picture may be dropped', async () => {
  const { uploads, field } = await openEvent()
  fireEvent.drop(field, { dataTransfer: { files: [buildPicture()] } })
  await waitFor(() => expect(uploads).toHaveLength(1))
  uploads[0]!.succeed(address)
  await waitFor(() => expect(field.value).toBe(address))
})

test('who was signed out gives the password in place, and the picture is sent again', async () => {
  const { uploads, gateway, user, field, choose } = await openEvent()
  gateway.respondWith({ 'POST /api/auth/login': { token: 'another', user: buildAdministrator() } })
  await choose(buildPicture())
  uploads[0]!.fail(401)
  const question = await findDialog('You have been signed out')
  await user.type(question.getByLabelText('Password'), 'secret')
  await user.click(question.getByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(uploads).toHaveLength(2))
  expect(uploads[1]!.headers.authorization).toBe('Bearer another')
  uploads[1]!.succeed(address)
  await waitFor(() => expect(field.value).toBe(address))
})

test('a picture that is here already is found and chosen, with its words and its focal point', async () => {
  const { gateway, user, field } = await openEvent()
  const wall = buildStoredFile('wall', { altText: 'A wall', focalX: 25, focalY: 100 })
  const all = [buildStoredFile('door'), wall]
  gateway.respondWith({
    Files: ({ page }: { page?: { search: string } }) => {
      const items = all.filter(({ name }) => name.includes(page!.search))
      return { pageOfFiles: { items, total: items.length } }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Choose from library' }))
  const dialog = await findDialog('Choose a picture')
  await dialog.findByText('door')
  await user.type(dialog.getByLabelText('Search'), 'wall')
  await waitFor(() => expect(dialog.queryByText('door')).toBeNull())
  await user.click(dialog.getByText('wall'))
  await waitFor(() => expect(field.value).toBe(`${wall.url}#focal=25-100`))
  expect(screen.getByLabelText<HTMLInputElement>('Alternative text').value).toBe('A wall')
  expect(getLastVariables(gateway, 'Files')).toMatchObject({
    page: { filters: [{ column: 'kind', value: 'picture' }] },
  })
})

test('a file that a page still shows is not thrown away, and the window says which page', async () => {
  const { gateway, user } = await openEvent()
  const detail = 'door is still shown by “Open door”. Take it out there first.'
  gateway.respondWith({
    Files: { pageOfFiles: { items: [buildStoredFile('door')], total: 1 } },
    DeleteFile: buildGatewayError('CONFLICT', { detail }),
  })
  await user.click(screen.getByRole('button', { name: 'Choose from library' }))
  const list = await findDialog('Choose a picture')
  await user.click(await list.findByLabelText('Delete door'))
  const dialog = await findDialog('Delete file')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await dialog.findByText(detail)
  await screen.findByText('Failed to delete file')
})

test('a judgment takes a PDF, and no picture', async () => {
  const uploads = watchUploads()
  const { user } = await openForm('judgments', buildJudgment({ pdfUrl: null }))
  const pdf = new File(['%PDF-'], 'lease.pdf', { type: 'application/pdf' })
  const choose = () => user.upload(screen.getByTestId('judgment_pdfUrl-file'), pdf)
  await choose()
  uploads[0]!.succeed(address)
  await screen.findByText('lease.pdf is a picture. A PDF is needed here.')
  await choose()
  uploads[1]!.succeed('/api/files/8/lease.pdf', 'pdf')
  await screen.findByDisplayValue('/api/files/8/lease.pdf')
})
