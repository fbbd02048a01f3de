/** The request on the page: what was told, what came of sending it, and everything one can do about it. */
import { type SubmittedFailure, useOnLeaving, useToast } from '@access/kit'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { canContinue, next, type Question, steps } from './journey.ts'
import { usePapers } from './parts/papers/usePapers.ts'
import { useReceipt } from './parts/sent/useReceipt.ts'
import { papersField } from './plainForm.ts'
import { type Refusal, stepRefused } from './refusal.ts'
import { useConnection } from './useConnection.ts'
import { useJourney } from './useJourney.ts'
import { useSending } from './useSending.ts'
import { useArrived } from './withoutScript/useArrived.ts'
import { sending } from './words.ts'

const last = steps.length - 1

export function useRequest() {
  const arrived = useArrived()
  const { journey, draft, form, takenOver, move } = useJourney(arrived)
  const papers = usePapers({
    papers: draft.draft.papers,
    held: draft.held,
    hold(how) {
      answered('documents')
      draft.hold(how)
    },
  })
  const { send, pending } = useSending(draft.draft)
  const { connection, gone, back } = useConnection()
  const { toast } = useToast()
  const [left, setLeft] = useState<ReadonlySet<Question>>(new Set())
  const [refused, setRefused] = useState<Refusal>(arrived?.errors ?? {})
  const [notSent, setNotSent] = useState<SubmittedFailure | null>(arrived?.failure ?? null)
  const { receipt, keep, hide } = useReceipt({
    arrived: arrived?.receipt ?? null,
    another: Boolean(arrived?.shows && !arrived.receipt),
  })

  const { counter } = papers
  const { id } = draft.draft
  // Another draft has nothing to do with what was under way or wrong about the one before.
  const draftBefore = useRef(id)
  useEffect(() => {
    const isAnother = draftBefore.current !== '' && draftBefore.current !== id
    draftBefore.current = id
    if (!isAnother) return
    counter.forget()
    setLeft(new Set())
    setRefused({})
    setNotSent(null)
  }, [counter, id])

  // Files that were chosen before the browser took the page over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once.
  useLayoutEffect(() => {
    const chosen = form.current?.elements.namedItem(papersField)
    if (chosen instanceof HTMLInputElement && chosen.files?.length) counter.add([...chosen.files])
  }, [])

  useOnLeaving(() => {
    counter.forget()
    draft.clear()
    hide()
  })

  /** What was said against an answer is over once it is another. */
  function answered(about: keyof Refusal) {
    setRefused(({ [about]: _answeredAgain, ...others }) => others)
  }

  async function submit() {
    setNotSent(null)
    setRefused({})
    // Said first: who sees it may add the paper again, or send without it.
    if (counter.dropExpired()) return
    const outcome = await send({ answers: journey.answers, papers: draft.held() })
    if (!outcome) return
    if ('receipt' in outcome) {
      back()
      toast({ ...sending.sent, tone: 'success' })
      keep(outcome.receipt)
      draft.finish(outcome.receipt.reference)
      return
    }
    toast({ ...sending.failed, tone: 'error' })
    if (!outcome.answered) gone()
    setRefused(outcome.refusal)
    const at = stepRefused(outcome.refusal)
    if (at === undefined) setNotSent('failed')
    else move({ ...journey, at })
  }

  return {
    /** What a sending without script came to. */
    arrived,
    journey,
    draft,
    form,
    takenOver,
    move,
    papers,
    pending,
    connection,
    refused,
    /** The questions that were left. */
    left,
    notSent,
    receipt,
    hideReceipt: hide,
    answer(question: Question, said: string) {
      draft.answer(question, said)
      answered(question)
    },
    leave: (question: Question) => setLeft((before) => new Set(before).add(question)),
    onSubmit(event: FormEvent) {
      event.preventDefault()
      if (!canContinue(journey)) return
      if (journey.at < last) {
        // Another request begins: the receipt of the one before is not left to whoever makes it.
        hide()
        move(next(journey))
      } else if (papers.unfinished === 0) submit()
    },
    /** Forgets everything, and has the server let go of the papers. */
    clear() {
      for (const paper of draft.held()) counter.remove(paper)
      draft.clear()
    },
  }
}
