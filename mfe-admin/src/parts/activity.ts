/** A line of a service's audit trail, in words, and the screen that shows what it is about. */
export type Activity = {
  id: string
  at: string
  who: string
  action: string
  noun: string
  itemId: string | null
  title: string | null
  /** The fields that a change has changed; null where it was none. */
  fields: string[] | null
}

// What is done without doing it to something: 'Applicant wrote, legal aid request …'.
const objectless =
  /^(wrote|told|asked|wanted|moved|sent papers|opened again|opened without|looked at the|(found a|found no) conflict|named a|changed a party|took out|decided|still needs|let us|offered to|took back from|ended the offer|looked for|read the|has a conflict|assigned|made a note)/

/** A line, with the name of what it is about apart: 'Ada updated case', '“Locked out”', ': title, status'. */
export function saidOf({ who, action, noun, title, fields }: Activity) {
  if (/\bsign/.test(action)) return { before: `${who} ${action}`, name: title && `(${title})`, after: '' }
  const done = objectless.test(action) ? `${action},` : action
  const after = fields ? `: ${fields.length > 0 ? fields.map(spelt).join(', ') : 'nothing changed'}` : ''
  return { before: [who, done, noun].join(' '), name: title && `“${title}”`, after }
}

/** 'judgmentDate' as people write it. */
const spelt = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const searchIn = (path: string) => (line: Activity) =>
  `/admin/${path}?q=${encodeURIComponent(line.title ?? '')}`
const itemIn = (path: string) => (line: Activity) =>
  line.itemId ? `/admin/${path}/${line.itemId}` : `/admin/${path}`

const ways: Record<string, (line: Activity) => string> = {
  case: searchIn('cases'),
  judgment: searchIn('judgments'),
  event: searchIn('events'),
  'blog post': searchIn('blog'),
  'team member': searchIn('team'),
  service: searchIn('services'),
  'related document': searchIn('related-documents'),
  'constitution version': searchIn('constitution'),
  'legal aid request': itemIn('legal-aid'),
  // A paper is shown with its request, which is what the line names.
  document: itemIn('legal-aid'),
  'saved view': () => '/admin/legal-aid',
  'name we must not act against': () => '/admin/conflicts',
  'contact message': itemIn('messages'),
  'contact messages': itemIn('messages'),
  registrations: itemIn('registrations'),
  'poverty guideline': () => '/admin/guidelines',
  letter: () => '/admin/letters',
  mail: () => '/admin/mails',
  mails: () => '/admin/mails',
}

/** Where that can be seen; null where there is no screen for it, or it is gone. */
export function wayTo(line: Activity): string | null {
  if (line.title === null || /^(deleted|erased)/.test(line.action)) return null
  return ways[line.noun]?.(line) ?? null
}
