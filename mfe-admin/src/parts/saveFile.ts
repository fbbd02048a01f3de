/** Saves a file where the browser keeps its downloads. By script, since a link cannot carry the sign-in. */

/** Why a file could not be had: nobody is signed in any more, or the reason in words. */
type Refused = { isSignedOut: boolean; why: string }

/** Null once it is saved under that name. */
export async function saveFile(path: string, name: string, token: string | null): Promise<Refused | null> {
  try {
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) return await refusedBy(response)
    handOver(await response.blob(), name)
    return null
  } catch {
    return { isSignedOut: false, why: 'It did not arrive. Check your connection and try again.' }
  }
}

/** Gives the browser something to save. */
export function handOver(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Only once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

async function refusedBy(response: Response): Promise<Refused> {
  if (response.status === 401)
    return { isSignedOut: true, why: 'Your session has ended. Sign in again, then try again here.' }
  const problem = (await response.json()) as { detail?: string }
  return { isSignedOut: false, why: problem.detail ?? 'It could not be opened.' }
}
