/** Names of time zones as people write them behind a time: those of one zone, and those that are of no other one's clock. */

/** Languages whose readers have a short name for their own zone: a German abbreviation is none in American English. */
const languages = ['en-US', 'en-GB', 'en-CA', 'en-AU', 'en-NZ', 'en-IN']
const styles = ['short', 'long', 'shortGeneric', 'longGeneric'] as const
const [january, july] = [new Date('2024-01-15'), new Date('2024-07-15')]

const namesByZone = new Map<string, ReadonlySet<string>>()

/** What people call the clock of the time zone, in lower case, in summer and in winter: 'est', 'edt', 'eastern time'. */
function getZoneNames(timeZone: string): ReadonlySet<string> {
  const known = namesByZone.get(timeZone)
  if (known) return known
  const names = new Set(['local', 'local time'])
  for (const language of languages)
    for (const timeZoneName of styles) {
      const formatter = new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      for (const date of [january, july]) {
        const part = formatter.formatToParts(date).find(({ type }) => type === 'timeZoneName')
        const name = (part?.value ?? '').toLowerCase()
        // By its distance from Greenwich a clock is called for half of the year only.
        if (/^(?:gmt|utc)[+-]/.test(name)) continue
        names.add(name)
        if (name.endsWith(' time')) names.add(name.slice(0, -' time'.length))
      }
    }
  namesByZone.set(timeZone, names)
  return names
}

/** Abbreviations of the IANA time zone database, and names in words, that people write in English. */
const knownNames = [
  ...'utc gmt z et est edt ct cst cdt mt mst mdt pt pst pdt akst akdt hst hdt ast adt nst ndt'.split(' '),
  ...'bst ist wet west cet cest eet eest msk sast wat cat eat pkt npt ict wib sgt hkt jst kst'.split(' '),
  ...'awst acst acdt aest aedt nzst nzdt brt art clt cot pet'.split(' '),
  ...['eastern', 'central', 'mountain', 'pacific', 'alaska', 'hawaii', 'atlantic'],
]

const patterns = new Map<string, RegExp>()

/** One name at the beginning of a text, of this time zone or of another. */
export function matchZoneName(text: string, timeZone: string): { length: number; isOwn: boolean } | null {
  const pattern = patterns.get(timeZone) ?? createPattern(timeZone)
  patterns.set(timeZone, pattern)
  const [matched, name] = pattern.exec(text) ?? []
  if (matched === undefined || name === undefined) return null
  return { length: matched.length, isOwn: getZoneNames(timeZone).has(name) }
}

/**
 * The longest names first. What is so many hours from Greenwich is of another zone, for half of the year at least, and so
 * may be any other words that end with 'time'.
 */
function createPattern(timeZone: string): RegExp {
  const names = [...getZoneNames(timeZone), ...knownNames]
  const choices = names.toSorted((one, other) => other.length - one.length).map(escapePattern)
  return new RegExp(
    `^((?:gmt|utc) ?[+-] ?\\d{1,2}|${choices.join('|')}|(?:\\p{L}+ ){1,3}time)(?: (?:standard |daylight |summer )?time)?(?![\\p{L}\\p{N}])`,
    'u',
  )
}

const escapePattern = (name: string) => name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')
