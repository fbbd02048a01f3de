/** Documents on their way: each is sent as soon as it is chosen, and belongs to the request once all have arrived. */
import { refusals, refusedUnseen } from '@access/requests/documents/document.rules'
import { useRef, useState } from 'react'
import { sendPaper } from './sendPaper.ts'
import type { Standings } from './useStanding.ts'
import { documents } from './words.ts'

/** A document that is not with the request yet. */
export interface OnItsWay {
  number: number
  file: File
  sending: boolean
  /** Why it was not taken. */
  refused?: string
  /** Whether it is worth trying again. */
  again?: boolean
}

export function usePapers({ act }: Standings) {
  const [waiting, setWaiting] = useState<readonly OnItsWay[]>([])
  const [said, setSaid] = useState('')
  const chosen = useRef(0)

  const change = (number: number, to: Partial<OnItsWay>) =>
    setWaiting((all) => all.map((one) => (one.number === number ? { ...one, ...to } : one)))

  async function sendAll(these: readonly OnItsWay[]) {
    const arrived: { number: number; id: string; name: string }[] = []
    for (const { number, file } of these) {
      change(number, { sending: true })
      const outcome = await sendPaper(file)
      if ('id' in outcome) arrived.push({ number, id: outcome.id, name: file.name })
      else change(number, { sending: false, ...outcome })
    }
    if (arrived.length === 0) return
    const added = await act('addDocuments', { documents: arrived.map(({ id }) => id) })
    setWaiting((all) => all.filter(({ number }) => !arrived.some((one) => one.number === number)))
    if (added) setSaid(arrived.map(({ name }) => documents.added(name)).join(' '))
  }

  return {
    waiting,
    said,
    choose(files: readonly File[]) {
      const these = files.map((file) => {
        const reason = refusedUnseen(file)
        chosen.current += 1
        const one: OnItsWay = { number: chosen.current, file, sending: false }
        return reason ? { ...one, refused: refusals[reason](file) } : one
      })
      // Who chooses anew is done with what was refused before.
      setWaiting((all) => [...all.filter(({ refused }) => !refused), ...these])
      setSaid('')
      sendAll(these.filter(({ refused }) => !refused))
    },
    retry(one: OnItsWay) {
      change(one.number, { refused: undefined })
      sendAll([one])
    },
  }
}
