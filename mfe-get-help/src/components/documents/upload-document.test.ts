import { expect, onTestFinished, test, vi } from 'vitest'
import { buildPdf, watchUploads } from '../../testing/fake-uploads.ts'
import { uploadDocument } from './upload-document.ts'

function uploadNotice() {
  const file = buildPdf('notice.pdf')
  return uploadDocument({ name: file.name, size: file.size, parts: [file] }, () => {})
}

test('an upload that stalls for a minute is aborted', async () => {
  const uploads = watchUploads()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { outcome } = uploadNotice()
  vi.advanceTimersByTime(59_000)
  uploads[0]!.progress(10, 100)
  vi.advanceTimersByTime(59_000)
  expect(uploads[0]!.cancelled).toBe(false)

  vi.advanceTimersByTime(1_000)
  expect(uploads[0]!.cancelled).toBe(true)
  expect(await outcome).toEqual({
    message: 'notice.pdf took too long. Press Retry, or move to a place with a better signal.',
    canRetry: true,
  })
})

test('a document with a virus is rejected', async () => {
  const uploads = watchUploads()
  const { outcome } = uploadNotice()
  uploads[0]!.succeed('d1', { scan: 'infected' })
  expect(await outcome).toMatchObject({ message: expect.stringContaining('notice.pdf contains a virus.') })
})

test('an error of a proxy without our message is reported as too large', async () => {
  const uploads = watchUploads()
  const { outcome } = uploadNotice()
  uploads[0]!.fail(413)
  expect(await outcome).toMatchObject({
    message: expect.stringContaining('must be smaller than 10MB'),
    canRetry: false,
  })
})

test.each([
  [503, 'We could not take notice.pdf just now. Press Retry in a minute.'],
  [429, 'We could not take notice.pdf just now. Press Retry in a minute.'],
  [500, 'notice.pdf did not arrive. Check your connection and press Retry.'],
])('after the status %i it can be retried', async (status, message) => {
  const uploads = watchUploads()
  const { outcome } = uploadNotice()
  uploads[0]!.fail(status)
  expect(await outcome).toEqual({ message, canRetry: true })
})
