/** Whether two names may mean one person or one organisation, and why: for somebody who decides, so rather once too often. */
import { likeOrganisations } from './organisations.ts'
import { likePersons } from './persons.ts'
import { type Reading, readingsOf } from './read.ts'

export interface Likeness {
  isHit: boolean
  /** In words: 'sounds the same', 'initials', 'reversed', 'known as', 'a short form'; none where it is no hit. */
  why: string[]
}

const none: Likeness = { isHit: false, why: [] }

/** Compares every reading of one name with every reading of the other. */
export const likeness = (one: string, other: string): Likeness => likenessTo(one)(other)

/** The same for a name that many are compared with: it is read once. */
export function likenessTo(one: string): (other: string) => Likeness {
  const readings = readingsOf(one)
  return (other) => {
    const others = readingsOf(other)
    for (const mine of readings) {
      for (const theirs of others) {
        const like = likeReadings(mine, theirs)
        if (!like) continue
        const via = mine.via ?? theirs.via
        return via ? { ...like, why: [via, ...like.why.filter((why) => why !== 'the same')] } : like
      }
    }
    return none
  }
}

function likeReadings(one: Reading, other: Reading): Likeness | null {
  if (one.kind === 'person' && other.kind === 'person') return likePersons(one, other)
  return likeOrganisations(one, other)
}
