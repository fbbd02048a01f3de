/** The operations of the referral offer page. Each returns the current offer. */

/** A party of the request, for the conflict check; no names are shown after it. */
export interface OfferParty {
  role: string
  /** The name and aliases. */
  names: string[]
}

/** The summary of the request; null is what is not known. */
export interface CaseSummary {
  reference: string
  category: string
  urgency: string
  summary: string
  language: string | null
  interpreter: boolean | null
  /** An ISO date. */
  courtDate: string | null
  income: string | null
  household: string | null
}

/** Times are ISO instants. */
export interface ReferralOffer {
  step: 'names' | 'brief' | 'accepted' | 'refused' | 'conflict'
  attorney: string
  endsAt: string
  answeredAt: string | null
  parties: OfferParty[] | null
  caseSummary: CaseSummary | null
}

const offerFields = `{
  step attorney endsAt answeredAt parties { role names }
  caseSummary { reference category urgency summary language interpreter courtDate income household }
}`

/** As text, since the forms without script execute them as well. */
export const offerMutations = {
  open: `mutation OpenOffer($code: String!) { offer: openOffer(code: $code) ${offerFields} }`,
  denyConflict: `mutation DenyConflict($code: String!) {
    offer: declareConflict(code: $code, conflict: false) ${offerFields}
  }`,
  declareConflict: `mutation DeclareConflict($code: String!) { offer: declareConflict(code: $code, conflict: true) ${offerFields} }`,
  accept: `mutation AcceptOffer($code: String!) { offer: answerOffer(code: $code, accept: true) ${offerFields} }`,
  decline: `mutation DeclineOffer($code: String!, $reason: String) {
    offer: answerOffer(code: $code, accept: false, reason: $reason) ${offerFields}
  }`,
} as const

export type OfferAction = keyof typeof offerMutations
