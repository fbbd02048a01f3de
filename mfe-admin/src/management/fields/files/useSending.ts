/** A file on its way to the site: how far it is, why it was not taken, and how to call it back. */
import { type FileKind, limits, refusals } from '@access/content/files/file.rules'
import { useAuth } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { useSignInAgain } from '../../../frame/SigningIn.tsx'
import { type Sending, sendFile } from './sendFile.ts'

export type FileOnItsWay = {
  /** Null while nothing is. */
  underWay: { name: string; percent: number } | null
  /** In words, for who chose the file. */
  problem: string | null
  /** Resolves to its address; null when it did not get one. */
  send(file: File): Promise<string | null>
  cancel(): void
}

export function useSending(kind: FileKind): FileOnItsWay {
  const [underWay, setUnderWay] = useState<FileOnItsWay['underWay']>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const current = useRef<Sending | null>(null)
  const signInAgain = useSignInAgain()
  const { token } = useAuth()
  // Signing in again gives another one while a file waits.
  const latestToken = useRef(token)
  useEffect(() => {
    latestToken.current = token
  }, [token])
  useEffect(() => () => current.current?.cancel(), [])

  async function outcomeOf(file: File) {
    const { name } = file
    setUnderWay({ name, percent: 0 })
    const sending = sendFile(file, latestToken.current, (percent) => setUnderWay({ name, percent }))
    current.current = sending
    const outcome = await sending.outcome
    // A later file has taken its place, and tells of itself.
    if (current.current !== sending) return 'cancelled' as const
    setUnderWay(null)
    return outcome
  }

  async function send(file: File): Promise<string | null> {
    current.current?.cancel()
    setProblem(unseen(file, kind))
    if (unseen(file, kind)) return null
    const first = await outcomeOf(file)
    const outcome = first === 'signed out' && (await signInAgain()) ? await outcomeOf(file) : first
    if (outcome === 'cancelled') return null
    if (outcome === 'signed out') return refuse(`${file.name} was not sent: your session has ended.`)
    if ('problem' in outcome) return refuse(outcome.problem)
    const reason = kind === 'pdf' ? 'notAPdf' : 'notAPicture'
    return outcome.file.kind === kind ? outcome.file.address : refuse(refusals[reason](file))
  }

  function refuse(words: string) {
    setProblem(words)
    return null
  }

  return { underWay, problem, send, cancel: () => current.current?.cancel() }
}

/** Why a file need not even be sent; the service looks closer. */
function unseen(file: File, kind: FileKind): string | null {
  if (file.size === 0) return refusals.empty(file)
  if (file.size <= limits[kind]) return null
  return kind === 'pdf' ? refusals.pdfTooBig(file) : refusals.pictureTooBig(file)
}
