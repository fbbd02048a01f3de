/** The papers of a request on the page. */
import { api } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { newCounter } from './counter.ts'
import type { KeptPaper } from './paper.ts'
import type { Underway } from './underway.ts'

interface Holding {
  papers: readonly KeptPaper[]
  /** The papers as they are now: several may arrive before the page is drawn again. */
  held(): readonly KeptPaper[]
  hold(how: (held: readonly KeptPaper[]) => readonly KeptPaper[]): void
}

export function usePapers({ papers, held, hold }: Holding) {
  const [underway, setUnderway] = useState<readonly Underway[]>([])
  const [spoken, say] = useState('')
  const [refused, refuse] = useState<string | null>(null)
  const latest = useRef({ held, hold })
  useEffect(() => {
    latest.current = { held, hold }
  })
  const [counter] = useState(() =>
    newCounter({
      held: () => latest.current.held(),
      hold: (how) => latest.current.hold(how),
      takeBack,
      show: setUnderway,
      say,
      refuse,
    }),
  )
  useEffect(() => {
    addEventListener('online', counter.resume)
    return () => {
      removeEventListener('online', counter.resume)
      counter.forget()
    }
  }, [counter])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the papers are others.
  useEffect(() => void counter.dropExpired(), [counter, papers])

  return {
    papers,
    underway,
    /** How many are still on their way. */
    unfinished: underway.filter(({ state }) => state.is !== 'failed').length,
    /** What a screen reader is to hear. */
    spoken,
    /** Why what was chosen last was not even begun with. */
    refused,
    counter,
  }
}

export type Papers = ReturnType<typeof usePapers>

// When this does not arrive, the server lets go of the paper after a day.
function takeBack(id: string) {
  api.send('DELETE', `/api/documents/${encodeURIComponent(id)}`).catch(() => {})
}
