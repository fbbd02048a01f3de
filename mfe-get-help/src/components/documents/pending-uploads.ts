/** The uploads that are pending or have failed, in the order in which they were chosen. */
import type { UploadFile } from './upload-document.ts'

/** A document that is not uploaded yet, or could not be. */
export interface PendingUpload {
  key: number
  name: string
  state:
    | { status: 'converting' }
    | { status: 'uploading'; percent: number }
    | { status: 'offline'; message: string }
    | { status: 'failed'; message: string; canRetry: boolean }
  file?: UploadFile | undefined
  cancel?: () => void
}

/** `onChange` is called with the list whenever it changes. */
export function createPendingUploads(onChange: (rows: readonly PendingUpload[]) => void) {
  let rows: readonly PendingUpload[] = []
  let lastKey = 0

  function setRows(newRows: readonly PendingUpload[]) {
    rows = newRows
    onChange(rows)
  }
  const find = (searchedKey: number) => rows.find(({ key }) => key === searchedKey)

  return {
    find,
    all: () => rows,
    /** Appends a row, or replaces the one with that key; returns its key. */
    put(row: Omit<PendingUpload, 'key'>, key = ++lastKey): number {
      const newRow = { ...row, key }
      setRows(find(key) ? rows.map((other) => (other.key === key ? newRow : other)) : [...rows, newRow])
      return key
    },
    /** How many count towards the limit of documents. */
    countDocuments: () =>
      rows.filter(({ file, state }) => file !== undefined || state.status === 'converting').length,
    /** Whether a file with that name and size is still pending. */
    has: ({ name, size }: UploadFile) => rows.some(({ file }) => file?.name === name && file.size === size),
    /** Removes the rows of that name that have failed for good. */
    removeFailed: (name: string) =>
      setRows(rows.filter((row) => row.name !== name || row.state.status !== 'failed' || row.state.canRetry)),
    remove: (removedKey: number) => setRows(rows.filter(({ key }) => key !== removedKey)),
    /** Removes all rows and returns them. */
    clear() {
      const previousRows = rows
      setRows([])
      return previousRows
    },
  }
}
