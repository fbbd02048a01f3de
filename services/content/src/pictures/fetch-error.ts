/** Why a picture of another site could not be fetched, in words for people. */

/** `message` is a sentence for the screen. */
export class FetchError extends Error {}

export const fetchErrors = {
  notWeb: 'Its address does not begin with https:// or http://.',
  notPublic: 'Its address does not lead to a public website.',
  notFound: 'There is no website at its address.',
  noAnswer: 'The website did not answer.',
  timeout: (seconds: number) => `The website did not send it within ${seconds} seconds.`,
  status: (status: number) => `The website answered with the status ${status}.`,
  redirects: (limit: number) => `The website redirected more than ${limit} times.`,
  tooLarge: (megabytes: number) => `It is larger than ${megabytes}MB.`,
  notAPicture: 'What is there is not a picture that we can show, such as JPEG, PNG or WebP.',
  notStored: 'It could not be stored.',
} as const
