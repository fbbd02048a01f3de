/** The keys of the audit log, which are not in the database: one for the hashes of addresses, one for the chain. */
import { createHmac } from 'node:crypto'

/** A keyed hash of a client's address, 128 bits: it can be compared, and not be reversed without the key. */
export function hashAddress({ auditKey }: { auditKey: string }, address: string): string | null {
  if (!address) return null
  return createHmac('sha256', `${auditKey} addresses`).update(address).digest('hex').slice(0, 32)
}

/** The hash of a link of the audit chain. */
export const hashLink = ({ auditKey }: { auditKey: string }, text: string): string =>
  createHmac('sha256', `${auditKey} chain`).update(text).digest('hex')
