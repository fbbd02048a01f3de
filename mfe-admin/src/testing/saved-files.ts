/** Records saved files. */
import { vi } from 'vitest'

type SavedFile = { name: string; text: Promise<string> }

/** The saved files with name and text, in order. */
export function watchSavedFiles(): SavedFile[] {
  const files: SavedFile[] = []
  let latest = new Blob()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: latest.text() })
  })
  // jsdom has no object URLs.
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
  return files
}
