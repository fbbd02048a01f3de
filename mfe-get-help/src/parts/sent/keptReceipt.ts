/**
 * The receipt of the request that this tab has sent, so that it survives its own links, Back and a reload. It is in the
 * tab's storage alone: never in an address, in another tab, or on the device once the tab is closed.
 */
import type { Receipt } from './receipt.ts'

const name = 'get-help.receipt'

/** The state of the link by which the status opens the request of the receipt; it says nothing about anybody. */
export const fromReceipt = { from: 'receipt' } as const

/** How long it is kept without being looked at, in milliseconds. */
const keptFor = 60 * 60_000

// Where the browser forbids its storage, for as long as the page is not loaded anew.
let inMemory: Receipt | null = null

/** Keeps the receipt in this tab, instead of any before it. */
export function keepReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ receipt, until: Date.now() + keptFor }))
  } catch {
    inMemory = receipt
  }
}

/** The receipt that this tab keeps, from now on for another hour; null when there is none or its time is over. */
export function readReceipt(): Receipt | null {
  const receipt = stored() ?? inMemory
  if (receipt) keepReceipt(receipt)
  else forgetReceipt()
  return receipt
}

/** Leaves nothing of it. */
export function forgetReceipt(): void {
  inMemory = null
  try {
    sessionStorage.removeItem(name)
  } catch {}
}

function stored(): Receipt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isKept(kept) && kept.until > Date.now() ? kept.receipt : null
  } catch {
    return null
  }
}

const texts = ['reference', 'words', 'receivedAt', 'reviewBy', 'matchBy', 'pass']

/** A tab may have been open since an older release. */
function isKept(kept: unknown): kept is { receipt: Receipt; until: number } {
  const { receipt, until } = (kept ?? {}) as { receipt?: Record<string, unknown>; until?: unknown }
  return typeof until === 'number' && texts.every((text) => typeof receipt?.[text] === 'string')
}
