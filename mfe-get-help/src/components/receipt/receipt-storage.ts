/**
 * Stores the receipt of the request that this tab has submitted, so that it survives links, Back and a reload. Session
 * storage only: never in a URL, in another tab, or on the device once the tab is closed.
 */
import type { Receipt } from './receipt.ts'

const storageKey = 'get-help.receipt'

/** The navigation state by which the status page opens the request of the receipt; it holds no personal data. */
export const receiptLinkState = { from: 'receipt' } as const

/** How long it is stored after it was last used, in milliseconds. */
export const retentionPeriod = 30 * 60_000

interface ReceiptEntry {
  receipt: Receipt
  /** The applicant has it somewhere else as well, or was asked about it: nobody is asked twice. */
  mayLeave: boolean
}

// Used where storage is blocked, until the page is reloaded.
let memoryEntry: ReceiptEntry | null = null

/** Stores the receipt for this tab, replacing any other. */
export const saveReceipt = (receipt: Receipt): void => saveEntry({ receipt, mayLeave: false })

/** The stored receipt, whose expiry is put off by another half hour; null when there is none or it has expired. */
export const readReceipt = (): Receipt | null => readEntry()?.receipt ?? null

/** Remembers that the tab may be left without a question. */
export function allowLeaving(): void {
  const entry = readEntry()
  if (entry) saveEntry({ ...entry, mayLeave: true })
}

/** Whether the tab may be left without a question. */
export const mayLeave = (): boolean => readEntry()?.mayLeave ?? true

/** Deletes the receipt. */
export function deleteReceipt(): void {
  memoryEntry = null
  try {
    sessionStorage.removeItem(storageKey)
  } catch {}
}

function saveEntry(entry: ReceiptEntry): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...entry, expiresAt: Date.now() + retentionPeriod }))
    memoryEntry = null
  } catch {
    memoryEntry = entry
  }
}

function readEntry(): ReceiptEntry | null {
  const entry = readStoredEntry() ?? memoryEntry
  if (entry) saveEntry(entry)
  else deleteReceipt()
  return entry
}

function readStoredEntry(): ReceiptEntry | null {
  try {
    const entry: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (!isStoredEntry(entry) || entry.expiresAt <= Date.now()) return null
    return { receipt: { ...earlierContact, ...entry.receipt }, mayLeave: entry.mayLeave === true }
  } catch {
    return null
  }
}

/** What a receipt of an older release does not say: every request had both. */
const earlierContact = {
  ...{ hasSafeEmail: true, hasSafePhone: true, hasNamedOtherSide: false },
  ...{ preferredContact: null, courtDate: null },
}

const requiredFields = ['reference', 'passphrase', 'receivedAt', 'reviewDueAt', 'matchDueAt', 'accessToken']

/** The tab may have been open since an older release. */
function isStoredEntry(entry: unknown): entry is ReceiptEntry & { expiresAt: number } {
  const { receipt, expiresAt } = (entry ?? {}) as { receipt?: Record<string, unknown>; expiresAt?: unknown }
  return (
    typeof expiresAt === 'number' && requiredFields.every((field) => typeof receipt?.[field] === 'string')
  )
}
