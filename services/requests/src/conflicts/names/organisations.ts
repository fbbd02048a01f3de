/** What makes a name that of an organisation, and how two of them compare. */
import type { Likeness } from './likeness.ts'
import { likeWords } from './likeWords.ts'
import type { Reading } from './read.ts'

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const legalForms = wordsOf(
  'llc llp lp inc incorporated ltd limited corp corporation co company plc pc gmbh sa pa na and the of for y',
)
/** What many are called besides: alone it tells nothing apart. */
const general = wordsOf(
  'group holding holdings store stores service services enterprise enterprises usa america american international management systems solutions partners partner associate associates team office city county state department national first new north south east west united property properties home homes apartment apartments realty hospital center bank school',
)
const telling = wordsOf(
  'llc llp inc incorporated ltd limited corp corporation company plc gmbh properties property management mgmt homes apartments apts apt realty rlty bank hospital hosp university univ college school restaurant grill cafe diner department dept city county church ministries group services svcs associates assoc assn association partners partnership trust authority agency store stores shop market supermarket holdings enterprises construction constr foundation fund center centre ctr clinic pharmacy insurance ins systems solutions industries logistics transport trucking motors auto landscaping cleaning roofing staffing security laundry hotel motel inn bakery salon studio club union local court towers estates housing investments capital lending mortgage financial credit sons bros brothers district police committee society institute academy nursing care and society development lumber farms farm factory electric plumbing law legal',
)
const longWords: Record<string, string> = {
  ...{ mgmt: 'management', mgt: 'management', apts: 'apartments', apt: 'apartments', assoc: 'associates' },
  ...{ assn: 'association', dept: 'department', univ: 'university', hosp: 'hospital', intl: 'international' },
  ...{
    natl: 'national',
    svc: 'service',
    svcs: 'services',
    bros: 'brothers',
    ctr: 'center',
    centre: 'center',
  },
  ...{ rlty: 'realty', prop: 'properties', props: 'properties', auth: 'authority', dev: 'development' },
  ...{
    constr: 'construction',
    ins: 'insurance',
    fin: 'financial',
    st: 'saint',
    mt: 'mount',
    govt: 'government',
  },
  ...{ hsg: 'housing', pharm: 'pharmacy', mfg: 'manufacturing', tech: 'technology', rest: 'restaurant' },
}

/** Whether no person is called so. */
export const isOrganisation = (word: string) => telling.has(word)

/** LLC, Inc. and the words that join. */
export const isLegalForm = (word: string) => legalForms.has(word)

/** Management for mgmt, and one form for one and for many. */
export function longWord(word: string): string {
  const long = longWords[word] ?? word
  return long.length > 4 ? long.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : long
}

const isGeneral = (word: string) => general.has(word) || general.has(`${word}s`)

/** How two names of which one at least is an organisation's compare. */
export function likeOrganisations(one: Reading, other: Reading): Likeness | null {
  if (one.letters === other.letters) return { isHit: true, why: ['the same but for the form'] }
  if (areInitials(one, other) || areInitials(other, one)) return { isHit: true, why: ['initials'] }
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one]
  if (short.kind === 'person') return long.kind === 'person' ? null : holder(short, long)
  if (long.kind === 'person') return holder(long, short)

  const why = new Set<string>()
  const rest = [...long.words]
  let tells = 0
  for (const [place, word] of short.words.entries()) {
    const found = rest.findIndex((candidate) => likeWords(word, candidate, 'organisation') !== null)
    if (found < 0) return null
    if (place === 0 && found > 0 && short.words.length < long.words.length && !isGeneral(rest[0]!))
      return null
    const reason = likeWords(word, rest[found]!, 'organisation')!
    if (reason !== 'the same') why.add(reason)
    if (!isGeneral(word)) tells += 1
    rest.splice(found, 1)
  }
  // 'First National' is half of many a name.
  if (tells === 0 && rest.length > 0) return null
  if (!rest.every(isGeneral) && tells < 2) return null
  if (rest.length > 0) why.add('part of the name')
  return { isHit: true, why: [...(why.size > 0 ? why : ['the same but for the form'])] }
}

/** NYCHA and New York City Housing Authority. */
const areInitials = ({ words: [word, ...more] }: Reading, { words }: Reading) =>
  word !== undefined &&
  more.length === 0 &&
  words.length >= 3 &&
  word === words.map(([letter]) => letter).join('')

/** 'Peter Novak Roofing LLC' is Peter Novak's. */
function holder(person: Reading, organisation: Reading): Likeness | null {
  const named = person.words.map(longWord).join(' ')
  const isIn = person.words.length > 1 && ` ${organisation.words.join(' ')} `.includes(` ${named} `)
  return isIn ? { isHit: true, why: ['part of the name'] } : null
}
