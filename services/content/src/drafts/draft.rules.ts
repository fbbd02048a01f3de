/** How long a draft is kept, and how large it may be. */

export const draftLimits = {
  /** Characters of its fields as JSON: less than the gateway takes of an administrator. */
  values: 900_000,
  /** Days after the last change. */
  days: 30,
  /** The newest of a type that are listed. */
  listed: 50,
} as const
