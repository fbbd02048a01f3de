/** The forms that can be sent without script. Each is sent to the address of its own page. */

export type Form = {
  /** The page it stands on, and to which it is sent. */
  path: string
  fields: readonly string[]
  /** Where the gateway takes it. */
  sendsTo: string
}

export const forms: readonly Form[] = [
  { path: '/contact', fields: ['name', 'email', 'phone', 'subject', 'message'], sendsTo: '/api/contact' },
]

/** The form of the page at a path. */
export const formAt = (pathname: string): Form | undefined =>
  forms.find(({ path }) => path === (pathname.replace(/\/+$/, '') || '/'))
