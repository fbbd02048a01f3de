/** The addresses of somebody's own registration. */

/** The page of registrations for an event, to which their forms are sent. */
export const buildRegistrationPath = (event: string) => `/events/${event}/place`

/** The path of a private link. */
export const buildPrivatePath = (event: string, secret: string) => `${buildRegistrationPath(event)}#${secret}`
