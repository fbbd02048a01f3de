/** Downloads a file, after reauthentication when the session has ended. */
import { useAuth } from '@access/kit'
import { useRef, useState } from 'react'
import { saveFile } from '../components/save-file.ts'
import { useReauthentication } from '../session/ReauthenticationProvider.tsx'

type FileDownload = {
  /** Resolves to whether it succeeded. */
  save(path: string, name: string): Promise<boolean>
  isSaving: boolean
  /** Why the last attempt failed. */
  errorMessage: string | null
}

export function useSaveFile(): FileDownload {
  const { token } = useAuth()
  // Updated when somebody signs in again meanwhile.
  const latestToken = useRef(token)
  latestToken.current = token
  const reauthenticate = useReauthentication()
  const [isSaving, setSaving] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  async function save(path: string, name: string) {
    setSaving(true)
    setErrorMessage(null)
    const firstFailure = await saveFile(path, name, latestToken.current)
    const failure =
      firstFailure?.isSignedOut && (await reauthenticate())
        ? await saveFile(path, name, latestToken.current)
        : firstFailure
    setErrorMessage(failure?.reason ?? null)
    setSaving(false)
    return failure === null
  }

  return { save, isSaving, errorMessage }
}
