/** What comes of comparing two names. */
export interface NameMatch {
  isMatch: boolean
  /** For people to read: 'sounds the same', 'initials', 'reversed', 'known as', 'a short form'; empty without a match. */
  reasons: string[]
}
