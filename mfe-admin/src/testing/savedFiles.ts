/** Catches what the browser is told to save. */
import { vi } from 'vitest'

type Saved = { name: string; text: Promise<string> }

/** Each file by its name, with its text, in the order in which they are saved. */
export function savedFiles(): Saved[] {
  const saved: Saved[] = []
  let latest = new Blob()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: latest.text() })
  })
  // jsdom gives no address to what is in memory.
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => {
        latest = file
        return 'blob:a-file'
      }
      static override revokeObjectURL = () => {}
    },
  )
  return saved
}
