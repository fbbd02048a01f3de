/** A window as narrow as a phone, for one test. */
import { onTestFinished, vi } from 'vitest'

export function usePhone() {
  const { matchMedia } = window
  const narrowed = vi.spyOn(window, 'matchMedia')
  onTestFinished(() => narrowed.mockRestore())
  narrowed.mockImplementation((query) => {
    const list = matchMedia(query)
    return query.includes('max-width') ? { ...list, matches: true } : list
  })
}
