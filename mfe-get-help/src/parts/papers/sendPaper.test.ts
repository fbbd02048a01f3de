import { expect, onTestFinished, test, vi } from 'vitest'
import { aPdf, watchUploads } from '../../testing/uploads.ts'
import { sendPaper } from './sendPaper.ts'

test('a file that does not move for a minute has taken too long', async () => {
  const uploads = watchUploads()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { outcome } = sendPaper(aPdf('notice.pdf'), () => {})
  vi.advanceTimersByTime(59_000)
  uploads[0]!.progress(10, 100)
  vi.advanceTimersByTime(59_000)
  expect(uploads[0]!.cancelled).toBe(false)

  vi.advanceTimersByTime(1_000)
  expect(uploads[0]!.cancelled).toBe(true)
  expect(await outcome).toEqual({
    problem: 'notice.pdf took too long. Press Retry, or move to a place with a better signal.',
    again: true,
  })
})

test('a paper that turns out to have a virus is not held', async () => {
  const uploads = watchUploads()
  const { outcome } = sendPaper(aPdf('notice.pdf'), () => {})
  uploads[0]!.arrive('d1', { scan: 'infected' })
  expect(await outcome).toMatchObject({ problem: expect.stringContaining('notice.pdf contains a virus.') })
})

test('a refusal without our words, by whatever stands before us, is told as too large', async () => {
  const uploads = watchUploads()
  const { outcome } = sendPaper(aPdf('notice.pdf'), () => {})
  uploads[0]!.refuse(413)
  expect(await outcome).toMatchObject({
    problem: expect.stringContaining('must be smaller than 10MB'),
    again: false,
  })
})
