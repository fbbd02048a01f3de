/** How an applicant may be reached, as the receipt and the status say it. */
export interface ContactOptions {
  hasSafeEmail: boolean
  hasSafePhone: boolean
  /** Whether they have said who is on the other side. */
  hasNamedOtherSide: boolean
  /** Whom we contact, `Applicant` or `Helper`; null where no helper filled it in. */
  preferredContact: string | null
}

/** Whether nobody can be written to or called: then the status page is where we answer. */
export const isOnlyReachableHere = ({ hasSafeEmail, hasSafePhone, preferredContact }: ContactOptions) =>
  !hasSafeEmail && !hasSafePhone && preferredContact !== 'Helper'
