/** Lets the browser save a blob. */
export function downloadBlob(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Later, since browsers start reading it asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
