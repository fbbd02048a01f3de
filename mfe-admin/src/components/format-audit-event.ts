/** Formats an audit event as a sentence, and builds the path of its item. */
import { isolate } from '@access/kit'
import type { AuditEventFragment } from './audit-events.generated.ts'
import { splitWords } from './split-words.ts'

// Actions without an object: 'Applicant wrote, legal aid request …'.
const objectlessActions =
  /^(wrote|told|asked|wanted|moved|sent papers|opened again|opened without|looked at the|(found a|found no) conflict|named a|changed a party|took out|decided|still needs|let us|offered to|took back from|ended the offer|looked for|searched by|read the|has a conflict|assigned|undid|made a note|gave a reason)/

/** The parts of the sentence: 'Ada updated case', '“Locked out”', ': title, status'. */
export function formatAuditEvent({ actor, action, itemType, title, changedFields }: AuditEventFragment) {
  if (/\bsign/.test(action))
    return { prefix: `${isolate(actor)} ${action}`, name: title && `(${isolate(title)})`, suffix: '' }
  const verb = objectlessActions.test(action) ? `${action},` : action
  const suffix = changedFields
    ? `: ${changedFields.length > 0 ? changedFields.map(splitWords).join(', ') : 'nothing changed'}`
    : ''
  return { prefix: [isolate(actor), verb, itemType].join(' '), name: title && `“${isolate(title)}”`, suffix }
}

const createSearchPath = (path: string) => (event: AuditEventFragment) =>
  `/admin/${path}?q=${encodeURIComponent(event.title ?? '')}`
const createItemPath = (path: string) => (event: AuditEventFragment) =>
  event.itemId ? `/admin/${path}/${event.itemId}` : `/admin/${path}`

const pathBuilders: Record<string, (event: AuditEventFragment) => string> = {
  case: createSearchPath('cases'),
  judgment: createSearchPath('judgments'),
  event: createSearchPath('events'),
  'blog post': createSearchPath('blog'),
  'team member': createSearchPath('team'),
  service: createSearchPath('services'),
  'related document': createSearchPath('related-documents'),
  'constitution version': createSearchPath('constitution'),
  file: () => '/admin/media',
  'legal aid request': createItemPath('legal-aid'),
  // A document is shown with its request, whose id the event has.
  document: createItemPath('legal-aid'),
  'saved view': () => '/admin/legal-aid',
  'conflict list': () => '/admin/conflicts',
  'conflict list entry': () => '/admin/conflicts',
  'contact message': createItemPath('messages'),
  'contact messages': createItemPath('messages'),
  registrations: createItemPath('registrations'),
  'poverty guideline': () => '/admin/guidelines',
  letter: () => '/admin/letters',
  email: () => '/admin/emails',
  emails: () => '/admin/emails',
}

/** The path of the item; null when it has no screen or is deleted. */
export function getAuditEventPath(event: AuditEventFragment): string | null {
  if (event.title === null || /^(deleted|erased)/.test(event.action)) return null
  return pathBuilders[event.itemType]?.(event) ?? null
}
