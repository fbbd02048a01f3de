/** The request on the page: what was told, what came of sending it, and everything one can do about it. */
import { useOnLeaving, useSubmitted, useToast } from '@access/kit'
import { type FormEvent, useEffect, useState } from 'react'
import { canContinue, next, type Question, stepAsking, steps } from './journey.ts'
import { usePapers } from './parts/papers/usePapers.ts'
import type { Receipt } from './parts/sent/receipt.ts'
import { useConnection } from './useConnection.ts'
import { useJourney } from './useJourney.ts'
import { type Refusal, useSending } from './useSending.ts'
import { sending } from './words.ts'

const last = steps.length - 1

export function useRequest() {
  const { journey, draft, form, takenOver, move } = useJourney()
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
  const [refused, setRefused] = useState<Refusal>({})
  const [notSent, setNotSent] = useState(false)
  // Sent without script, the receipt comes with the page.
  const submitted = useSubmitted<Receipt>('/get-help')
  const [receipt, setReceipt] = useState<Receipt | null>(submitted?.receipt ?? null)

  const { counter } = papers
  const { id } = draft.draft
  // Another draft has nothing to do with what was under way or wrong about the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another.
  useEffect(() => {
    counter.forget()
    setLeft(new Set())
    setRefused({})
    setNotSent(false)
  }, [counter, id])

  useOnLeaving(() => {
    counter.forget()
    draft.clear()
    setReceipt(null)
  })

  /** What was said against an answer is over once it is another. */
  function answered(about: keyof Refusal) {
    setRefused(({ [about]: _answeredAgain, ...others }) => others)
  }

  async function submit() {
    setNotSent(false)
    setRefused({})
    // Said first: who sees it may add the paper again, or send without it.
    if (counter.dropExpired()) return
    const outcome = await send({ answers: journey.answers, papers: draft.held() })
    if (!outcome) return
    if ('receipt' in outcome) {
      back()
      toast({ ...sending.sent, tone: 'success' })
      setReceipt(outcome.receipt)
      draft.finish(outcome.receipt.reference)
      return
    }
    toast({ ...sending.failed, tone: 'error' })
    if (!outcome.answered) gone()
    setRefused(outcome.refusal)
    const about = Object.keys(outcome.refusal).map(stepAbout)
    if (about.length > 0) move({ ...journey, at: Math.min(...about) })
    else setNotSent(true)
  }

  return {
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
    answer(question: Question, said: string) {
      draft.answer(question, said)
      answered(question)
    },
    leave: (question: Question) => setLeft((before) => new Set(before).add(question)),
    onSubmit(event: FormEvent) {
      event.preventDefault()
      if (!canContinue(journey)) return
      if (journey.at < last) move(next(journey))
      else if (papers.unfinished === 0) submit()
    },
    /** Forgets everything, and has the server let go of the papers. */
    clear() {
      for (const paper of draft.held()) counter.remove(paper)
      draft.clear()
    },
  }
}

const stepAbout = (about: string) => (about === 'documents' ? last : stepAsking(about as Question))
