/** The private link of a registration: its secret is behind the `#`, which browsers do not send to servers. */

/** The page of registrations for an event, to which their forms are sent. */
export const buildRegistrationPath = (event: string) => `/events/${event}/place`

/** The path of a private link. */
export const buildPrivatePath = (event: string, secret: string) => `${buildRegistrationPath(event)}#${secret}`

/** The secret in a private link, however much of it was pasted; null when there is none. Older links end with `/place/…`. */
export const parsePrivateLink = (text: string): string | null =>
  /(?:^|[#/])([\w-]{20,100})$/.exec(text.trim())?.[1] ?? null
