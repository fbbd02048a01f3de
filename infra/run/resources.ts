/** What a command has opened, and closes when it ends: the last first. */

/**
 * Opens something that is closed with the stack. A stop in the middle of the opening waits for it and closes that too, so
 * that nothing is left half-started.
 */
export function open<Resource>(
  resources: AsyncDisposableStack,
  opening: () => Promise<Resource>,
  close: (resource: Resource) => unknown,
): Promise<Resource> {
  if (resources.disposed) return Promise.reject(new Error('This is stopping'))
  const opened = opening()
  resources.defer(async () => {
    const result = await opened.then(
      (resource) => ({ resource }),
      () => undefined,
    )
    if (result) await close(result.resource)
  })
  return opened
}
