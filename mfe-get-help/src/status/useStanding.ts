/** The status while its page is open: looked up, changed by what the applicant does, and closed again. */
import { useOnLeaving } from '@access/kit'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useClient } from 'urql'
import { askThrough } from '../askThrough.ts'
import { forgetReceipt, fromReceipt, readReceipt } from '../parts/sent/keptReceipt.ts'
import type { Call, RequestStatus, Standing } from './calls.ts'
import { type Errors, type Next, perform, type Said } from './perform.ts'
import { useClosing } from './useClosing.ts'
import { useDraft } from './useDraft.ts'
import { useTold } from './useTold.ts'
import { failureText } from './words.ts'

/** Once an answer is older, it is asked for again while somebody uses the page; in milliseconds. */
const freshFor = 10 * 60_000

/** Without script the form's token carries the pass, sealed, and the page itself has none. */
type Open = { standing: Standing; pass: string | null }

export function useStanding() {
  const told = useTold()
  const comesFromReceipt = useLocation().state?.from === fromReceipt.from
  const ask = askThrough(useClient())
  const [open, setOpen] = useState<Open | null>(told.standing && { standing: told.standing, pass: null })
  const [over, setOver] = useState(told.over)
  const [errors, setErrors] = useState<Errors>(told.errors)
  const [failure, setFailure] = useState(told.failure)
  const [values, setValues] = useState(told.values)
  const [pending, setPending] = useState<readonly Call[]>([])
  const [opening, setOpening] = useState(false)
  const draft = useDraft(told.standing?.reference ?? null, told.values.text ?? '')
  // What is asked is asked once, however often its button is pressed.
  const underway = useRef(new Map<string, Call>())
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const visit = useRef(0)
  const answeredAt = useRef(0)

  function take({ pass, ...standing }: RequestStatus) {
    answeredAt.current = Date.now()
    setOpen({ standing, pass })
    setValues({})
    draft.belongTo(standing.reference)
  }

  // An answer that is still on its way opens nothing any more, and nobody waits for it.
  function close() {
    visit.current += 1
    underway.current = new Map()
    before.current = Promise.resolve()
    setPending([])
    setOpening(false)
    setOpen(null)
    setValues({})
    setErrors({})
    setFailure(null)
  }
  function end() {
    close()
    forgetReceipt()
    setOver(true)
  }
  function forget() {
    close()
    setOver(false)
    draft.forget()
  }

  async function look(pass: string) {
    const thisVisit = visit.current
    answeredAt.current = Date.now()
    const next = await perform(ask, 'look', { pass })
    if ('opened' in next && thisVisit === visit.current && underway.current.size === 0) take(next.opened)
  }

  // Looked at long before the pass is over, so that who writes for long can still send it.
  const warns = useClosing(open !== null, {
    end,
    forget,
    use() {
      if (open?.pass && Date.now() - answeredAt.current > freshFor) look(open.pass)
    },
  })

  function follow(next: Next): Standing | undefined {
    if ('over' in next) {
      end()
      return undefined
    }
    setErrors('errors' in next ? next.errors : {})
    setFailure('failure' in next ? failureText(next.failure, next.retryAfter) : null)
    if (!('opened' in next)) return undefined
    take(next.opened)
    return next.opened
  }

  /**
   * One after the other, so that the last answer is the newest. Resolves to what stands now; to nothing when it was
   * not done, and then the page says why.
   */
  async function act(call: Call, said: Said = {}): Promise<Standing | undefined> {
    const what = JSON.stringify([call, said])
    if (underway.current.has(what)) return undefined
    const thisVisit = visit.current
    underway.current.set(what, call)
    setPending([...underway.current.values()])
    const mine = before.current.then(() =>
      perform(ask, call, open?.pass ? { pass: open.pass, ...said } : said),
    )
    before.current = mine
    const next = await mine
    if (thisVisit !== visit.current) return undefined
    underway.current.delete(what)
    setPending([...underway.current.values()])
    if (call === 'erase' && 'opened' in next) forgetReceipt()
    // Perhaps somebody else was quicker, and it stands elsewhere by now.
    if ('failure' in next && open?.pass) look(open.pass)
    return follow(next)
  }

  // Who comes by the receipt's link is not asked for what stands on it; at the address itself anybody is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once.
  useLayoutEffect(() => {
    const receipt = comesFromReceipt && !told.isNews ? readReceipt() : null
    if (!receipt) return
    const { reference, words } = receipt
    const thisVisit = visit.current
    setOpening(true)
    act('open', { reference, words }).then((now) => {
      if (thisVisit !== visit.current) return
      setOpening(false)
      // What could not be opened is tried again with one press.
      if (!now) setValues({ reference, words })
    })
  }, [])
  useOnLeaving(forgetReceipt)

  return {
    standing: open?.standing ?? null,
    /** Whether the request of the tab's receipt is being opened. */
    opening,
    /** Whether the forms are sent by script: not those of a status that the server showed. */
    byScript: open === null || open.pass !== null,
    over,
    errors,
    failure,
    /** What stands in the fields again after a form that was sent without script. */
    values,
    pending,
    draft,
    warns,
    pass: open?.pass ?? null,
    /** For who asks under the pass elsewhere: the fresh one, or that it is over. */
    onPass(pass: string | null) {
      if (pass === null) end()
      else setOpen((before) => before && { ...before, pass })
    },
    /** Goes from the notice that the status was closed to the form. */
    goOn: () => setOver(false),
    act,
  }
}

export type Standings = ReturnType<typeof useStanding>
