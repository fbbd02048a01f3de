/** A file on its way into a type: looked at as soon as it is chosen, stored when that is asked for. */
import { mostBytes, tooLarge } from '@access/content/transfer/transfer.rules'
import { useAuth } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { useSignInAgain } from '../../frame/SigningIn.tsx'
import { importAddress } from './addresses.ts'
import { type Report, storedBy } from './report.ts'
import { type Outcome, sendTable } from './sendTable.ts'

export type Stage =
  | { is: 'waiting' }
  | { is: 'checking' | 'importing'; file: File }
  | { is: 'checked'; file: File; report: Report }

const ended = 'Your session has ended. Sign in again, then try again here.'

export function useImport(place: string) {
  const { token } = useAuth()
  // The one of whoever has signed in again meanwhile.
  const latest = useRef(token)
  latest.current = token
  const signInAgain = useSignInAgain()
  const [stage, setStage] = useState<Stage>({ is: 'waiting' })
  const [problem, setProblem] = useState<string | null>(null)
  const chosen = useRef<File | null>(null)
  useWarning(stage.is === 'importing')

  async function send(file: File, comparedWith: string | null): Promise<Outcome> {
    const address = importAddress(place, comparedWith)
    const outcome = await sendTable(address, file, latest.current)
    if (outcome.is !== 'signed out') return outcome
    return (await signInAgain()) ? sendTable(address, file, latest.current) : outcome
  }

  /** Looks at the file; nothing is stored. */
  async function look(file: File, why: string | null = null): Promise<void> {
    chosen.current = file
    setProblem(why)
    if (file.size > mostBytes) return giveUp(tooLarge)
    setStage({ is: 'checking', file })
    const outcome = await send(file, null)
    // Another file has been chosen meanwhile, and tells of itself.
    if (chosen.current !== file) return
    if (outcome.is === 'looked at') setStage({ is: 'checked', file, report: outcome.report })
    else giveUp(outcome.is === 'signed out' ? ended : outcome.problem)
  }

  /** Stores what the file says; resolves to how many items, null when nothing was stored. */
  async function store(file: File, report: Report): Promise<number | null> {
    setProblem(null)
    setStage({ is: 'importing', file })
    const outcome = await send(file, report.comparedWith)
    if (outcome.is === 'looked at' && outcome.report.errorCount === 0) return storedBy(outcome.report)
    if (outcome.is === 'looked at') setStage({ is: 'checked', file, report: outcome.report })
    else if (outcome.is === 'overtaken')
      await look(
        file,
        'Someone has changed some of these items meanwhile. This is how the file compares now.',
      )
    else {
      setStage({ is: 'checked', file, report })
      setProblem(outcome.is === 'signed out' ? ended : outcome.problem)
    }
    return null
  }

  function giveUp(why: string) {
    setProblem(why)
    setStage({ is: 'waiting' })
  }

  return { stage, problem, look, store }
}

/** While it is stored, the browser asks before it leaves the page. */
function useWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
}
