/** The draft on the page: every change is stored at once and sent to other tabs that have it open. */
import { useOnMount } from '@access/kit'
import { useRef, useState } from 'react'
import type { UploadedDocument } from '../journey/form-contract.ts'
import type { Answers } from '../journey/question.ts'
import { createDraft, type Draft, getExpiry } from './draft.ts'
import { type DraftChannel, openDraftChannel } from './draft-channel.ts'
import { deleteDraft, readDraft, type StorageLocation, saveDraft } from './draft-storage.ts'

// The server renders the same draft for everybody, so it has no id yet.
const createInitialDraft = ({ answers, documents }: Pick<Draft, 'answers' | 'documents'>): Draft => ({
  id: '',
  answers,
  documents,
  retainedUntil: null,
})

/** Starts with `initial`; `restore` adds what was stored or typed before hydration. */
export function useDraft(initial: Pick<Draft, 'answers' | 'documents'>) {
  const [draft, setDraft] = useState(() => createInitialDraft(initial))
  const [storageLocation, setStorageLocation] = useState<StorageLocation>(null)
  const [isRestored, setIsRestored] = useState(false)
  const [isOpenInAnotherTab, setIsOpenInAnotherTab] = useState(false)
  const [sentInAnotherTab, setSentInAnotherTab] = useState<string | null>(null)
  // Beside the state, since fast typing comes before React has rendered the previous change.
  const latest = useRef(draft)
  const channelRef = useRef<DraftChannel | null>(null)

  function apply(next: Draft, location: StorageLocation) {
    latest.current = next
    setDraft(next)
    setStorageLocation(location)
  }
  function change(changes: Partial<Draft>) {
    const next = { ...latest.current, ...changes }
    apply(next, saveDraft(next))
    channelRef.current?.post({ kind: 'changed', id: next.id, draft: next })
  }
  function reset() {
    deleteDraft()
    setIsRestored(false)
    setIsOpenInAnotherTab(false)
    apply(createDraft(), null)
  }

  useOnMount(() => {
    const channel = openDraftChannel(() => latest.current.id, {
      onOpen: () => setIsOpenInAnotherTab(true),
      onChange: (otherDraft) => apply(otherDraft, saveDraft(otherDraft)),
      onSent(reference) {
        reset()
        setSentInAnotherTab(reference)
      },
      onClear: reset,
    })
    channelRef.current = channel
    channel.post({ kind: 'opened', id: latest.current.id })
    return () => channel.close()
  })

  return {
    draft,
    storageLocation,
    /** Whether a stored draft was restored. */
    isRestored,
    /** Whether another tab has it open. */
    isOpenInAnotherTab,
    /** The reference, once another tab has submitted it. */
    sentInAnotherTab,
    /** Restores the stored draft and merges what was typed before hydration. */
    restore(typedAnswers: Answers) {
      const storedDraft = readDraft()
      const base = storedDraft ?? { ...createDraft(), answers: latest.current.answers }
      const next = { ...base, answers: { ...latest.current.answers, ...base.answers, ...typedAnswers } }
      apply(next, saveDraft(next))
      setIsRestored(storedDraft !== null)
    },
    /** Restores what was submitted without script, which is newer than the stored draft; after a receipt that draft is dropped. */
    restoreSubmitted(
      { answers, documents }: Pick<Draft, 'answers' | 'documents'>,
      typedAnswers: Answers,
      isSubmitted: boolean,
    ) {
      const base = (isSubmitted ? null : readDraft()) ?? createDraft()
      const next = { ...base, answers: { ...answers, ...typedAnswers }, documents }
      apply(next, saveDraft(next))
    },
    answer(field: string, answer: string) {
      setSentInAnotherTab(null)
      change({ answers: { ...latest.current.answers, [field]: answer } })
    },
    /** The current documents, rendered or not. */
    getDocuments: () => latest.current.documents,
    updateDocuments(update: (documents: readonly UploadedDocument[]) => readonly UploadedDocument[]) {
      change({ documents: update(latest.current.documents) })
    },
    keepOnDevice(keepsOnDevice: boolean) {
      change({ retainedUntil: keepsOnDevice ? getExpiry() : null })
    },
    /** Deletes the draft, here and in other tabs. */
    clear() {
      channelRef.current?.post({ kind: 'cleared', id: latest.current.id })
      reset()
    },
    /** Deletes the submitted draft and notifies other tabs. */
    finish(reference: string) {
      channelRef.current?.post({ kind: 'sent', id: latest.current.id, reference })
      reset()
    },
  }
}
