/** The errors of a service: each with a message of our own and the code for GraphQL and REST. */
import { GraphQLError } from 'graphql'

/** Field name (dotted when nested) → the validation message, in plain words. */
export type FieldMessages = Record<string, string>

/** The input violates the rules; `fields` has the messages. */
export class Invalid extends GraphQLError {
  constructor(fields: FieldMessages, message = 'Some answers need another look') {
    super(message, { extensions: { code: 'BAD_USER_INPUT', fields } })
  }
}

/** Only for administrators, and nobody is signed in. */
export class NotSignedIn extends GraphQLError {
  constructor(message = 'Sign in to do this') {
    super(message, { extensions: { code: 'UNAUTHENTICATED' } })
  }
}

/** Somebody is signed in whose role does not include this; it says nothing about whether the item exists. */
export class Forbidden extends GraphQLError {
  constructor(message = 'Your role does not include this. Ask an administrator if you need it') {
    super(message, { extensions: { code: 'FORBIDDEN' } })
  }
}

/** What a second factor is asked with, beside the error: WebAuthn's options are for `navigator.credentials.get`. */
export interface SecondFactorRequest {
  /** The factors that are enrolled: any one of them will do. */
  secondFactor: string[]
  passkeyOptions?: object
}

/**
 * Step-up authentication (RFC 9470): the password alone is not enough, or was given too long ago. `request` names what
 * is missing at a sign-in.
 */
export class SecondFactorNeeded extends GraphQLError {
  constructor(message = 'Confirm that it is you', request?: SecondFactorRequest) {
    super(message, { extensions: { code: 'SECOND_FACTOR_NEEDED', ...request } })
  }
}

/** The session may do nothing but end what restricts it. */
export class SessionRestricted extends GraphQLError {
  constructor() {
    super('Finish setting up your account first', { extensions: { code: 'SESSION_RESTRICTED' } })
  }
}

/** There is no such item, or the client may not know that there is. */
export class NotFound extends GraphQLError {
  constructor(itemType: string, id?: string) {
    super(
      id ? `There is no ${itemType} ${JSON.stringify(id.slice(0, 100))}` : `There is no such ${itemType}`,
      {
        extensions: { code: 'NOT_FOUND' },
      },
    )
  }
}

/** An item with the same unique values exists already. */
export class AlreadyExists extends GraphQLError {
  constructor(fields?: FieldMessages, message = 'This exists already') {
    super(message, { extensions: { code: 'CONFLICT', ...(fields && { fields }) } })
  }
}

/** Someone else has saved the item meanwhile. */
export class EditConflict extends GraphQLError {
  constructor(message = 'Someone else has changed this in the meantime') {
    super(message, { extensions: { code: 'CONFLICT' } })
  }
}

/** A rate limit was exceeded; `retryAfter` in seconds. */
export class TooManyRequests extends GraphQLError {
  constructor(retryAfter: number, message = 'Too many tries. Wait a little and try again') {
    super(message, { extensions: { code: 'RATE_LIMITED', retryAfter } })
  }
}

/** The request is larger than accepted. */
export class TooLarge extends GraphQLError {
  constructor(message = 'This is too large') {
    super(message, { extensions: { code: 'TOO_LARGE' } })
  }
}

/** Temporarily unavailable; `retryAfter` in seconds. */
export class ServiceUnavailable extends GraphQLError {
  constructor(retryAfter = 5, message = 'We are too busy just now. Try again in a moment') {
    super(message, { extensions: { code: 'BUSY', retryAfter } })
  }
}
