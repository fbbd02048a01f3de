/** An attorney of the team, as far as matching goes. */
export interface Attorney {
  id: string
  name: string
  /** Null for one whom no email reaches. */
  email: string | null
  designation: string
  expertise: readonly string[]
  languages: readonly string[]
  /** How many open matters they can take; null when nobody has said. */
  capacity: number | null
}
