/** What an attorney asks about a request that is offered to them. Every answer is the offer as it stands then. */

/** Somebody whom a request is about, to look for a conflict; nobody is named afterwards. */
export interface Party {
  role: string
  /** And what else they are called. */
  names: string[]
}

/** What the request is about; null is what nobody told. */
export interface Brief {
  reference: string
  category: string
  urgency: string
  summary: string
  language: string | null
  interpreter: boolean | null
  /** A day, in ISO. */
  courtDate: string | null
  income: string | null
  household: string | null
}

/** Moments are ISO instants. */
export interface Offer {
  step: 'names' | 'brief' | 'accepted' | 'refused' | 'conflict'
  attorney: string
  endsAt: string
  answeredAt: string | null
  parties: Party[] | null
  brief: Brief | null
}

const offer = `{
  step attorney endsAt answeredAt parties { role names }
  brief { reference category urgency summary language interpreter courtDate income household }
}`

/** As text, since the form that is sent without script asks them too. */
export const calls = {
  open: `mutation OpenOffer($code: String!) { offer: openOffer(code: $code) ${offer} }`,
  noConflict: `mutation SayNoConflict($code: String!) {
    offer: sayConflict(code: $code, conflict: false) ${offer}
  }`,
  conflict: `mutation SayConflict($code: String!) { offer: sayConflict(code: $code, conflict: true) ${offer} }`,
  accept: `mutation AcceptOffer($code: String!) { offer: answerOffer(code: $code, accept: true) ${offer} }`,
  refuse: `mutation RefuseOffer($code: String!, $reason: String) {
    offer: answerOffer(code: $code, accept: false, reason: $reason) ${offer}
  }`,
} as const

export type Call = keyof typeof calls
