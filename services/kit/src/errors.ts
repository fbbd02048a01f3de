/** How a service says no: each refusal in our own words, with the code that GraphQL and REST are told. */
import { GraphQLError } from 'graphql'

/** Field name (dotted when nested) → what to do about it, in plain words. */
export type FieldMessages = Record<string, string>

/** Something filled in does not meet the rules; `fields` says what and where. */
export class Invalid extends GraphQLError {
  constructor(fields: FieldMessages, message = 'Some answers need another look') {
    super(message, { extensions: { code: 'BAD_USER_INPUT', fields } })
  }
}

/** Only administrators may, and nobody is signed in. */
export class NotSignedIn extends GraphQLError {
  constructor(message = 'Sign in to do this') {
    super(message, { extensions: { code: 'UNAUTHENTICATED' } })
  }
}

/** There is no such item, or the asker may not know that there is. */
export class NotFound extends GraphQLError {
  constructor(noun: string, id?: string) {
    super(id ? `There is no ${noun} ${JSON.stringify(id.slice(0, 100))}` : `There is no such ${noun}`, {
      extensions: { code: 'NOT_FOUND' },
    })
  }
}

/** The same thing is there already. */
export class AlreadyExists extends GraphQLError {
  constructor(fields?: FieldMessages, message = 'This exists already') {
    super(message, { extensions: { code: 'CONFLICT', ...(fields && { fields }) } })
  }
}

/** Someone else saved first. */
export class Changed extends GraphQLError {
  constructor(message = 'Someone else has changed this in the meantime') {
    super(message, { extensions: { code: 'CONFLICT' } })
  }
}

/** Too many tries; `retryAfter` in seconds. */
export class TooMany extends GraphQLError {
  constructor(retryAfter: number, message = 'Too many tries. Wait a little and try again') {
    super(message, { extensions: { code: 'RATE_LIMITED', retryAfter } })
  }
}

/** More than we take at once. */
export class TooLarge extends GraphQLError {
  constructor(message = 'This is too large') {
    super(message, { extensions: { code: 'TOO_LARGE' } })
  }
}

/** We cannot just now; `retryAfter` in seconds. */
export class TooBusy extends GraphQLError {
  constructor(retryAfter = 5, message = 'We are too busy just now. Try again in a moment') {
    super(message, { extensions: { code: 'BUSY', retryAfter } })
  }
}
