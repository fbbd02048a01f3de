import { createFakeGateway } from '@access/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PageInput } from '../management/definition/definition.ts'
import { enter } from '../testing/enter.ts'
import { buildPicture, watchUploads } from '../testing/fake-uploads.ts'
import { findDialog } from '../testing/find-part.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'
import { selectOption } from '../testing/select-option.ts'
import { buildStoredFile } from '../testing/stored-file.ts'

const files = [
  buildStoredFile('door.jpg', { altText: 'An open door' }),
  buildStoredFile('wall.jpg'),
  buildStoredFile('lease.pdf', { width: null, height: null, url: '/api/files/lease/lease.pdf' }),
]

const reference = { __typename: 'FileReference', type: 'Event', itemId: '7', title: 'Open day' }

function renderLibrary(references: object[] = [], path = '/admin/media') {
  const gateway = createFakeGateway({
    Files: ({ page }: Record<string, unknown>) => {
      const { search = '', filters = [] } = page as PageInput
      const items = files
        .filter(({ name, altText }) => `${name} ${altText}`.includes(search))
        .filter(({ width }) => filters.every(({ value }) => (value === 'pdf') === (width === null)))
      return { pageOfFiles: { items, total: items.length } }
    },
    FileReferences: { references },
    DescribeFile: ({ id, ...description }: Record<string, unknown>) => ({
      file: buildStoredFile(String(id), description),
    }),
    CropFile: { file: buildStoredFile('door, cropped.jpg') },
    DeleteFile: { deleteFile: { __typename: 'StoredFile', id: 'door.jpg' } },
  })
  return { ...renderScreenAt(path, gateway), gateway }
}

const listNames = () =>
  within(screen.getByRole('list', { name: 'Files' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the library lists the files, and finds them by name, by alternative text and by kind', async () => {
  const { user, getAddress } = renderLibrary()
  await screen.findByRole('heading', { level: 1, name: 'Media library' })
  await screen.findByText('wall.jpg')
  expect(listNames()).toEqual(['Open door.jpg1200 × 900', 'Open wall.jpg1200 × 900', 'Open lease.pdf20 KB'])
  enter(screen.getByLabelText('Search by name or alternative text'), 'open door')
  await waitFor(() => expect(listNames()).toEqual(['Open door.jpg1200 × 900']))
  await user.clear(screen.getByLabelText('Search by name or alternative text'))
  await selectOption(user, screen.getByLabelText('Kind'), 'PDFs')
  await waitFor(() => expect(listNames()).toEqual(['Open lease.pdf20 KB']))
  await waitFor(() => expect(getAddress()).toBe('/admin/media?kind=pdf'))
})

test('a picture is described in the library', async () => {
  const { user, gateway } = renderLibrary()
  await user.click(await screen.findByRole('button', { name: /wall\.jpg/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'wall.jpg' }))
  await user.type(dialog.getByLabelText('Alternative text'), 'A wall')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Picture saved')
  expect(getLastVariables(gateway, 'DescribeFile')).toEqual({
    id: 'wall.jpg',
    altText: 'A wall',
    focalX: 50,
    focalY: 50,
  })
})

async function openPicture(references: object[] = []) {
  const library = renderLibrary(references)
  await library.user.click(await screen.findByRole('button', { name: /door\.jpg/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'door.jpg' }))
  return { ...library, dialog }
}

test('the focal point is one of 25 points over the picture, chosen by pointer or by arrow keys', async () => {
  const { user, gateway, dialog } = await openPicture()
  const points = within(dialog.getByRole('group', { name: 'Focal point' }))
  expect(points.getAllByRole('radio')).toHaveLength(25)
  expect(points.getByRole('radio', { name: 'Center, middle' })).toHaveProperty('checked', true)
  await user.click(points.getByRole('radio', { name: 'Left, lower' }))
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}')
  const point = points.getByRole('radio', { name: 'Far left, upper' })
  expect([point, document.activeElement]).toEqual([document.activeElement, point])
  expect(point).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Picture saved')
  expect(getLastVariables(gateway, 'DescribeFile')).toMatchObject({ focalX: 0, focalY: 25 })
})

test('what pages show around the focal point is previewed', async () => {
  const { user, dialog } = await openPicture()
  await user.click(dialog.getByRole('radio', { name: 'Right, top' }))
  const previews = within(dialog.getByRole('list', { name: 'What pages show' })).getAllByRole('listitem')
  expect(previews.map(({ textContent }) => textContent)).toEqual(['Card', 'Top of a page', 'Portrait'])
  for (const preview of previews)
    expect(preview.querySelector('img')!.getAttribute('src')).toMatch(/#focal=75-0$/)
})

async function openCrop() {
  const picture = await openPicture()
  await picture.user.click(picture.dialog.getByRole('button', { name: 'Crop' }))
  const crop = await findDialog('Crop picture')
  const readFields = () =>
    ['Left (%)', 'Top (%)', 'Width (%)', 'Height (%)'].map((label) =>
      Number(crop.getByLabelText<HTMLInputElement>(label).value),
    )
  const save = () => picture.user.click(crop.getByRole('button', { name: 'Save as new picture' }))
  return { ...picture, crop, readFields, save }
}

test('a crop is saved as a new picture', async () => {
  const { user, gateway, crop, readFields, save } = await openCrop()
  expect(readFields()).toEqual([10, 10, 80, 80])
  await user.click(crop.getByRole('radio', { name: '16:9' }))
  await waitFor(() => expect(readFields()).toEqual([0, 12.5, 100, 75]))
  crop.getByText('The new picture: 1200 × 675 pixels')
  enter(crop.getByLabelText('Top (%)'), '20.5')
  expect(crop.getByRole('radio', { name: 'Free' })).toHaveProperty('checked', true)
  await save()
  await screen.findByText('Saved as a new picture')
  expect(getLastVariables(gateway, 'CropFile')).toEqual({
    id: 'door.jpg',
    left: 0,
    top: 20.5,
    width: 100,
    height: 75,
  })
})

test('what cannot be cropped is said at its field', async () => {
  const { user, gateway, crop, save } = await openCrop()
  const type = async (label: string, value: string) => {
    await user.clear(crop.getByLabelText(label))
    await user.type(crop.getByLabelText(label), value)
  }
  await type('Left (%)', '40')
  await type('Height (%)', '10')
  await save()
  await crop.findByText('Beyond the right edge: enter 60 or less')
  await crop.findByText('Too small: enter 22.3 or more, which is 200 pixels')
  expect(crop.getByLabelText('Width (%)').getAttribute('aria-invalid')).toBe('true')
  expect(gateway.countRequests('CropFile')).toBe(0)
})

test('the part that is kept is moved by arrow keys on its frame', async () => {
  const { crop, readFields } = await openCrop()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
  const frame = crop.getByRole('group', { name: /Use the arrow keys to move the crop selection area/ })
  // Not by the focus, which the dialog may still be moving to its first field.
  fireEvent.keyDown(frame, { key: 'ArrowRight', shiftKey: true })
  await waitFor(() => expect(readFields()).toEqual([12.5, 10, 80, 80]))
})

test('a picture that is too small for a part of it is not cropped', async () => {
  const { user, gateway } = renderLibrary()
  const small = buildStoredFile('logo.png', { width: 199, height: 300 })
  gateway.respondWith({ Files: { pageOfFiles: { items: [small], total: 1 } } })
  await user.click(await screen.findByRole('button', { name: /logo\.png/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'logo.png' }))
  expect(dialog.queryByRole('button', { name: 'Crop' })).toBeNull()
})

test('the items that use a file are links to their forms, and keep it from being deleted', async () => {
  const { dialog } = await openPicture([reference])
  const link = await dialog.findByRole('link', { name: 'Open day' })
  expect(link.getAttribute('href')).toBe('/admin/events/7/edit')
  expect(link.closest('li')?.textContent).toBe('Open day (event)')
  expect(dialog.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
})

test('a file that nothing uses is deleted after a question', async () => {
  const { user, gateway, dialog } = await openPicture()
  await dialog.findByText('No item uses it.')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await user.click((await findDialog('Delete file')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('File deleted successfully')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(getLastVariables(gateway, 'DeleteFile')).toEqual({ id: 'door.jpg' })
  expect(document.activeElement?.textContent).toBe('All files')
})

test('an uploaded file stands in the library', async () => {
  const uploads = watchUploads()
  const { user, gateway } = renderLibrary()
  await screen.findByText('wall.jpg')
  await user.upload(screen.getByTestId('media-picture'), buildPicture('new.jpg'))
  await waitFor(() => expect(uploads).toHaveLength(1))
  const before = gateway.countRequests('Files')
  uploads[0]!.succeed('/api/files/9/new-800x600.webp')
  await screen.findByText('File uploaded successfully')
  await waitFor(() => expect(gateway.countRequests('Files')).toBeGreaterThan(before))
})
