/** The draft on the page: whatever is told is kept at once, and other tabs that have it open are told. */
import { useEffect, useRef, useState } from 'react'
import type { Answers, Question } from '../journey.ts'
import type { KeptPaper } from '../parts/papers/paper.ts'
import { type Draft, keptUntil, newDraft } from './draft.ts'
import { erase, type Kept, keep, keptDraft } from './storage.ts'
import { joinTabs, type Tabs } from './tabs.ts'

// The server renders one draft for everybody, so it has no name yet.
const nameless = ({ answers, papers }: Pick<Draft, 'answers' | 'papers'>): Draft => ({
  id: '',
  answers,
  papers,
  until: null,
})

/** Begins with `first` and its papers; what was kept or typed before is taken up by `takeUp`, once the page is the browser's. */
export function useDraft(first: Pick<Draft, 'answers' | 'papers'>) {
  const [draft, setDraft] = useState(() => nameless(first))
  const [kept, setKept] = useState<Kept>(null)
  const [restored, setRestored] = useState(false)
  const [elsewhere, setElsewhere] = useState(false)
  const [sentElsewhere, setSentElsewhere] = useState<string | null>(null)
  // Beside the state, since what is typed quickly comes before React has drawn what was typed before.
  const latest = useRef(draft)
  const tabs = useRef<Tabs | null>(null)

  function show(next: Draft, where: Kept) {
    latest.current = next
    setDraft(next)
    setKept(where)
  }
  function change(with_: Partial<Draft>) {
    const next = { ...latest.current, ...with_ }
    show(next, keep(next))
    tabs.current?.say({ kind: 'changed', id: next.id, draft: next })
  }
  function startAnew() {
    erase()
    setRestored(false)
    setElsewhere(false)
    show(newDraft(), null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: they only set state, so the first ones do for ever.
  useEffect(() => {
    const joined = joinTabs(() => latest.current.id, {
      open: () => setElsewhere(true),
      changed: (theirs) => show(theirs, keep(theirs)),
      sent(reference) {
        startAnew()
        setSentElsewhere(reference)
      },
      cleared: startAnew,
    })
    tabs.current = joined
    joined.say({ kind: 'opened', id: latest.current.id })
    return () => joined.close()
  }, [])

  return {
    draft,
    kept,
    /** Whether something had been kept from before. */
    restored,
    /** Whether another tab has it open too. */
    elsewhere,
    /** The reference under which another tab sent it. */
    sentElsewhere,
    /** Takes up what was kept before, and what was typed while the page was not yet the browser's. */
    takeUp(typed: Answers) {
      const before = keptDraft()
      const begun = before ?? { ...newDraft(), answers: latest.current.answers }
      const next = { ...begun, answers: { ...latest.current.answers, ...begun.answers, ...typed } }
      show(next, keep(next))
      setRestored(before !== null)
    },
    /** Takes up what was sent without script, which is newer than what was kept; after a receipt nothing is left of that. */
    takeUpSent({ answers, papers }: Pick<Draft, 'answers' | 'papers'>, typed: Answers, over: boolean) {
      const begun = (over ? null : keptDraft()) ?? newDraft()
      const next = { ...begun, answers: { ...answers, ...typed }, papers }
      show(next, keep(next))
    },
    answer(question: Question, said: string) {
      setSentElsewhere(null)
      change({ answers: { ...latest.current.answers, [question]: said } })
    },
    /** The papers as they are now, drawn or not. */
    held: () => latest.current.papers,
    hold(how: (papers: readonly KeptPaper[]) => readonly KeptPaper[]) {
      change({ papers: how(latest.current.papers) })
    },
    keepOnDevice(wanted: boolean) {
      change({ until: wanted ? keptUntil() : null })
    },
    /** Forgets everything, here and in other tabs. */
    clear() {
      tabs.current?.say({ kind: 'cleared', id: latest.current.id })
      startAnew()
    },
    /** Forgets everything since it has been sent, and lets other tabs know. */
    finish(reference: string) {
      tabs.current?.say({ kind: 'sent', id: latest.current.id, reference })
      startAnew()
    },
  }
}
