/** What is said about names that are alike. */

/** What a hit means, by how the two stand to each other. */
export const meanings: Record<string, string> = {
  'their other side is our applicant': 'The other side may have asked us for help',
  'we must not act against them': 'We may not be allowed to act against them',
  'the applicant is the other side of another': 'The applicant may be the other side of somebody we know',
  'named in another': 'Named in another request',
  'the same other side': 'The same other side as in another request: no conflict',
  'the same person again': 'The same person, in another request: no conflict',
}

/** The two that weigh most. */
export const isGrave = (relation: string) =>
  relation === 'their other side is our applicant' || relation === 'we must not act against them'

export const newNamesSince = (count: number) =>
  `${count} new ${count === 1 ? 'name' : 'names'} since it was decided.`
