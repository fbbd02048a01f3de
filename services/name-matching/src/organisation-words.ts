/** The words that names of organisations are made of: what they are short for, and how much they tell. */

import { computeEditDistance } from '@access/service-kit/text/edit-distance.rules'
import { getLongForms, longForms } from './abbreviations.ts'
import { isListedName } from './name-tables.ts'
import { buildWordSet, singularize } from './words.ts'

const stopWords = buildWordSet('and the of for y at in to on by')
const legalForms = buildWordSet(
  'llc llp lp llps inc incorporated ltd limited corp corporation co company plc pc pllc gmbh sa pa na',
)
/** What many are called besides: alone it tells nothing apart. */
const genericWords = buildWordSet(
  'hdfc ldc fcu hoa bid nypd fdny nycha la el los las le les residence residences number group holding holdings store stores service services enterprise enterprises usa america american international management systems solutions partners partner associate associates association team office city county state department national first new york north south east west united property properties home homes apartment apartments realty hospital center bank school brothers sons building development housing construction owners brooklyn bronx queens manhattan',
)
/** What they do: it tells little more, for many do it. */
const trades = buildWordSet(
  'university college restaurant grill cafe diner church ministries authority agency shop market supermarket foundation fund clinic pharmacy insurance industries logistics transport transportation trucking motors auto landscaping cleaning roofing staffing security laundry laundromat hotel motel inn bakery salon studio club towers estates investments capital lending mortgage financial credit police society institute academy nursing care lumber farms factory electric plumbing legal daycare childcare homecare deli grocery bodega pizza pizzeria nail nails barbershop taxi limousine towing moving storage parking garage dental medical pediatrics health hospice rehabilitation condominium cooperative library museum airlines delivery wholesale trading distributors contracting builders renovation remodeling painting heating manufacturing garment fashion apparel consulting technology laboratory funeral furniture hardware supply food foods liquors florist elevator maintenance car wash travel tours equities equity communications telecommunications telephone produce products spa beauty barber hair fish meat seafood juice coffee tea bagels bagel donuts chicken burger noodle sushi fitness gym yoga pet pets optical vision eye eyewear therapy counseling treatment surgery surgical urgent imaging radiology dialysis physicians ambulance ambulette homecare adult senior shelter shelters residential rentals rental leasing realtors brokers brokerage accounting tax bookkeeping printing press newspaper media publishing entertainment productions theater software networks computers electronics appliances tire tires collision body glass windows doors flooring carpet kitchen cabinets iron welding steel plastics paper chemicals oil gas fuel energy power water waste recycling carting sanitation exterminating pest freight shipping express courier messenger parcel airways railroad bus lines jewelry shoes footwear textiles wine wines beer smoke tobacco vape candy ice cream gift gifts flowers party catering kitchen buffet bar lounge pub tavern temple synagogue mosque congregation cathedral charities charity academy preschool kindergarten learning tutoring training education childrens family planning wellness pain chiropractic acupuncture psychiatric behavioral mental workforce employment personnel temp facilities janitorial maids mattress bedding lighting tile marble stone brick masonry concrete excavation demolition scaffolding waterproofing drywall carpentry woodworking locksmith alarm surveillance protection investigations collections recovery funding loans acceptance ventures capital advisors wealth',
)
const organisationMarkers = buildWordSet(
  'coffee donuts bagels chicken sushi fitness yoga savings federal seafood catering optical vision imaging radiology therapy counseling realtors rental beverage beverages auction pawnbrokers shelter residential ambulance ambulette carting hardware jewelers jewelry ps fcu ldc nypd fdny equities residences produce spa supermarkets express communications telecom telephone railroad catering wholesalers collision rentals leasing brokerage accounting printing software electronics appliances exterminating courier sanitation synagogue preschool chiropractic waterproofing ventures condominiums charities memorial concourse llc llp pllc inc incorporated ltd limited corp corporation company plc gmbh properties property management mgmt homes apartments apts apt realty rlty bank hospital hosp university univ college school restaurant grill cafe diner department dept city county church ministries group services service svcs associates assoc assn association partners partnership trust authority agency store stores shop market supermarket holdings enterprises construction constr foundation fund center centre ctr clinic pharmacy insurance ins systems solutions industries logistics transport transportation trucking motors auto landscaping cleaning roofing staffing security laundry laundromat hotel motel inn bakery salon studio club union local court towers estates housing investments capital lending mortgage financial credit sons bros brothers district police committee society institute academy nursing care and society development lumber farms farm factory electric plumbing legal office offices the of for hdfc nyc nys usa avenue ave boulevard blvd parkway pkwy street hts heights bldg building plaza gardens terrace village daycare childcare homecare deli grocery bodega pizza pizzeria nails barbershop taxi limousine limo towing moving movers storage parking garage dental medical pediatrics health hospice rehab rehabilitation condominium condo coop cooperative owners tenants precinct commission bureau administration council ministry congregation library museum airlines transit railroad delivery courier telecom communications media publishing entertainment productions theater liquors liquor florist furniture hardware supply supplies wholesale imports trading distributors international intl national natl industries contracting contractors builders renovation remodeling painting heating cooling manufacturing mfg garment fashions apparel textile knitwear consulting consultants technologies technology software networks laboratory labs university veterinary division federation alliance coalition project program office team state community elevator maintenance',
)

/** What is short for several words. */
const multiWordAbbreviations = new Map([
  ['ny', ['new', 'york']],
  ['nyc', ['new', 'york', 'city']],
  ['nys', ['new', 'york', 'state']],
  ['us', ['united', 'states']],
  ['ps', ['public', 'school']],
])

const correctableWords = [...new Set([...organisationMarkers, ...longForms.values()])].filter(
  (word) => word.length > 6,
)

/** 'Managment' is a word with a slip in it; in a short one it might be another word, and Terrance is no terrace. */
const correctTypo = (word: string): string =>
  word.length < 7 || organisationMarkers.has(word) || longForms.has(word) || isListedName(word)
    ? word
    : (correctableWords.find(
        (candidate) =>
          candidate[0] === word[0] &&
          Math.abs(candidate.length - word.length) < 2 &&
          computeEditDistance(candidate, word) < 2,
      ) ?? word)

const isOrganisationMarker = (word: string) =>
  organisationMarkers.has(correctTypo(word)) ||
  (word.length > 3 && organisationMarkers.has(longForms.get(word) ?? ''))

/** Two of them are telling: Dev alone is what somebody is called, 'Dev. Co.' is not. */
const isShortOrganisationMarker = (word: string) =>
  word.length > 1 && word.length < 4 && word !== 'st' && organisationMarkers.has(longForms.get(word) ?? '')

/** Whether no person is called so. */
export const isOrganisationName = (words: string[]) =>
  words.some(isOrganisationMarker) || words.filter(isShortOrganisationMarker).length > 1

/** LLC, Inc. and the words that join. */
export const isLegalForm = (word: string) => legalForms.has(word) || stopWords.has(word)

/** 'Of' and 'the': in an acronym they are mostly left out. */
export const isStopWord = (word: string) => stopWords.has(word)

/** The words of an organisation's name as they are compared: long, without slips, and one form for one and for many. */
export const expandAbbreviations = (words: string[]): string[] =>
  normalizeNumbers(words)
    .map(correctTypo)
    .flatMap((word) => multiWordAbbreviations.get(word) ?? [longForms.get(word) ?? word])

const singularGenericWords = new Set([...genericWords].map(singularize))
const singularTrades = new Set([...trades].map(singularize))

/** Whether it tells nothing apart; the number of a shop tells only apart from another. */
export const isGenericWord = (word: string) =>
  singularGenericWords.has(word) ||
  /^number\d+$/.test(word) ||
  getLongForms(word).some((long) => singularGenericWords.has(singularize(long)))

/** Whether it tells apart who is called so, and not only what they do. */
export const isDistinctiveWord = (word: string) => !isGenericWord(word) && !singularTrades.has(word)

/** Whether hardly another is called so. */
export const isRareWord = (word: string) =>
  isDistinctiveWord(word) && word.length > 4 && !/\d/.test(word) && !isListedName(word)

/** Numbers in names, however they were written: '47th', '47 th' and 'Forty-Seventh' are 47. */

const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const roundTens = tens.map((ten) => ten.replace(/y$/, 'ieth'))

/** Ordinals in digits; '125 St' is a street. 'First' is part of many a name besides, so it stays a word. */
function normalizeNumbers(words: string[]): string[] {
  return words
    .join(' ')
    .replace(/\b(\d+)(?:st| ?nd| ?rd| ?th)\b/g, '$1')
    .split(' ')
    .flatMap((word, index, all) => {
      const ten = tens.indexOf(word) + 2
      if (ten > 1 && ordinals.indexOf(all[index + 1] ?? '') > 0) return []
      const precedingTen = tens.indexOf(all[index - 1] ?? '') + 2
      const unit = ordinals.indexOf(word)
      if (unit > 0 && precedingTen > 1) return [String(precedingTen * 10 + unit)]
      if (unit > 1) return [String(unit)]
      const roundTen = roundTens.indexOf(word) + 2
      if (roundTen > 1) return [String(roundTen * 10)]
      return word === '1' ? ['first'] : [word]
    })
}

/** Legal forms and the like that are mostly written in their initials. */
const legalFormAbbreviations = (
  [
    ['housing development fund (?:corporation|company)', 'hdfc'],
    ['(?:local|community) development corporation', 'ldc'],
    ['(?:professional )?limited liability (?:company|partnership)', 'llc'],
    ['professional (?:service )?(?:corporation|association)', 'pc'],
    ['limited partnership', 'lp'],
    ['federal credit union', 'fcu'],
    ['homeowner(?:s?) association', 'hoa'],
    ['business improvement district', 'bid'],
    ['national association$', 'na'],
  ] as const
).map(([long, short]) => ({ long: new RegExp(`(?<= )${long}\\b`), short }))

/** 'Housing Development Fund Corporation' is HDFC. */
export const abbreviateLegalForms = (words: string[]): string[] =>
  legalFormAbbreviations
    .reduce((text, { long, short }) => text.replace(long, short), words.join(' '))
    .split(' ')
