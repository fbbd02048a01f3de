/** The words that names of organisations are made of: what they are short for, and how much they tell. */
import abbreviations from './abbreviations.json' with { type: 'json' }
import { distance } from './distance.ts'
import { isName } from './known.ts'
import { withPlainNumbers } from './numbers.ts'

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const joining = wordsOf('and the of for y at in to on by')
const legalForms = wordsOf(
  'llc llp lp llps inc incorporated ltd limited corp corporation co company plc pc pllc gmbh sa pa na',
)
/** What many are called besides: alone it tells nothing apart. */
const general = wordsOf(
  'group holding holdings store stores service services enterprise enterprises usa america american international management systems solutions partners partner associate associates association team office city county state department national first new york north south east west united property properties home homes apartment apartments realty hospital center bank school brothers sons building development housing construction owners brooklyn bronx queens manhattan',
)
/** What they do: it tells little more, for many do it. */
const trades = wordsOf(
  'university college restaurant grill cafe diner church ministries authority agency shop market supermarket foundation fund clinic pharmacy insurance industries logistics transport transportation trucking motors auto landscaping cleaning roofing staffing security laundry laundromat hotel motel inn bakery salon studio club towers estates investments capital lending mortgage financial credit police society institute academy nursing care lumber farms factory electric plumbing legal daycare childcare homecare deli grocery bodega pizza pizzeria nail nails barbershop taxi limousine towing moving storage parking garage dental medical pediatrics health hospice rehabilitation condominium cooperative library museum airlines delivery wholesale trading distributors contracting builders renovation remodeling painting heating manufacturing garment fashion apparel consulting technology laboratory funeral furniture hardware supply food foods liquors florist elevator maintenance car wash travel tours',
)
const telling = wordsOf(
  'llc llp pllc inc incorporated ltd limited corp corporation company plc gmbh properties property management mgmt homes apartments apts apt realty rlty bank hospital hosp university univ college school restaurant grill cafe diner department dept city county church ministries group services service svcs associates assoc assn association partners partnership trust authority agency store stores shop market supermarket holdings enterprises construction constr foundation fund center centre ctr clinic pharmacy insurance ins systems solutions industries logistics transport transportation trucking motors auto landscaping cleaning roofing staffing security laundry laundromat hotel motel inn bakery salon studio club union local court towers estates housing investments capital lending mortgage financial credit sons bros brothers district police committee society institute academy nursing care and society development lumber farms farm factory electric plumbing legal office offices the of for hdfc nyc nys usa avenue ave boulevard blvd parkway pkwy street hts heights bldg building plaza gardens terrace village daycare childcare homecare deli grocery bodega pizza pizzeria nails barbershop taxi limousine limo towing moving movers storage parking garage dental medical pediatrics health hospice rehab rehabilitation condominium condo coop cooperative owners tenants precinct commission bureau administration council ministry congregation library museum airlines transit railroad delivery courier telecom communications media publishing entertainment productions theater liquors liquor florist furniture hardware supply supplies wholesale imports trading distributors international intl national natl industries contracting contractors builders renovation remodeling painting heating cooling manufacturing mfg garment fashions apparel textile knitwear consulting consultants technologies technology software networks laboratory labs university veterinary division federation alliance coalition project program office team state community elevator maintenance',
)

const longForms = new Map<string, string>()
for (const [long, ...short] of abbreviations.map((line) => line.split(' ')))
  for (const word of [long!, ...short]) if (!longForms.has(word)) longForms.set(word, long!)

/** What is short for several words. */
const severalWords: Record<string, string[]> = {
  ny: ['new', 'york'],
  nyc: ['new', 'york', 'city'],
  nys: ['new', 'york', 'state'],
  us: ['united', 'states'],
}

const common = [...new Set([...telling, ...longForms.values()])].filter((word) => word.length > 6)

/** 'Managment' is a word with a slip in it; in a short one it might be another word, and Terrance is no terrace. */
const withoutSlip = (word: string): string =>
  word.length < 7 || telling.has(word) || longForms.has(word) || isName(word)
    ? word
    : (common.find(
        (right) =>
          right[0] === word[0] && Math.abs(right.length - word.length) < 2 && distance(right, word) < 2,
      ) ?? word)

/** Whether no person is called so. */
export const isOrganisation = (word: string) =>
  telling.has(withoutSlip(word)) || (word.length > 3 && telling.has(longForms.get(word) ?? ''))

/** LLC, Inc. and the words that join. */
export const isLegalForm = (word: string) => legalForms.has(word) || joining.has(word)

/** 'Of' and 'the': in an acronym they are mostly left out. */
export const isJoining = (word: string) => joining.has(word)

/** The words of an organisation's name as they are compared: long, without slips, and one form for one and for many. */
export const longWords = (words: string[]): string[] =>
  withPlainNumbers(words)
    .map(withoutSlip)
    .flatMap((word) => severalWords[word] ?? [longForms.get(word) ?? word])

/** One form for one and for many. */
export const oneOfMany = (word: string): string =>
  word.length > 4 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word

const generalOnes = new Set([...general].map(oneOfMany))
const tradesInOne = new Set([...trades].map(oneOfMany))

/** Whether it tells nothing apart. */
export const isGeneral = (word: string) => generalOnes.has(word)

/** Whether it tells apart who is called so, and not only what they do. */
export const isOwn = (word: string) => !generalOnes.has(word) && !tradesInOne.has(word)
