import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Upload, watchUploads } from '../testing/fake-uploads.ts'
import { openLastStep } from '../testing/open-request-form.tsx'

/** A browser that decodes every picture but those named broken; each page has that many bytes. */
function mockPictureDecoding(bytes = 1000) {
  vi.stubGlobal('createImageBitmap', async (photo: File) => {
    if (photo.name.startsWith('broken')) throw new DOMException('cannot', 'InvalidStateError')
    return { width: 3000, height: 4000, close() {} }
  })
  const drawing = { fillStyle: '', fillRect() {}, drawImage: vi.fn() }
  const canvas = HTMLCanvasElement.prototype
  const spies = [
    vi.spyOn(canvas, 'getContext').mockReturnValue(drawing as never),
    vi.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA'),
    vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob([new Uint8Array(bytes)]))),
  ]
  onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()))
  return drawing
}

async function openWithPhotos() {
  const uploads = watchUploads()
  return { ...(await openLastStep()), uploads }
}

const buildPhoto = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' })

/** The names of the pages that were uploaded as one document. */
const listUploadedPages = async (uploads: Upload[], index: number) => {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(index))
  return uploads[index]!.parts.map(({ name }) => name)
}

test('photos are sent as one document, scaled down', async () => {
  const drawing = mockPictureDecoding()
  const { uploads, choose } = await openWithPhotos()
  await choose(buildPhoto('IMG_1.jpg'), buildPhoto('IMG_2.jpg'))

  expect(await listUploadedPages(uploads, 0)).toEqual(['Photos.jpg', 'Photos.jpg'])
  expect(uploads[0]!.file.type).toBe('image/jpeg')
  expect(drawing.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1500, 2000)
})

test('each photo is shown small, counted, and can be taken out again', async () => {
  mockPictureDecoding()
  const { uploads, choose, gateway } = await openWithPhotos()
  gateway.respondWith({ 'DELETE /api/documents/d1': {}, 'DELETE /api/documents/d2': {} })
  await choose(buildPhoto('IMG_1.jpg'), buildPhoto('IMG_2.jpg'))
  await listUploadedPages(uploads, 0)
  uploads[0]!.succeed('d1')
  await screen.findByText(/^2 photos\. Added, /)
  expect(
    screen.getAllByRole('img', { name: /^Photo \d$/ }).map((photo) => photo.getAttribute('src')),
  ).toEqual(Array(2).fill('data:image/jpeg;base64,AAAA'))
  screen.getByText('Photos.pdf (2 photos)')
  // What is stored on the device has neither the photos nor their thumbnails.
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('data:')

  await userEvent.click(screen.getByRole('button', { name: 'Remove Photo 1' }))
  expect(await listUploadedPages(uploads, 1)).toHaveLength(1)
  uploads[1]!.succeed('d2')
  await screen.findByText(/^1 photo\. Added, /)
  expect(gateway.countRequests('DELETE /api/documents/d1')).toBe(1)

  await userEvent.click(screen.getByRole('button', { name: 'Remove Photo 1' }))
  await waitFor(() => expect(gateway.countRequests('DELETE /api/documents/d2')).toBe(1))
  expect(screen.queryByText('Photos.pdf')).toBeNull()
  expect(uploads).toHaveLength(2)
})

test('another photo is added to the same document', async () => {
  mockPictureDecoding()
  const { uploads, choose, gateway } = await openWithPhotos()
  gateway.respondWith({ 'DELETE /api/documents/d1': {} })
  await choose(buildPhoto('IMG_1.jpg'))
  await listUploadedPages(uploads, 0)
  uploads[0]!.succeed('d1')
  await screen.findByText('Photos.pdf: added')
  await choose(buildPhoto('IMG_2.jpg'))

  expect(await listUploadedPages(uploads, 1)).toHaveLength(2)
  expect(gateway.countRequests('DELETE /api/documents/d1')).toBe(1)
  expect(screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Photos'))).toHaveLength(1)
})

test('photos that exceed the limit start a second document', async () => {
  mockPictureDecoding(6 * 1024 * 1024)
  const { uploads, choose } = await openWithPhotos()
  await choose(buildPhoto('IMG_1.jpg'))
  await listUploadedPages(uploads, 0)
  await choose(buildPhoto('IMG_2.jpg'))

  expect(await listUploadedPages(uploads, 1)).toEqual(['Photos 2.jpg'])
  expect(uploads[0]!.cancelled).toBe(false)
})

test('too many photos at once are reported with the number to remove', async () => {
  mockPictureDecoding(4 * 1024 * 1024)
  const { uploads, choose } = await openWithPhotos()
  await choose(
    buildPhoto('IMG_1.jpg'),
    buildPhoto('IMG_2.jpg'),
    buildPhoto('IMG_3.jpg'),
    buildPhoto('IMG_4.jpg'),
  )

  await screen.findByText(
    'Together the photos make a PDF larger than 10MB. Remove 2 pages or make a second PDF.',
    { selector: 'li *' },
  )
  expect(uploads).toEqual([])
})

test('an unreadable photo is listed, and the others are uploaded', async () => {
  mockPictureDecoding()
  const { uploads, choose } = await openWithPhotos()
  await choose(buildPhoto('IMG_1.jpg'), buildPhoto('broken.heic'))

  expect(await listUploadedPages(uploads, 0)).toHaveLength(1)
  screen.getByText('broken.heic')
  screen.getByText(/^This photo could not be read\./, { selector: 'li *' })
})

test('cancelled photos are not in the next document', async () => {
  mockPictureDecoding()
  const { promise, resolve } = Promise.withResolvers<void>()
  const decode = globalThis.createImageBitmap
  vi.stubGlobal('createImageBitmap', (photo: Blob) => promise.then(() => decode(photo)))
  const { uploads, choose } = await openWithPhotos()
  await choose(buildPhoto('IMG_1.jpg'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Preparing 1 photo' }))
  await choose(buildPhoto('IMG_2.jpg'))
  resolve()

  expect(await listUploadedPages(uploads, 0)).toHaveLength(1)
  expect(uploads).toHaveLength(1)
})
