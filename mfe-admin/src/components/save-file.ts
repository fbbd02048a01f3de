/** Downloads a file. By script, since a link cannot send the authorization header; by POST, since each is recorded. */

/** Why a download failed: the session has ended, or another reason. */
type DownloadFailure = { isSignedOut: boolean; reason: string }

/** Null on success. */
export async function saveFile(
  path: string,
  name: string,
  token: string | null,
): Promise<DownloadFailure | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'fetch' },
    })
    if (!response.ok) return await parseDownloadFailure(response)
    downloadBlob(await response.blob(), name)
    return null
  } catch {
    return { isSignedOut: false, reason: 'The download failed. Check your connection and try again.' }
  }
}

/** Lets the browser save a blob. */
export function downloadBlob(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Later, since browsers start reading it asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function parseDownloadFailure(response: Response): Promise<DownloadFailure> {
  if (response.status === 401)
    return { isSignedOut: true, reason: 'Your session has ended. Sign in again, then try again here.' }
  const problem = (await response.json()) as { detail?: string }
  return { isSignedOut: false, reason: problem.detail ?? 'The file could not be opened.' }
}
