/** How we may reach an applicant, as the receipt and the status page are told: never an address, never a name. */
import type { RequestPayload } from './legal-aid-request.entity.ts'
import { type HelperAnswers, notProvided } from './legal-aid-request.rules.ts'

export interface ContactOptions {
  hasSafeEmail: boolean
  hasSafePhone: boolean
  /** Null where no helper filled it in. */
  preferredContact: HelperAnswers['preferredContact'] | null
}

/** The same for a request that can no longer be read. */
export const noContactOptions: ContactOptions = {
  hasSafeEmail: false,
  hasSafePhone: false,
  preferredContact: null,
}

export const getContactOptions = ({ email, phone, helper }: RequestPayload): ContactOptions => ({
  hasSafeEmail: email !== '',
  hasSafePhone: phone !== '' && phone !== notProvided,
  preferredContact: helper?.preferredContact ?? null,
})
