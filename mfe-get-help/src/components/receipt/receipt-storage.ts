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

// Used where storage is blocked, until the page is reloaded.
let memoryReceipt: Receipt | null = null

/** Stores the receipt for this tab, replacing any other. */
export function saveReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ receipt, expiresAt: Date.now() + retentionPeriod }))
  } catch {
    memoryReceipt = receipt
  }
}

/** The stored receipt, whose expiry is put off by another half hour; null when there is none or it has expired. */
export function readReceipt(): Receipt | null {
  const receipt = readStoredReceipt() ?? memoryReceipt
  if (receipt) saveReceipt(receipt)
  else deleteReceipt()
  return receipt
}

/** Deletes the receipt. */
export function deleteReceipt(): void {
  memoryReceipt = null
  try {
    sessionStorage.removeItem(storageKey)
  } catch {}
}

function readStoredReceipt(): Receipt | null {
  try {
    const entry: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isStoredReceipt(entry) && entry.expiresAt > Date.now()
      ? { ...earlierContact, ...entry.receipt }
      : null
  } catch {
    return null
  }
}

/** What a receipt of an older release does not say: every request had both. */
const earlierContact = { hasSafeEmail: true, hasSafePhone: true, preferredContact: null }

const requiredFields = ['reference', 'passphrase', 'receivedAt', 'reviewDueAt', 'matchDueAt', 'accessToken']

/** The tab may have been open since an older release. */
function isStoredReceipt(entry: unknown): entry is { receipt: Receipt; expiresAt: number } {
  const { receipt, expiresAt } = (entry ?? {}) as { receipt?: Record<string, unknown>; expiresAt?: unknown }
  return (
    typeof expiresAt === 'number' && requiredFields.every((field) => typeof receipt?.[field] === 'string')
  )
}
