/** Downloads a file, after reauthentication when the session has ended or a confirmation is needed. */
import { useState } from 'react'
import { downloadBlob } from '../components/download-blob.ts'
import { useFetchFile } from './use-fetch-file.ts'

type FileDownload = {
  /** Resolves to whether it succeeded. */
  save(path: string, name: string): Promise<boolean>
  isSaving: boolean
  /** Why the last attempt failed. */
  errorMessage: string | null
}

export function useSaveFile(): FileDownload {
  const fetchFile = useFetchFile()
  const [isSaving, setSaving] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  async function save(path: string, name: string) {
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
