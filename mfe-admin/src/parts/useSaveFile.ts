/** Saves a file for whoever is signed in: who is not any more gives the password, and it is saved. */
import { useAuth } from '@access/kit'
import { useRef, useState } from 'react'
import { useSignInAgain } from '../frame/SigningIn.tsx'
import { saveFile } from './saveFile.ts'

type SavingFile = {
  /** Resolves to whether it is saved. */
  save(path: string, name: string): Promise<boolean>
  isSaving: boolean
  /** Why the last try failed. */
  refused: string | null
}

export function useSaveFile(): SavingFile {
  const { token } = useAuth()
  // The one of whoever has signed in again meanwhile.
  const latest = useRef(token)
  latest.current = token
  const signInAgain = useSignInAgain()
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  async function save(path: string, name: string) {
    setSaving(true)
    setRefused(null)
    const first = await saveFile(path, name, latest.current)
    const last =
      first?.isSignedOut && (await signInAgain()) ? await saveFile(path, name, latest.current) : first
    setRefused(last?.why ?? null)
    setSaving(false)
    return last === null
  }

  return { save, isSaving, refused }
}
