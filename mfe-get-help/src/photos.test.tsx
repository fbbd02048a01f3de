import { aLegalAidRequest } from '@access/requests/legal-aid-requests/legal-aid-request.examples'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anApplicant, atStep, server, stored } from './testing/applicant.tsx'
import { type Upload, watchUploads } from './testing/uploads.ts'

const { documents: _none, eligibilityData, status: _ours, ...told } = aLegalAidRequest()
const answers = { ...told, ...eligibilityData }

/** A browser that reads every picture but those called broken; each page has as many bytes as said. */
function readsPictures(bytes = 1000) {
  vi.stubGlobal('createImageBitmap', async (photo: File) => {
    if (photo.name.startsWith('broken')) throw new DOMException('cannot', 'InvalidStateError')
    return { width: 3000, height: 4000, close() {} }
  })
  const drawing = { fillStyle: '', fillRect() {}, drawImage: vi.fn() }
  const canvas = HTMLCanvasElement.prototype
  const spies = [
    vi.spyOn(canvas, 'getContext').mockReturnValue(drawing as never),
    vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob([new Uint8Array(bytes)]))),
  ]
  onTestFinished(() => spies.forEach((spy) => void spy.mockRestore()))
  return drawing
}

/** At the box for papers, with photos to choose. */
async function withPhotos() {
  const uploads = watchUploads()
  const gateway = server(stored)
  sessionStorage.setItem('get-help.draft', JSON.stringify({ id: 'a-draft', answers, papers: [] }))
  const { user } = await anApplicant({ path: '/get-help?step=4', gateway })
  await atStep(4)
  const [files] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  return { uploads, gateway, choose: (...photos: File[]) => user.upload(files!, photos) }
}

const aPhoto = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' })

const sentAs = async (uploads: Upload[], at: number) => {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(at))
  return uploads[at]!.file
}
const pagesOf = async (pdf: File) => /\/Count (\d+)/.exec(await pdf.text())![1]

test('photos become one PDF on the device, made small enough to send', async () => {
  const drawing = readsPictures()
  const { uploads, choose } = await withPhotos()
  await choose(aPhoto('IMG_1.jpg'), aPhoto('IMG_2.jpg'))

  const pdf = await sentAs(uploads, 0)
  expect(pdf).toMatchObject({ name: 'Photos.pdf', type: 'application/pdf' })
  expect(await pagesOf(pdf)).toBe('2')
  expect(drawing.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1500, 2000)
})

test('a further photo is a page more in the same PDF', async () => {
  readsPictures()
  const { uploads, choose, gateway } = await withPhotos()
  gateway.answer({ 'DELETE /api/documents/d1': {} })
  await choose(aPhoto('IMG_1.jpg'))
  await sentAs(uploads, 0)
  uploads[0]!.arrive('d1')
  await screen.findByText('Photos.pdf: added')
  await choose(aPhoto('IMG_2.jpg'))

  expect(await pagesOf(await sentAs(uploads, 1))).toBe('2')
  expect(gateway.times('DELETE /api/documents/d1')).toBe(1)
  expect(screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Photos'))).toHaveLength(1)
})

test('photos that do not fit with those before begin a second PDF', async () => {
  readsPictures(6 * 1024 * 1024)
  const { uploads, choose } = await withPhotos()
  await choose(aPhoto('IMG_1.jpg'))
  await sentAs(uploads, 0)
  await choose(aPhoto('IMG_2.jpg'))

  expect(await sentAs(uploads, 1)).toMatchObject({ name: 'Photos 2.pdf' })
  expect(uploads[0]!.cancelled).toBe(false)
})

test('photos that are too many at once are told how many have to go', async () => {
  readsPictures(4 * 1024 * 1024)
  const { uploads, choose } = await withPhotos()
  await choose(aPhoto('IMG_1.jpg'), aPhoto('IMG_2.jpg'), aPhoto('IMG_3.jpg'), aPhoto('IMG_4.jpg'))

  await screen.findByText(
    'Together the photos make a PDF larger than 10MB. Remove 2 pages or make a second PDF.',
    { selector: 'li *' },
  )
  expect(uploads).toEqual([])
})

test('a photo that the browser cannot read is named, and the others are sent', async () => {
  readsPictures()
  const { uploads, choose } = await withPhotos()
  await choose(aPhoto('IMG_1.jpg'), aPhoto('broken.heic'))

  expect(await pagesOf(await sentAs(uploads, 0))).toBe('1')
  screen.getByText('broken.heic')
  screen.getByText(/^This photo could not be read\./, { selector: 'li *' })
})

test('photos that were cancelled are not in the next PDF', async () => {
  readsPictures()
  const { promise, resolve } = Promise.withResolvers<void>()
  const reading = globalThis.createImageBitmap
  vi.stubGlobal('createImageBitmap', (photo: Blob) => promise.then(() => reading(photo)))
  const { uploads, choose } = await withPhotos()
  await choose(aPhoto('IMG_1.jpg'))
  await userEvent.click(
    screen.getByRole('button', { name: 'Cancel Making a PDF from 1 photo on your device' }),
  )
  await choose(aPhoto('IMG_2.jpg'))
  resolve()

  expect(await pagesOf(await sentAs(uploads, 0))).toBe('1')
  expect(uploads).toHaveLength(1)
})
