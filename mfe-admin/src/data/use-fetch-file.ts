/** Fetches a file or saves it, after reauthentication when the session has ended or a confirmation is needed. */
import { useCallback, useState } from 'react'
import { downloadBlob } from '../components/download-blob.ts'
import type { ReauthenticationKind } from '../session/ReauthenticationProvider.tsx'
import { useCallWithToken } from './use-authenticated-call.ts'

export function useFetchFile(): (path: string) => Promise<FetchedFile | FetchFailure> {
  const callWithToken = useCallWithToken()
  return useCallback(
    (path) =>
      callWithToken<FetchedFile | FetchFailure>(
        (token) => fetchFile(path, token),
        (result) => ('file' in result ? null : result.reauthentication),
      ),
    [callWithToken],
  )
}

/** Saves files on the visitor's device, one at a time. */
export function useSaveFile() {
  const fetchFile = useFetchFile()
  const [isSaving, setSaving] = useState(false)
  /** Why the last attempt failed. */
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  /** Resolves to whether it succeeded. */
  async function save(path: string, name: string): Promise<boolean> {
    setSaving(true)
    setErrorMessage(null)
    const result = await fetchFile(path)
    const hasFile = 'file' in result
    if (hasFile) downloadBlob(result.file, name)
    setErrorMessage(hasFile ? null : result.reason)
    setSaving(false)
    return hasFile
  }

  return { save, isSaving, errorMessage }
}

/** Why a file was not fetched: the session has ended, a confirmation is needed, or another reason. */
export type FetchFailure = { reauthentication: ReauthenticationKind | null; reason: string }

export type FetchedFile = { file: Blob; headers: Headers }

/** By script, since a link cannot send the authorization header; by POST, since each is recorded. */
export async function fetchFile(path: string, token: string | null): Promise<FetchedFile | FetchFailure> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'fetch' },
    })
    if (!response.ok) return await parseFetchFailure(response)
    return { file: await response.blob(), headers: response.headers }
  } catch {
    return { reauthentication: null, reason: 'The download failed. Check your connection and try again.' }
  }
}

async function parseFetchFailure(response: Response): Promise<FetchFailure> {
  // RFC 9470: the session is good, but who is there must confirm that it is them.
  if (response.headers.get('www-authenticate')?.includes('insufficient_user_authentication'))
    return { reauthentication: 'confirm', reason: 'Nothing was saved: your identity was not confirmed.' }
  if (response.status === 401)
    return {
      reauthentication: 'signIn',
      reason: 'Your session has ended. Sign in again, then try again here.',
    }
  const problem = (await response.json()) as { detail?: string }
  return { reauthentication: null, reason: problem.detail ?? 'The file could not be opened.' }
}
