/** The draft on the page: every change is stored at once, and sent to other tabs that have it open. */
import { useOnMount } from '@access/kit'
import { useRef, useState } from 'react'
import type { UploadedDocument } from '../journey/form-contract.ts'
import type { Answers } from '../journey/question.ts'
import { createDraft, type Draft, getExpiry } from './draft.ts'
import { type DraftChannel, openDraftChannel } from './draft-channel.ts'
import {
  deleteCopy,
  deleteDraft,
  readCopy,
  readDraft,
  saveCopy,
  saveDraft,
  storageKey,
} from './draft-storage.ts'
import { decryptDraft, type EncryptedDraft } from './encrypted-draft.ts'
import { generatePassphrase, normalizePassphrase } from './passphrase.ts'

// The server renders the same draft for everybody, so it has no id yet.
const createInitialDraft = ({ answers, documents }: Pick<Draft, 'answers' | 'documents'>): Draft => ({
  id: '',
  answers,
  documents,
  device: null,
})

/** Of this draft's copy on the device. */
export type CopyState = 'none' | 'saving' | 'saved' | 'failed'

/** Starts with `initial`; `restore` adds what was stored or typed before hydration. */
export function useDraft(initial: Pick<Draft, 'answers' | 'documents'>) {
  const [draft, setDraft] = useState(() => createInitialDraft(initial))
  const [isInTab, setIsInTab] = useState(false)
  const [copyState, setCopyState] = useState<CopyState>('none')
  // A copy on this device that nobody has opened here.
  const [lockedCopy, setLockedCopy] = useState<EncryptedDraft | null>(null)
  const [isRestored, setIsRestored] = useState(false)
  const [isOpenInAnotherTab, setIsOpenInAnotherTab] = useState(false)
  const [sentInAnotherTab, setSentInAnotherTab] = useState<string | null>(null)
  // Beside the state, since fast typing comes before React has rendered the previous change.
  const latest = useRef(draft)
  const channelRef = useRef<DraftChannel | null>(null)

  function apply(next: Draft) {
    latest.current = next
    setDraft(next)
    setIsInTab(saveDraft(next))
    if (!next.device) setCopyState('none')
  }
  /** What is changed here is also encrypted here. */
  async function applyAndCopy(next: Draft) {
    apply(next)
    if (!next.device) return
    setCopyState((state) => (state === 'saved' ? state : 'saving'))
    const isSaved = await saveCopy(next).catch(() => false)
    if (isSaved === null || !latest.current.device) return
    if (!isSaved) apply({ ...latest.current, device: null })
    setCopyState(isSaved ? 'saved' : 'failed')
  }
  function change(changes: Partial<Draft>) {
    const next = { ...latest.current, ...changes }
    applyAndCopy(next)
    channelRef.current?.post({ kind: 'changed', id: next.id, draft: next })
  }
  function reset() {
    deleteDraft()
    if (latest.current.device) deleteCopy()
    setIsRestored(false)
    setIsOpenInAnotherTab(false)
    apply(createDraft())
  }
  /** The stored draft of this tab; without a copy that was deleted in another. */
  function readStoredDraft(): Draft | null {
    const storedDraft = readDraft()
    const copy = readCopy()
    const hasCopy = Boolean(copy && storedDraft?.device)
    setCopyState(hasCopy ? 'saved' : 'none')
    setLockedCopy(hasCopy ? null : copy)
    return storedDraft && { ...storedDraft, device: hasCopy ? storedDraft.device : null }
  }

  useOnMount(() => {
    const channel = openDraftChannel(() => latest.current.id, {
      onOpen: () => setIsOpenInAnotherTab(true),
      // The other tab has encrypted it.
      onChange(otherDraft) {
        apply(otherDraft)
        setCopyState(otherDraft.device ? 'saved' : 'none')
      },
      onSent(reference) {
        reset()
        setSentInAnotherTab(reference)
      },
      onClear: reset,
    })
    channelRef.current = channel
    channel.post({ kind: 'opened', id: latest.current.id })
    const onStorage = ({ key }: StorageEvent) => {
      if ((key !== null && key !== storageKey) || readCopy()) return
      setLockedCopy(null)
      if (!latest.current.device) return
      // Deleted in another tab: what is being encrypted here must not bring it back.
      deleteCopy()
      apply({ ...latest.current, device: null })
    }
    addEventListener('storage', onStorage)
    return () => {
      removeEventListener('storage', onStorage)
      channel.close()
    }
  })

  return {
    draft,
    isInTab,
    copyState,
    /** A copy on this device that is locked with a passphrase. */
    lockedCopy,
    /** Whether a stored draft was restored. */
    isRestored,
    /** Whether another tab has it open. */
    isOpenInAnotherTab,
    /** The reference, once another tab has submitted it. */
    sentInAnotherTab,
    /** Restores the stored draft and merges what was typed before hydration. */
    restore(typedAnswers: Answers) {
      const storedDraft = readStoredDraft()
      const base = storedDraft ?? { ...createDraft(), answers: latest.current.answers }
      applyAndCopy({ ...base, answers: { ...latest.current.answers, ...base.answers, ...typedAnswers } })
      setIsRestored(storedDraft !== null)
    },
    /** Restores what was submitted without script, which is newer than the stored draft; after a receipt that draft is dropped. */
    restoreSubmitted(
      { answers, documents }: Pick<Draft, 'answers' | 'documents'>,
      typedAnswers: Answers,
      isSubmitted: boolean,
    ) {
      const storedDraft = readStoredDraft()
      if (isSubmitted && storedDraft?.device) deleteCopy()
      const base = (isSubmitted ? null : storedDraft) ?? createDraft()
      applyAndCopy({ ...base, answers: { ...answers, ...typedAnswers }, documents })
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
    /** Keeps an encrypted copy for so many days, unless another tab has made one by now. */
    keepOnDevice(days: number) {
      const otherCopy = readCopy()
      if (otherCopy) setLockedCopy(otherCopy)
      else change({ device: { passphrase: generatePassphrase(), expiresAt: getExpiry(days) } })
    },
    deleteOwnCopy() {
      deleteCopy()
      change({ device: null })
    },
    /** Opens the locked copy, beside what was typed here; resolves to whether these were its words. */
    async openCopy(typedPassphrase: string): Promise<boolean> {
      const copy = readCopy()
      const stored = copy && (await decryptDraft(copy, normalizePassphrase(typedPassphrase)))
      if (!stored) return false
      const { answers, documents } = latest.current
      setCopyState('saved')
      setLockedCopy(null)
      setIsRestored(true)
      applyAndCopy({
        ...stored,
        answers: { ...answers, ...stored.answers },
        documents: [...stored.documents, ...documents],
      })
      channelRef.current?.post({ kind: 'opened', id: stored.id })
      return true
    },
    deleteLockedCopy() {
      deleteCopy()
      setLockedCopy(null)
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
