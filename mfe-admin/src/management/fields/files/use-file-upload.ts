/** The upload of a file: its progress, why it was rejected, and how to cancel it. */
import { errorMessages, type FileKind, limits } from '@access/content/files/file.rules'
import { isolate } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { useCallWithToken } from '../../../data/use-authenticated-call.ts'
import { uploadPendingMessage } from './files.messages.ts'
import { type Upload, uploadFile } from './upload-file.ts'

export type FileUpload = {
  /** Null while nothing is. */
  progress: { name: string; percent: number } | null
  /** Why it was rejected, for the person who chose the file. */
  problem: string | null
  /** Resolves to its URL; null on failure. */
  upload(file: File): Promise<string | null>
  cancel(): void
}

export function useFileUpload(kind: FileKind): FileUpload {
  const [progress, setProgress] = useState<FileUpload['progress']>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const current = useRef<Upload | null>(null)
  const callWithToken = useCallWithToken()
  useEffect(() => () => current.current?.cancel(), [])

  async function runUpload(file: File, token: string | null) {
    const { name } = file
    setProgress({ name, percent: 0 })
    const currentUpload = uploadFile(file, token, (percent) => setProgress({ name, percent }))
    current.current = currentUpload
    const outcome = await currentUpload.outcome
    // A later file has replaced it.
    if (current.current !== currentUpload) return 'cancelled' as const
    setProgress(null)
    return outcome
  }

  async function upload(file: File): Promise<string | null> {
    current.current?.cancel()
    setProblem(findRejection(file, kind))
    if (findRejection(file, kind)) return null
    const outcome = await callWithToken(
      (token) => runUpload(file, token),
      (outcome) => (outcome === 'signed out' ? 'signIn' : null),
    )
    if (outcome === 'cancelled') return null
    if (outcome === 'signed out')
      return rejectFile(`${isolate(file.name)} was not sent: your session has ended.`)
    if ('problem' in outcome) return rejectFile(outcome.problem)
    const reason = kind === 'pdf' ? 'notAPdf' : 'notAPicture'
    return outcome.file.kind === kind ? outcome.file.url : rejectFile(errorMessages[reason](file))
  }

  function rejectFile(message: string) {
    setProblem(message)
    return null
  }

  return { progress, problem, upload, cancel: () => current.current?.cancel() }
}

/** Why a file is not even sent; the service checks more. */
function findRejection(file: File, kind: FileKind): string | null {
  if (file.size === 0) return errorMessages.empty(file)
  if (file.size <= limits[kind]) return null
  return kind === 'pdf' ? errorMessages.pdfTooBig(file) : errorMessages.pictureTooBig(file)
}

/** Holds a form back until the file that was chosen for one of its fields is there: it would be saved without. */
export const requireFinishedUpload = ({ progress }: FileUpload) => [
  {
    validateTrigger: [],
    validator: () => (progress ? Promise.reject(new Error(uploadPendingMessage)) : Promise.resolve()),
  },
]
