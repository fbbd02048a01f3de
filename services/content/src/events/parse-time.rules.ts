/** Reads when an event begins and ends, as people type it. */
import { type Duration, parseDuration } from './parse-duration.rules.ts'
import { resolveClock, type WrittenTime } from './resolve-clock.rules.ts'
import { matchZoneName } from './time-zone-names.rules.ts'
import { toPlainText } from './typed-text.rules.ts'

/** Minutes after midnight of the event's day; an end beyond 1440 is on the next one. */
export interface ParsedTime {
  start: number
  end: number | null
  /** Where it stands beside the time: '6 PM (2 hours)'. */
  duration: Duration | null
}

/** Where the clock is, and what people call the event's day, in lower case, the longest first: 'june 13', 'friday'. */
export interface TimeContext {
  timeZone: string
  dayNames: readonly string[]
}

/**
 * '5:30 PM', '6:30 - 8:00 PM', '10am–2', '17:30', 'noon to 1 p.m.', 'doors 6, start 7 PM', 'all day'. Null for what gives
 * no one start: 'TBD', '9 AM & 1 PM', '5:30', which may be in the morning or in the afternoon, a time by the clock of
 * another zone. Better no time in a calendar than a wrong one.
 */
export function parseTime(eventTime: string, context: TimeContext): ParsedTime | 'allDay' | null {
  const text = spellOut(toPlainText(eventTime))
  if (/^(?:(?:all|whole|full)(?: - | )?day(?: long| event)?|todo el d[ií]a)$/.test(text)) return 'allDay'
  const time = dropDay(text, context.dayNames)
  if (otherDayPattern.test(time)) return null
  const { text: rest, duration } = splitDuration(time)
  const times = readTimes(splitTokens(rest, context.timeZone))
  if (!times) return null
  const own = times.some(({ zone }) => zone === 'own') ? times.filter(({ zone }) => zone === 'own') : times
  const [first, ...others] = own
  if (!first || first.zone === 'other') return null
  // The same time may stand there twice, as in '6 PM / 18:00'.
  const isSame = others.every(
    ({ start, end }) => start === first.start && (end === first.end || end === null),
  )
  return isSame ? { start: first.start, end: first.end, duration } : null
}

/** Words for a time as digits, and the signs of a half of the day as 'am' and 'pm', in English and in Spanish. */
const spellOut = (text: string) =>
  text
    .replace(/(\d ?|\b)([ap])(?: ?\. ?| )m\b\.?/g, '$1$2m')
    .replace(/(\d)([ap])\b\.?(?!\w)/g, '$1$2m')
    .replace(/ ?\bo ?'? ?clock\b/g, '')
    .replace(/^a las? /, '')
    .replace(/(?:\b12(?:[:.]00)? ?)?(?:pm ?)?\(?\b(?:noon|midday|mid - day|mediod[ií]a)\b\)?/g, '12:00pm')
    .replace(/(?:\b12(?:[:.]00)? ?)?(?:am ?)?\(?\b(?:midnight|medianoche)\b\)?/g, '12:00am')
    .replace(/(\d) (?:(?:in the |this )?morning|de la mañana)\b/g, '$1am')
    .replace(/(\d) (?:(?:in the |this )?(?:afternoon|evening)|de la tarde)\b/g, '$1pm')
    // Twelve at night is midnight, and two is of the next day.
    .replace(/(\b(?:[5-9]|1[01])(?:[:.]\d\d)?) (?:at night|tonight|de la noche)\b/g, '$1pm')
    .replace(/\bbetween (.+?) and /g, 'from $1 to ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')

/** The event's own day beside the time says nothing new. */
function dropDay(typed: string, dayNames: readonly string[]): string {
  const text = typed.replace(/(\p{L}{3})\. /gu, '$1 ')
  for (const name of dayNames) {
    const place = text.indexOf(name)
    const end = place + name.length
    if (place < 0 || /[\p{L}\p{N}/]$/u.test(text.slice(0, place)) || /^[\p{L}\p{N}/]/u.test(text.slice(end)))
      continue
    return dropDay(`${text.slice(0, place)} ${text.slice(end)}`.replace(/^[ ,.:-]+|[ ,]+$/g, ''), dayNames)
  }
  return text
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** A day that is left is another one, or one of several: no time of it is one of the event's day. */
const otherDayPattern = new RegExp(
  `\\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?\\b|\\b${month} \\d|\\d (?:of )?${month}\\b`,
)

/** '6 pm for 2 hours', '6 pm (90 min)': the duration apart. */
function splitDuration(text: string): { text: string; duration: Duration | null } {
  const [matched, words] = /(?:\bfor |[(,] ?)([^(),]+)\)?$/.exec(text) ?? []
  const duration = parseDuration(words)
  return duration && matched
    ? { text: text.slice(0, -matched.length).trim(), duration }
    : { text, duration: null }
}

type Token =
  | { is: 'time'; time: WrittenTime }
  | { is: 'zone'; isOwn: boolean }
  /** 'to' and 'until': a time may follow, or none, as in '6 pm until late'. */
  | { is: 'until' }
  /** 'doors open at': the time behind it is not that of the event. */
  | { is: 'doors' }
  /** What changes nothing: 'from', 'starts at', commas. */
  | { is: 'filler' }
  | { is: 'word'; text: string }

const timePattern =
  /(\d{1,2})(?:(?: ?[:.] ?|h)([0-5]\d)(?::[0-5]\d)?|([0-5]\d)(?=(?: ?(?:-|to) ?\d{3,4})? ?(?:[ap]m|hrs?|hours|h)\b))?(?: ?(?:([ap]m)|(h|uhr)|hrs?|hours)\b\.?)?(?![\p{L}\p{N}_:%])/uy
const untilPattern =
  /-|(?:to|until|till|til|thru|through|hasta(?: las?)?|a(?: las?)?(?= ?\d))\b|(?:ends?|ending|closes|closing|finish(?:es|ing)?)\b(?: (?:at|by|around)\b)?/y
const doorsPattern = /(?:doors?|gates?)\b(?: opens?\b| opening\b)?/y
const fillerPattern =
  /(?:from|at|de|desde(?: las?)?|las?|horas?|starts?|starting|begins?|beginning|time|approx|approximately|about|around|circa|ca|sharp|onwards?|late|(?:and|or) later|close|event|program|programme|workshop|clinic|talk|lecture|meeting|class)\b\.?|[@:,.;(){}|/+&?]|and\b/y
const wordPattern = /[\p{L}\p{N}'’]+|./uy

function splitTokens(text: string, timeZone: string): Token[] {
  const tokens: Token[] = []
  let offset = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = offset
    return pattern.exec(text)
  }
  while (offset < text.length) {
    const [token, length] = readToken()
    if (token) tokens.push(token)
    offset += length
  }
  return tokens

  function readToken(): [Token | null, number] {
    if (text[offset] === ' ') return [null, 1]
    const time = match(timePattern)
    if (time) return [{ is: 'time', time: toWrittenTime(time) }, time[0].length]
    for (const [is, pattern] of [
      ['until', untilPattern],
      ['doors', doorsPattern],
      ['filler', fillerPattern],
    ] as const) {
      const matched = match(pattern)
      if (matched) return [{ is }, matched[0].length]
    }
    const zone = matchZoneName(text.slice(offset), timeZone)
    if (zone) return [{ is: 'zone', isOwn: zone.isOwn }, zone.length]
    const [word] = match(wordPattern)!
    return [{ is: 'word', text: word }, word.length]
  }
}

function toWrittenTime([matched, hours, minutes, compactMinutes, half, unit]: RegExpExecArray): WrittenTime {
  const written = minutes ?? compactMinutes
  const isMilitary = compactMinutes !== undefined && hours!.length === 2 && !half
  return {
    hours: Number(hours),
    minutes: Number(written ?? 0),
    half: (half as WrittenTime['half']) ?? null,
    isBare: written === undefined && !half && !unit,
    is24Hour:
      !half &&
      (Boolean(unit) || isMilitary || /^0\d|^00?$|^1[3-9]|^2\d/.test(hours!) || /\dh\d/.test(matched)),
  }
}

interface ZonedTime {
  start: number
  end: number | null
  zone: 'own' | 'other' | null
}

/** Words behind a time that make it another one than the start. */
const turningWords =
  /^(?:[ap]m|not|no|except|before|after|by|closed|deadline|every|each|weekly|daily|next|following|tomorrow|was|instead|cancell?ed|postponed)$/
/** Words before a place: '10 am - 2 in Room 5' ends at 2, '10 am - 12 Elm Street' says nothing of an end. */
const placeWords = /^(?:in|on|via|with|en)$/

/** Whether only a convention says which half of the day it is in. */
const isGuess = (first: WrittenTime, last: WrittenTime | null) =>
  ![first, last].some((time) => time?.half || (time?.is24Hour && !time.isBare))

/** All times, each with its end; null where there are words that may change what they mean. */
function readTimes(tokens: Token[]): ZonedTime[] | null {
  const times: ZonedTime[] = []
  let index = 0
  let hasWords = false
  let hasGuess = false
  const next = () => tokens[index]
  const take = <Is extends Token['is']>(is: Is): Extract<Token, { is: Is }> | null => {
    const token = tokens[index]
    if (token?.is !== is) return null
    index += 1
    return token as Extract<Token, { is: Is }>
  }
  /** What comes next but for fillers; nothing is passed over where it is something else. */
  const takeBeyondFillers = <Is extends Token['is']>(is: Is) => {
    const start = index
    while (take('filler')) {}
    const token = take(is)
    if (!token) index = start
    return token
  }
  /** A number of something else: '12 Elm Street', '20 minutes'. */
  const isOfWords = ({ time }: { time: WrittenTime }) => {
    const token = next()
    return time.isBare && token?.is === 'word' && !placeWords.test(token.text)
  }
  const takeEnd = () => {
    const end = takeBeyondFillers('until') && takeBeyondFillers('time')
    return end && !isOfWords(end) ? end.time : null
  }
  const takeZone = () => {
    const zone = takeBeyondFillers('zone')
    return zone && (zone.isOwn ? ('own' as const) : ('other' as const))
  }

  while (next()) {
    if (take('filler')) continue
    if (take('doors')) {
      if (!takeBeyondFillers('time')) return null
      takeZone()
      continue
    }
    const first = take('time')
    if (!first) {
      const word = take('word')
      // Before the time a word may say what it is of: a room, another day, a deadline.
      if (times.length === 0 || (word && turningWords.test(word.text))) return null
      if (word) hasWords = true
      else index += 1
      continue
    }
    // 'Room 2' and '12 Elm Street' behind a time are no times.
    if (times.length > 0 && first.time.isBare && (hasWords || isOfWords(first))) continue
    let zone = takeZone()
    const last = takeEnd()
    zone = takeZone() ?? zone
    const clock = hasWords ? null : resolveClock(first.time, last)
    if (!clock) return null
    hasGuess ||= isGuess(first.time, last)
    times.push({ ...clock, zone })
  }
  // Any word may be one for the evening, in any language.
  return hasGuess && hasWords ? null : times
}
